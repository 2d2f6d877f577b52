import { describe, expect, it } from 'vitest';

import { readStep, type Step, type Wire } from '../../protocol/messages.gen';
import { attacksOn } from './attacks';

function step(number: number, seat: number, ...events: Wire<Step>['events'] & object): Step {
  return readStep({ number, kind: 'answer', seat, at: 0, events });
}

describe('attacks on a player', () => {
  const picked = step(1, 0, { kind: 'picked', seat: 0, card: 'king' });

  it('include a robbery and who did it', () => {
    const steps = [picked, step(2, 1, { kind: 'stole', seat: 2, target: 0, amount: 3 })];
    expect(attacksOn(steps, 0)).toMatchObject([{ kind: 'stole', by: 2, amount: 3 }]);
    expect(attacksOn(steps, 1)).toEqual([]);
    expect(attacksOn(steps, -1)).toEqual([]);
  });

  it('include the destruction of a district by another player, but not by its owner', () => {
    const steps = [picked, step(2, 1, { kind: 'destroyed', seat: 0, card: 'tavern' })];
    expect(attacksOn(steps, 0)).toMatchObject([{ kind: 'destroyed', by: 1 }]);
    const own = [picked, step(2, 0, { kind: 'destroyed', seat: 0, card: 'tavern' })];
    expect(attacksOn(own, 0)).toEqual([]);
  });

  it('include the killing of the character that the player holds this round', () => {
    const kill = { kind: 'killed-role', seat: 1, card: 'king' } as const;
    expect(attacksOn([picked, step(2, 1, kill)], 0)).toHaveLength(1);
    const later = [picked, step(2, 1, { kind: 'round-began', amount: 2 }, kill)];
    expect(attacksOn(later, 0)).toEqual([]);
  });

  it('are no longer reported after the player’s next answer or once dismissed', () => {
    const robbed = step(2, 1, { kind: 'stole', seat: 2, target: 0, amount: 3 });
    expect(attacksOn([picked, robbed, step(3, 0)], 0)).toEqual([]);
    expect(attacksOn([picked, robbed], 0, 2)).toEqual([]);
  });
});
