import type { Event, State, Step, Update } from '../protocol/messages.gen';

const UNKNOWN = '?';

/** The same step as all seats saw it, merged: nothing that anybody knew is hidden. */
export function mergeSteps(views: readonly Step[]): Step | undefined {
  const [first] = views;
  if (!first) return undefined;
  const same = views.filter((step) => step.events.length === first.events.length);
  const events = first.events.map((event, index) => mergeEvents(event, same, index));
  return { ...first, events };
}

function mergeEvents(event: Event, views: readonly Step[], index: number): Event {
  if (event.card !== UNKNOWN) return event;
  const knownEvent = views
    .map((step) => step.events[index])
    .find((other) => other?.kind === event.kind && other.card !== UNKNOWN);
  return knownEvent ? { ...event, card: knownEvent.card } : event;
}

/** The table with every character turned up. */
export function mergeStates(views: readonly State[]): State | undefined {
  const [first] = views;
  if (!first) return undefined;
  const players = first.common.players.map((player, seat) => ({
    ...player,
    roles: views.find((state) => state.own?.seat === seat)?.own?.roles ?? player.roles,
  }));
  return { ...first, own: undefined, common: { ...first.common, players } };
}

export function mergeUpdates(views: readonly Update[]): Update | undefined {
  const state = mergeStates(views.map((update) => update.state));
  if (!state) return undefined;
  const steps = (views[0]?.steps ?? []).flatMap((_, index) => {
    const step = mergeSteps(views.flatMap((update) => update.steps[index] ?? []));
    return step ? [step] : [];
  });
  return { type: 'update', steps, state, snapshot: false };
}

/** The hands of the recipients of these updates, by seat. */
export function handsOf(views: readonly Update[]): (string[] | undefined)[] {
  const hands: (string[] | undefined)[] = [];
  for (const { state } of views) if (state.own) hands[state.own.seat] = state.own.hand;
  return hands;
}
