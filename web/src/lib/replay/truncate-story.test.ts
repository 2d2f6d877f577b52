import { expect, it } from 'vitest';

import { readAsked, type Step } from '../protocol/messages.gen';
import type { StepKind } from '../protocol/names.gen';
import { truncateStory } from './truncate-story';

const STORY = `# A game of Ann, Bob.
rules 2016(players=2)
sealed ab cd
chance 1 2
Ann
Bob
new game

Bob: pick king
Ann: pick thief
~ 3
Bob: gold
Bob: end
= winner Bob
over
`;

const answer = (number: number, seat: number, kind: StepKind = 'answer'): Step => ({
  number,
  seat,
  kind,
  at: 0,
  events: [],
});
const STEPS = [
  answer(0, -1, 'deal'),
  answer(1, 1),
  answer(2, 0),
  answer(3, 1),
  answer(4, 1, 'undo'),
  answer(5, 1),
  answer(6, 1),
];

it('ends with the open question', () => {
  const turn = readAsked({ seat: 1, kind: 'turn' });
  const cut = truncateStory(STORY, STEPS, 5, turn) ?? '';
  expect(cut.split('\n').slice(-5)).toEqual([
    'Ann: pick thief',
    '~ 3',
    'Bob: gold',
    'turn Bob',
    '',
  ]);
  expect(cut).not.toContain('sealed');
});

it('omits random outcomes that are not known yet and answers that were undone', () => {
  const asked = readAsked({ seat: 0, kind: 'pick-character' });
  expect(truncateStory(STORY, STEPS, 1, asked)).toMatch(
    /new game\n\nBob: pick king\nasked Ann pick-character\n$/,
  );
  const turn = readAsked({ seat: 1, kind: 'turn' });
  const back = truncateStory(STORY, STEPS, 4, turn);
  expect(back).toBe(truncateStory(STORY, STEPS, 2, turn));
  expect(back).toMatch(/Ann: pick thief\nturn Bob\n$/);
  expect(truncateStory(STORY, STEPS, 0, asked)).toMatch(/new game\n\nasked Ann pick-character\n$/);
});

it('does not truncate a story that it does not understand', () => {
  const asked = readAsked({ seat: 1, kind: 'turn' });
  expect(truncateStory('profile 2016\nover\n', STEPS, 3, asked)).toBeUndefined();
});
