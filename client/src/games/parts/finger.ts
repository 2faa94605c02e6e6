/** Whether a click was made with a finger or a pen: they cannot point at a thing without touching it. */
export function isFinger(event: MouseEvent): boolean {
  const { pointerType } = event as Partial<PointerEvent>;
  return pointerType === 'touch' || pointerType === 'pen';
}
