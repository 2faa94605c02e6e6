/** What jsdom lacks: it draws nothing, so that nothing ever changes its size. */

globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
