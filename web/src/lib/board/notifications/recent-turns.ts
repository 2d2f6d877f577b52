import type { Turn } from '../../log/turns';

const SPECTATOR_TURNS = 3; // turns that a spectator sees again

/**
 * The turns to replay: those that others took since the reader's own, at least the last one.
 * The reader's own current turn is left out.
 */
export function recentTurns(turns: readonly Turn[], seat: number): Turn[] {
  const played = turns.filter((turn) => turn.kind === 'turn');
  const last = played.at(-1);
  const past = last && last.seat === seat && !last.ended ? played.slice(0, -1) : played;
  if (seat < 0) return past.slice(-SPECTATOR_TURNS);
  const own = past.findLastIndex((turn) => turn.seat === seat);
  const since = past.slice(own + 1);
  return since.length ? since : past.slice(-1);
}
