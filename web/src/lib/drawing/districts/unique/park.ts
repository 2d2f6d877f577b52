import { dome, finial } from '../../parts/roofs';
import { bush, cypress } from '../../parts/scenery';
import { band, columns } from '../../parts/walls';
import { d, joinPaths, rect, ring, shape } from '../../shape';
import type { Part } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 118, height: 98, peak: [60, 74] };

/** Trees, a pavilion, water that plays. */
const park: Draw = () => [
  tree(20, 0, 84, 38),
  tree(98, 0, 76, 38),
  rect(38, 0, 44, 6, 'trim'),
  rect(41, 6, 38, 38, 'dark', 'no'),
  columns(40, 6, 40, 38, 4, 3.4),
  dome(60, 44, 22, 24),
  band(36, 43, 48, 3.4),
  finial(60, 67, 8),
  cypress(42, 0, 50, 11),
  cypress(79, 0, 44, 11),
  fountain(60, 0, 34, 36),
  bush(12, 0, 24),
  bush(106, 0, 22),
  bush(32, 0, 16),
  bush(89, 0, 15),
  joinPaths(
    [
      [8, 5],
      [14, 4],
      [103, 5],
      [109, 3],
      [32, 3],
      [88, 3],
    ].map(([x = 0, y = 0]) => ring(x, y, 1.4)),
    'roof',
    'no',
  ),
];

export default park;

function tree(cx: number, y: number, h: number, w = h * 0.55): Part {
  const [r, mid] = [w / 2, y + h - w / 2];
  return [
    rect(cx - 1.4, y, 2.8, h - w, 'wood', 'fine'),
    shape(
      d`M${cx - r} ${mid - r * 0.5}A${r * 0.62} ${r * 0.62} 0 0 0 ${cx - r * 0.6} ${mid + r * 0.45}A${r * 0.66} ${r * 0.66} 0 0 0 ${cx + r * 0.6} ${mid + r * 0.45}A${r * 0.62} ${r * 0.62} 0 0 0 ${cx + r} ${mid - r * 0.5}A${r * 0.6} ${r * 0.5} 0 0 0 ${cx} ${mid - r * 0.75}A${r * 0.6} ${r * 0.5} 0 0 0 ${cx - r} ${mid - r * 0.5}z`,
      'leaf',
    ),
    shape(
      d`M${cx + r * 0.25} ${mid - r * 0.6}Q${cx + r * 0.55} ${mid} ${cx + r * 0.2} ${mid + r * 0.7}A${r * 0.6} ${r * 0.6} 0 0 0 ${cx + r * 0.58} ${mid + r * 0.4}A${r * 0.6} ${r * 0.6} 0 0 0 ${cx + r * 0.94} ${mid - r * 0.5}z`,
      'leaf-shade',
      'no',
    ),
  ];
}

/** Water that rises and falls over two bowls. */
function fountain(cx: number, y: number, w: number, h: number): Part {
  return [
    shape(
      d`M${cx} ${y + h * 0.62}Q${cx - w * 0.3} ${y + h} ${cx - w * 0.36} ${y + h * 0.3}M${cx} ${y + h * 0.62}Q${cx + w * 0.3} ${y + h} ${cx + w * 0.36} ${y + h * 0.3}M${cx} ${y + h * 0.6}V${y + h}`,
      'none',
      'full',
    ),
    rect(cx - 1.6, y + h * 0.2, 3.2, h * 0.42, 'trim', 'fine'),
    shape(
      d`M${cx - w * 0.2} ${y + h * 0.62}Q${cx} ${y + h * 0.36} ${cx + w * 0.2} ${y + h * 0.62}z`,
      'trim',
      'fine',
    ),
    shape(
      d`M${cx - w / 2} ${y + h * 0.28}H${cx + w / 2}L${cx + w * 0.42} ${y}H${cx - w * 0.42}z`,
      'trim',
    ),
    rect(cx - w * 0.44, y + h * 0.2, w * 0.88, h * 0.08, 'water', 'no'),
  ];
}
