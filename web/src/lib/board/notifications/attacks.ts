import type { Event, Step } from '../../protocol/messages.gen';
import type { EventKind } from '../../protocol/names.gen';

// What others do to a player, by the field of the event that names the player.
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

export type AttackKind = Extract<
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
export type Attack = Event & { kind: AttackKind; by: number };

/**
 * What others did to a seat after a step and since its last answer, which shows that the player had
 * seen everything before it. It is derived from the log, so that it survives a closed page.
 */
export function attacksOn(steps: readonly Step[], seat: number, after = -1): Attack[] {
  if (seat < 0) return [];
  const roles = new Set<string>();
  let attacks: Attack[] = [];
  for (const step of steps) {
    if (step.kind === 'answer' && step.seat === seat) attacks = [];
    for (const event of step.events) {
      trackRoles(roles, event, seat);
      if (step.number <= after || isListed(event, attacks)) continue;
      if (isAttack(event, step, roles, seat)) {
        // The event of a destroyed district names its owner; the step names the player who
        // answered.
        attacks.push({ ...event, by: event.seat === seat ? step.seat : event.seat } as Attack);
      }
    }
  }
  return attacks;
}

/** The event that took the gold has already reported that it changed hands. */
function isListed(event: Event, attacks: readonly Attack[]): boolean {
  const last = attacks.at(-1);
  if (event.kind !== 'gave-gold' || !last) return false;
  return last.kind === 'stole' && last.seat === event.target && last.amount === event.amount;
}

/** The characters of the seat in the round that is reported. */
function trackRoles(roles: Set<string>, event: Event, seat: number): void {
  if (event.kind === 'round-began') roles.clear();
  if (event.kind === 'picked' && event.seat === seat) roles.add(event.card);
  if (event.kind !== 'swap-gave') return;
  if (event.target === seat) roles.add(event.card);
  if (event.seat === seat) roles.delete(event.card);
}

function isAttack(event: Event, step: Step, roles: ReadonlySet<string>, seat: number): boolean {
  if (event.kind === 'turn-lost') return event.seat === seat;
  if (AS_TARGET.has(event.kind)) return event.target === seat && event.seat !== seat;
  // What players do to themselves, or pay for their own decisions, is not an attack.
  if (AS_SEAT.has(event.kind)) return event.seat === seat && step.seat !== seat;
  return ON_ROLE.has(event.kind) && event.seat !== seat && roles.has(event.card);
}
