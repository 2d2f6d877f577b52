/** Where a seat is at the drawn table, in percent of its box. */
export interface Spot {
  x: number;
  y: number;
}

const WIDTH = 41; // half axes of the ellipse on which the seats are
const HEIGHT = 37;

/**
 * The seats round the table. The reader sits at the bottom, and whoever is next sits to his left:
 * play goes round to the left.
 */
export function spots(seats: number, mine: number): Spot[] {
  const first = Math.max(0, mine);
  return Array.from({ length: seats }, (_, place) => {
    const angle = Math.PI / 2 + ((place - first) * 2 * Math.PI) / seats;
    return { x: 50 + WIDTH * Math.cos(angle), y: 50 + HEIGHT * Math.sin(angle) };
  });
}
