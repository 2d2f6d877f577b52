const GAP_PX = 8;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * Where a box of a given size is placed next to a thing so that it stays in view: above it if it
 * fits.
 */
export function positionBeside(
  anchor: Box,
  size: { width: number; height: number },
  viewport: { width: number; height: number },
): { left: number; top: number } {
  const middle = anchor.left + anchor.width / 2 - size.width / 2;
  const left = clamp(middle, GAP_PX, viewport.width - size.width - GAP_PX);
  const over = anchor.top - size.height - GAP_PX;
  const under = anchor.top + anchor.height + GAP_PX;
  const fits = over >= GAP_PX || under + size.height > viewport.height - GAP_PX;
  const top = clamp(fits ? over : under, GAP_PX, viewport.height - size.height - GAP_PX);
  return { left, top };
}

export function placePopover(box: HTMLElement, anchor: HTMLElement): void {
  const position = positionBeside(
    anchor.getBoundingClientRect(),
    { width: box.offsetWidth, height: box.offsetHeight },
    { width: innerWidth, height: innerHeight },
  );
  box.style.left = `${position.left}px`;
  box.style.top = `${position.top}px`;
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}
