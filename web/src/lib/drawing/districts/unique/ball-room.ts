import { door, opening } from '../../parts/windows-and-doors';
import { finial, mansard } from '../../parts/roofs';
import { band, steps, wall } from '../../parts/walls';
import { circle, d, joinPaths, line, lines, rect, ring, shape } from '../../shape';
import type { Part } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 108, height: 112, peak: [54, 106] };

/** High lit windows, and people dancing in them. */
const ballRoom: Draw = () => [
  wall(6, 0, 96, 56),
  band(3, 55, 102, 4),
  mansard(10, 59, 88, 18, 12, 4),
  wall(40, 62, 28, 18),
  shape(d`M36 80Q40 96 54 96Q68 96 72 80z`, 'roof'),
  shape(d`M58 80.6Q60 90 54 95.4Q66 95 71 80.6z`, 'roof-shade', 'no'),
  note(54, 65),
  finial(54, 96, 8),
  joinPaths(
    [16, 35, 54, 73, 92].map((cx) => opening(cx, 8, 14, 42, 'arch')),
    'glass',
  ),
  [35, 73].map((cx) => [rect(cx - 0.5, 41, 1, 9, 'dark', 'no'), chandelier(cx, 37)]),
  dancers(35, 8),
  dancers(73, 8),
  lines(
    [16, 54, 92].map((cx) => [
      [cx, 32],
      [cx, 50],
    ]),
  ),
  door(54, 0, 14, 24, 'arch'),
  steps(54, 22, 2, 1.6),
  finial(25, 76, 6),
  finial(83, 76, 6),
];

export default ballRoom;

function chandelier(cx: number, y: number): Part {
  return shape(d`M${cx - 5} ${y + 4}Q${cx} ${y - 3} ${cx + 5} ${y + 4}z`, 'gold', 'fine');
}

function dancers(cx: number, y: number): Part {
  return [
    shape(
      d`M${cx - 5.5} ${y}h5l-1 9q1 3 0 5h-2.5q-2-2-0.5-5zM${cx + 1.5} ${y}h4l-0.5 14h-3.5z`,
      'dark',
      'no',
    ),
    joinPaths([ring(cx - 2.5, y + 16.4, 1.9), ring(cx + 3, y + 16.4, 1.9)], 'dark', 'no'),
    line(
      [
        [cx - 2, y + 11],
        [cx + 3, y + 12],
      ],
      'full',
    ),
  ];
}

function note(cx: number, y: number): Part {
  return [
    circle(cx - 2.6, y + 2.4, 2.4, 'gold', 'fine'),
    line(
      [
        [cx - 0.2, y + 2.4],
        [cx - 0.2, y + 11],
        [cx + 4, y + 8.4],
      ],
      'full',
    ),
  ];
}
