import { coins } from '../../parts/ornaments';
import { passage } from '../../parts/windows-and-doors';
import { gable } from '../../parts/roofs';
import { barrel, crate } from '../../parts/scenery';
import { wall } from '../../parts/walls';
import { d, line, lines, poly, rect, shape } from '../../shape';
import type { Part } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 70, height: 72, peak: [32, 64] };

/** A storehouse with a hoist over its loft door. */
const tradingPost: Draw = () => [
  wall(8, 0, 46, 34, 'wood'),
  lines(['8,8.5 54,8.5', '8,17 54,17', '8,25.5 54,25.5']),
  gable(8, 34, 46, 26, 5),
  poly('31,52 62,52 62,49.6 31,49.6', 'wood', 'fine'),
  passage(31, 35, 11, 12, 'square'),
  line('59,50 59,30', 'full'),
  sack(59, 20),
  rect(21, 0, 20, 22, 'dark', 'fine'),
  poly('21,0 21,22 14,19 14,0', 'wood-shade', 'fine'),
  poly('41,0 41,22 48,19 48,0', 'wood', 'fine'),
  crate(26, 0, 9),
  barrel(52, 0, 9, 11),
  barrel(61, 0, 8, 9),
  coins(31, 24, 8),
];

export default tradingPost;

function sack(cx: number, y: number): Part {
  return shape(
    d`M${cx - 5} ${y}Q${cx - 8} ${y + 7} ${cx - 1.5} ${y + 10}L${cx - 2.5} ${y + 13}H${cx + 2.5}L${cx + 1.5} ${y + 10}Q${cx + 8} ${y + 7} ${cx + 5} ${y}z`,
    'paper',
  );
}
