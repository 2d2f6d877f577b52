import { passage } from '../../parts/windows-and-doors';
import { gableFront } from '../../parts/roofs';
import { barrel, crane, crate, water } from '../../parts/scenery';
import { band, stilts, wall } from '../../parts/walls';
import { lines } from '../../shape';
import type { Draw, Size } from '../../draw';

export const size: Size = { width: 90, height: 86, peak: [46, 74] };

/** A pier on posts, and a crane with a load. */
const docks: Draw = () => [
  water(0, 90, 9),
  stilts(5, 0, 80, 16, 5),
  band(1, 15, 88, 4, 'wood'),
  wall(7, 19, 28, 20),
  gableFront(7, 39, 28, 14, 4, 4),
  passage(21, 19, 11, 15, 'square'),
  crate(21.5, 19, 7),
  crane(46, 19, 52, 30, [crate(69.5, 38, 13), lines(['69.5,51 76,57 82.5,51'])]),
  barrel(53, 19, 9, 11),
  crate(64, 19, 9),
  crate(74, 19, 11),
];

export default docks;
