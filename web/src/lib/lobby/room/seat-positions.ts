/** Where a seat is at the drawn table, in percent of its box. */
export interface SeatPosition {
  x: number;
  y: number;
}

const RADIUS_X = 41; // half axes of the ellipse on which the seats are
const RADIUS_Y = 37;

/**
 * The seats round the table. The reader sits at the bottom, and the next player sits to the
 * reader's left: play goes clockwise.
 */
export function seatPositions(seats: number, ownSeat: number): SeatPosition[] {
  const first = Math.max(0, ownSeat);
  return Array.from({ length: seats }, (_, place) => {
    const angle = Math.PI / 2 + ((place - first) * 2 * Math.PI) / seats;
    return { x: 50 + RADIUS_X * Math.cos(angle), y: 50 + RADIUS_Y * Math.sin(angle) };
  });
}
