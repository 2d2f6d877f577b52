import { flag } from '../../parts/ornaments';
import { gate, windows } from '../../parts/windows-and-doors';
import { cone, finial } from '../../parts/roofs';
import { battlements, stones, wall } from '../../parts/walls';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 88, height: 98, peak: [44, 95] };

/** A curtain wall between round towers, and the keep with its flag behind. */
const castle: Draw = () => [
  wall(30, 30, 28, 38),
  battlements(30, 68, 28, 4),
  windows(32, 46, 24, 18, { columns: 2, w: 5, h: 9, form: 'arch' }),
  flag(44, 78, 18, 13),
  wall(16, 0, 56, 36),
  battlements(16, 36, 56, 6, 5),
  stones(20, 6, 48, 28, 9),
  gate(44, 0, 17, 25),
  wall(2, 0, 19, 54),
  cone(2, 54, 19, 28, 3),
  finial(11.5, 82, 4),
  windows(2, 14, 19, 36, { columns: 1, rows: 2, w: 4, h: 8, form: 'arch' }),
  wall(67, 0, 19, 54),
  cone(67, 54, 19, 28, 3),
  finial(76.5, 82, 4),
  windows(67, 14, 19, 36, { columns: 1, rows: 2, w: 4, h: 8, form: 'arch' }),
];

export default castle;
