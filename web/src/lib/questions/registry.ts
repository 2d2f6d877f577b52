import type { Component } from 'svelte';

import type { QuestionKind } from '../protocol/names.gen';
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

/** The component of each kind of question. A kind that is missing here does not compile. */
export const QUESTION_COMPONENTS = {
  'pick-character': Draft,
  'lay-character': Draft,
  turn: Turn,
  'gather-only': Gather,
  'keep-card': ChooseShown,
  'order-under-deck': ChooseShown,
  bewitch: ChooseCharacter,
  'lay-warrant': ChooseCharacter,
  confiscate: YesNo,
  'lay-threat': ChooseCharacter,
  bribe: YesNo,
  'reveal-threat': YesNo,
  'discard-and-draw': ChooseFromHand,
  'take-from-hand': ChooseShown,
  'build-or-keep': ChooseShown,
  'take-from-each': ChooseShown,
  'give-to-each': ChooseFromHand,
  'gold-or-card': YesNo,
  'pass-crown': ChoosePlayer,
  'pay-with-cards': ChooseFromHand,
  'borrow-from': ChoosePlayer,
  'give-for-gold': ChooseFromHand,
  'keep-one-of-many': ChooseShown,
  'give-district': ChooseDistrict,
  'swap-character': ChoosePlayer,
  'give-character': ChooseCharacter,
  'pay-for-crown': ChooseFromHand,
  'take-extra': YesNo,
  reclaim: YesNo,
  'take-from-deck': ChooseShown,
  shorten: YesNo,
  'gather-when-killed': Gather,
  thank: Thank,
} satisfies { [K in QuestionKind]: Component<QuestionProps> };
