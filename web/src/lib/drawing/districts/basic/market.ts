import { flag } from '../../parts/ornaments';
import { windows } from '../../parts/windows-and-doors';
import { gableFront } from '../../parts/roofs';
import { barrel, crate, stall } from '../../parts/scenery';
import { wall } from '../../parts/walls';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 80, height: 64, peak: [40, 61] };

/** Stalls under striped cloth around a pole. */
const market: Draw = () => [
  flag(40, 40, 22, 12),
  wall(24, 14, 32, 20),
  gableFront(24, 34, 32, 12, 3, 4),
  windows(34, 30, 12, 12, { columns: 1, w: 7, h: 7, form: 'round' }),
  stall(2, 0, 36, 30, 7),
  stall(42, 0, 36, 30, 7),
  crate(34, 0, 8),
  barrel(35, 8, 7, 7),
];

export default market;
