const GAP = 8;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a box of a size stands beside a thing so that it stays in sight: over it if it fits. */
export function spotBeside(
  thing: Box,
  size: { width: number; height: number },
  sight: { width: number; height: number },
): { left: number; top: number } {
  const middle = thing.left + thing.width / 2 - size.width / 2;
  const left = clamp(middle, GAP, sight.width - size.width - GAP);
  const over = thing.top - size.height - GAP;
  const under = thing.top + thing.height + GAP;
  const fits = over >= GAP || under + size.height > sight.height - GAP;
  const top = clamp(fits ? over : under, GAP, sight.height - size.height - GAP);
  return { left, top };
}

export function placeBeside(box: HTMLElement, anchor: HTMLElement): void {
  const spot = spotBeside(
    anchor.getBoundingClientRect(),
    { width: box.offsetWidth, height: box.offsetHeight },
    { width: innerWidth, height: innerHeight },
  );
  box.style.left = `${spot.left}px`;
  box.style.top = `${spot.top}px`;
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
