// What is wrong with the screen as it is drawn now: one line for each fault, naming its place.
// `phone`: it is used by fingers. `share`: how much of the height the prompt may take.
({ phone, share }) => {
  const SMALLEST_TEXT = 13;
  const SMALLEST_ICON = 16;
  const SMALLEST_TARGET = 40;
  // Out of sight on purpose: words for screen readers, and the list of options while it is closed.
  const UNSEEN = '.hidden, .hidden *, .options:not(.listed), .options:not(.listed) *';
  const found = new Set();

  // Where an element is: its address on the board or the section around it, its classes, its text.
  const name = (element) => {
    const near = element.closest('[data-ref], section, [id]');
    const classes = String(element.className.baseVal ?? element.className).replace(/\b(s|svelte)-\S+/g, '').trim();
    const where = near?.dataset.ref ?? near?.getAttribute('aria-label') ?? near?.id ?? '';
    return `${where} ${element.localName}.${classes.replace(/\s+/g, '.')} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
  };

  // Whether anything of an element is left where it lies in something that cuts it off. What is scrolled away counts.
  const isLeft = (element) => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      if (/hidden|clip/.test(overflowX)) [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (/hidden|clip/.test(overflowY)) [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return right - left > 1 && bottom - top > 1;
  };
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && isLeft(element);
  const fault = (kind, element, detail) => isShown(element) && found.add(`${kind}: ${name(element)} ${detail}`);
  // The panels scroll up and down only; what is smaller may scroll sideways by itself.
  const scrolls = (at) => !at.matches('.board, .seats, aside, #app')
    && (/auto|scroll/.test(getComputedStyle(at).overflowX) || scrolls(at.parentElement));

  const prompt = document.querySelector('.prompt');
  const part = prompt ? prompt.getBoundingClientRect().height / innerHeight : 0;
  if (part > share) fault('prompt too high', prompt, `${Math.round(100 * part)}%`);
  if (document.documentElement.scrollWidth > innerWidth) fault('scrolls sideways', document.body, '');

  const hasText = ({ childNodes }) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim());

  for (const element of document.querySelectorAll(`#app :not(${UNSEEN}, svg *)`)) {
    const box = element.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const style = getComputedStyle(element);
    if ((box.left < -1 || box.right > innerWidth + 1) && !element.closest('.frame') && !scrolls(element)) {
      fault('beyond the edge', element, `${Math.round(box.left)} to ${Math.round(box.right)}`);
    }
    // The open list of options lies over the board, and so does what has no room in the line.
    const inPrompt = prompt?.contains(element) && !element.closest(".listed, [data-fit='rising']");
    const outside = inPrompt && (box.top < prompt.getBoundingClientRect().top - 1 || box.bottom > innerHeight + 1);
    if (outside) fault('outside of the prompt', element, '');
    const line = element.closest('.prompt .line');
    if (line && element !== line && box.right > line.getBoundingClientRect().right + 1) fault('truncated', element, '');
    const cuts = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    if (cuts && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 2)) {
      fault('truncated', element, '');
    }
    const around = hasText(element) && element.closest('.touch');
    if (around && style.overflowX === 'visible') {
      const letters = document.createRange();
      letters.selectNodeContents(element);
      if (letters.getBoundingClientRect().right > around.getBoundingClientRect().right + 2) fault('truncated', element, 'letters beyond their part');
    }
    if (parseFloat(style.fontSize) < SMALLEST_TEXT - 0.05 && hasText(element)) fault('small text', element, style.fontSize);
    if (element.matches('.icon') && box.width < SMALLEST_ICON - 0.5) {
      fault('small icon', element.parentElement, `${box.width.toFixed(1)} px`);
    }
    const target = phone && element.matches('button, select, summary, input, [role=button], [role=tab], a.button');
    if (target && Math.min(box.width, box.height) < SMALLEST_TARGET - 0.5) {
      fault('small target', element, `${Math.round(box.width)} x ${Math.round(box.height)} px`);
    }
  }
  for (const text of document.querySelectorAll('svg text')) {
    const size = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a;
    if (size < SMALLEST_TEXT - 0.05) fault('small text', text, `${size.toFixed(1)} px`);
  }
  return [...found];
}
