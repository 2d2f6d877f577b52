import { expect, it } from 'vitest';

import { readOption } from '../protocol/messages.gen';
import type { Place, QuestionKind } from '../protocol/names.gen';
import ChooseCharacter from './ChooseCharacter.svelte';
import ChooseDistrict from './ChooseDistrict.svelte';
import ChooseFromHand from './ChooseFromHand.svelte';
import ChoosePlayer from './ChoosePlayer.svelte';
import ChooseShown from './ChooseShown.svelte';
import Draft from './Draft.svelte';
import { questionComponent } from './registry';
import YesNo from './YesNo.svelte';

const componentAt = (places: Place[], kind = 'a-new-one') =>
  questionComponent(
    kind as QuestionKind,
    places.map((place) => readOption({ place })),
  );

it.each([
  ['hand', ChooseFromHand],
  ['shown', ChooseShown],
  ['own-city', ChooseDistrict],
  ['city', ChooseDistrict],
  ['character', ChooseCharacter],
  ['player', ChoosePlayer],
] as const)('a new question about what is at the place "%s" needs no entry', (place, component) => {
  expect(componentAt([place])).toBe(component);
  expect(componentAt(['', place])).toBe(component); // one may decline
});

it('a question about nothing on the table is answered with buttons', () => {
  expect(componentAt(['', ''])).toBe(YesNo);
});

it('the draft is shown as cards, though its options are characters', () => {
  expect(componentAt(['character'], 'pick-character')).toBe(Draft);
});
