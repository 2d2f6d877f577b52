import type { Component } from 'svelte';

import type { Option } from '../protocol/messages.gen';
import type { Place, QuestionKind } from '../protocol/names.gen';
import type { QuestionProps } from './question-props';
import ChooseCharacter from './ChooseCharacter.svelte';
import ChooseDistrict from './ChooseDistrict.svelte';
import ChooseFromHand from './ChooseFromHand.svelte';
import ChoosePlayer from './ChoosePlayer.svelte';
import ChooseShown from './ChooseShown.svelte';
import Draft from './Draft.svelte';
import Gather from './Gather.svelte';
import Thank from './Thank.svelte';
import Turn from './Turn.svelte';
import YesNo from './YesNo.svelte';

type QuestionComponent = Component<QuestionProps>;

/** The questions of the game itself, and one that contains a whole turn. */
const BY_KIND: Partial<Record<QuestionKind, QuestionComponent>> = {
  'pick-character': Draft,
  'lay-character': Draft,
  turn: Turn,
  'gather-only': Gather,
  thank: Thank,
};

/** All others, which cards ask, by the place of what can be chosen. */
const BY_PLACE: Record<Place, QuestionComponent> = {
  hand: ChooseFromHand,
  shown: ChooseShown,
  'own-city': ChooseDistrict,
  city: ChooseDistrict,
  character: ChooseCharacter,
  player: ChoosePlayer,
  '': YesNo,
};

/** The component of a question; its options include those that are not available. */
export function questionComponent(
  kind: QuestionKind,
  options: readonly Option[],
): QuestionComponent {
  const place = options.find((option) => option.place)?.place ?? '';
  return BY_KIND[kind] ?? BY_PLACE[place];
}
