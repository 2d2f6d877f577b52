import { expect, it } from 'vitest';

import { readUpdate } from '../protocol/messages.gen';
import { soundsOf } from './sounds';

it('an update plays the sound of its most important event', () => {
  const events = [{ kind: 'drew' }, { kind: 'built' }, { kind: 'called' }] as const;
  const update = readUpdate({ type: 'update', steps: [{ events: [...events] }] });
  expect(soundsOf(update)).toEqual(['build', 'bell']);
});
