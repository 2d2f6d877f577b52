import type { Event, Step } from '../../protocol/messages.gen';
import type { EventKind } from '../../protocol/names.gen';

// What others do to a player, by the place of the event in which he stands.
const AS_TARGET: ReadonlySet<EventKind> = new Set<EventKind>([
  'stole',
  'exchanged',
  'seized',
  'confiscated',
  'took-card',
  'swapped-hands',
  'swapped',
  'bribed',
  'spied',
]);
const AS_SEAT: ReadonlySet<EventKind> = new Set<EventKind>(['destroyed', 'taxed', 'gave-gold']);
const ON_ROLE: ReadonlySet<EventKind> = new Set<EventKind>([
  'killed-role',
  'bewitched-role',
  'robbed-role',
]);

export type StruckKind = Extract<
  EventKind,
  | 'stole'
  | 'exchanged'
  | 'seized'
  | 'confiscated'
  | 'took-card'
  | 'swapped-hands'
  | 'swapped'
  | 'bribed'
  | 'spied'
  | 'destroyed'
  | 'taxed'
  | 'gave-gold'
  | 'killed-role'
  | 'bewitched-role'
  | 'robbed-role'
  | 'turn-lost'
>;
/** Something that was done to the reader, and who did it. */
export type Struck = Event & { kind: StruckKind; by: number };

/**
 * What others did to a seat since its last answer, which says that it was read, and after a step.
 * It is found in the log, so that it is still there when the page was closed meanwhile.
 */
export function newsOf(steps: readonly Step[], seat: number, after = -1): Struck[] {
  if (seat < 0) return [];
  const roles = new Set<string>();
  let found: Struck[] = [];
  for (const step of steps) {
    if (step.kind === 'answer' && step.seat === seat) found = [];
    for (const event of step.events) {
      keepRoles(roles, event, seat);
      if (step.number <= after || isTold(event, found)) continue;
      if (isStruck(event, step, roles, seat)) {
        // Of a district that is destroyed the event tells whose it was, the step who answered.
        found.push({ ...event, by: event.seat === seat ? step.seat : event.seat } as Struck);
      }
    }
  }
  return found;
}

/** That gold changed hands was said already by what it was taken for. */
function isTold(event: Event, found: readonly Struck[]): boolean {
  const last = found.at(-1);
  if (event.kind !== 'gave-gold' || !last) return false;
  return last.kind === 'stole' && last.seat === event.target && last.amount === event.amount;
}

/** The characters of the seat in the round that is told. */
function keepRoles(roles: Set<string>, event: Event, seat: number): void {
  if (event.kind === 'round-began') roles.clear();
  if (event.kind === 'picked' && event.seat === seat) roles.add(event.card);
  if (event.kind !== 'swap-gave') return;
  if (event.target === seat) roles.add(event.card);
  if (event.seat === seat) roles.delete(event.card);
}

function isStruck(event: Event, step: Step, roles: ReadonlySet<string>, seat: number): boolean {
  if (event.kind === 'turn-lost') return event.seat === seat;
  if (AS_TARGET.has(event.kind)) return event.target === seat && event.seat !== seat;
  // What a player does himself, or pays for his own decision, was not done to him.
  if (AS_SEAT.has(event.kind)) return event.seat === seat && step.seat !== seat;
  return ON_ROLE.has(event.kind) && event.seat !== seat && roles.has(event.card);
}
