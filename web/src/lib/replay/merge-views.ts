import type { Event, State, Step, Update } from '../protocol/messages.gen';

const UNKNOWN = '?';

/** The same step as all seats saw it, put together: nothing that anybody knew is hidden. */
export function openStep(seen: readonly Step[]): Step | undefined {
  const [first] = seen;
  if (!first) return undefined;
  const same = seen.filter((step) => step.events.length === first.events.length);
  const events = first.events.map((event, index) => openEvent(event, same, index));
  return { ...first, events };
}

function openEvent(event: Event, seen: readonly Step[], index: number): Event {
  if (event.card !== UNKNOWN) return event;
  const known = seen
    .map((step) => step.events[index])
    .find((other) => other?.kind === event.kind && other.card !== UNKNOWN);
  return known ? { ...event, card: known.card } : event;
}

/** The table with every character turned up. */
export function openState(seen: readonly State[]): State | undefined {
  const [first] = seen;
  if (!first) return undefined;
  const players = first.common.players.map((player, seat) => ({
    ...player,
    roles: seen.find((state) => state.own?.seat === seat)?.own?.roles ?? player.roles,
  }));
  return { ...first, own: undefined, common: { ...first.common, players } };
}

export function openUpdate(seen: readonly Update[]): Update | undefined {
  const state = openState(seen.map((update) => update.state));
  if (!state) return undefined;
  const steps = (seen[0]?.steps ?? []).flatMap((_, index) => {
    const step = openStep(seen.flatMap((update) => update.steps[index] ?? []));
    return step ? [step] : [];
  });
  return { type: 'update', steps, state, whole: false };
}

/** The hands that the readers of these updates hold, by seat. */
export function handsOf(seen: readonly Update[]): (string[] | undefined)[] {
  const hands: (string[] | undefined)[] = [];
  for (const { state } of seen) if (state.own) hands[state.own.seat] = state.own.hand;
  return hands;
}
