import { UNTARGETED } from '../protocol/abilities.gen';
import { CHARACTERS, DISTRICTS, type Profile } from '../protocol/names.gen';
import type { Asked, Event, Option, ProblemInfo, Refusal } from '../protocol/messages.gen';
import type { I18n } from './i18n.svelte';

export const UNKNOWN = '?';
const NOBODY = 'nobody';
const HIDDEN_SUFFIX = '-hidden';

// Events whose card is a character; all other cards are districts.
const ROLES: ReadonlySet<string> = new Set(CHARACTERS);
// Districts that are always used without a target have their own texts.
const USED_ALONE: ReadonlySet<string> = new Set(UNTARGETED);

/**
 * Describes what happens at one table in the language of the reader and the wording of its profile.
 */
export class Localizer {
  constructor(
    readonly i18n: I18n,
    readonly profile: Profile,
    readonly names: readonly string[],
  ) {}

  player(seat: number): string {
    return this.names[seat] ?? NOBODY;
  }

  character(slug: string): string {
    return slug === UNKNOWN ? UNKNOWN : this.i18n.forProfile(this.profile, `character-${slug}`);
  }

  characterText(slug: string): string {
    return slug === UNKNOWN ? '' : this.i18n.forProfile(this.profile, `character-${slug}.text`);
  }

  /** A district, with a star if it is beautified. */
  district(district: string): string {
    if (district === UNKNOWN) return UNKNOWN;
    const slug = districtSlug(district);
    const name = this.i18n.forProfile(this.profile, `district-${slug}`);
    return district.endsWith('*') ? `${name}*` : name;
  }

  districtText(district: string): string {
    const key = `district-${districtSlug(district)}.text`;
    return this.i18n.has(key) ? this.i18n.forProfile(this.profile, key) : '';
  }

  type(slug: string): string {
    return this.i18n.text(`type-${slug}`);
  }

  card(slug: string): string {
    return ROLES.has(slug) ? this.character(slug) : this.district(slug);
  }

  /** A line of the log. */
  event(event: Event): string {
    const values = {
      seat: this.player(event.seat),
      target: this.player(event.target),
      card: event.card ? this.card(event.card) : '',
      amount: event.amount,
      // The amount of an exchange is the code of the district that was given in return.
      given: event.kind === 'exchanged' ? this.district(DISTRICTS[event.amount] ?? UNKNOWN) : '',
    };
    const key = `log-${event.kind}`;
    const hidden = event.card === UNKNOWN && this.i18n.has(key + HIDDEN_SUFFIX);
    return this.i18n.text(hidden ? key + HIDDEN_SUFFIX : key, values);
  }

  question(asked: Asked): string {
    return this.i18n.text(`question-${asked.kind}`, {
      target: this.player(asked.target),
      card: asked.card ? this.district(asked.card) : '',
      amount: asked.amount,
    });
  }

  /** The label of the button of an option. */
  option(option: Option, kind: string): string {
    return this.i18n.forProfile(this.profile, `answer-${this.#slug(option, kind)}`, {
      card: option.card ? this.district(option.card) : this.#source(option),
      given: option.given ? this.district(option.given) : '',
      character: option.character ? this.character(option.character) : '',
      target: this.player(option.seat),
      type: option.type ? this.type(option.type) : '',
      gold: option.gold,
      cards: option.cards,
    });
  }

  reason(why: Refusal): string {
    return this.i18n.text(`reason-${why.code}`, {
      card: why.card ? this.district(why.card) : '',
      character: why.character ? this.character(why.character) : '',
      seat: this.player(why.seat),
      price: why.price,
      gold: why.gold,
      amount: why.amount,
    });
  }

  #source(option: Option): string {
    return option.source && !ROLES.has(option.source) ? this.district(option.source) : '';
  }

  #slug(option: Option, kind: string): string {
    if (option.verb !== 'use') {
      const special = `${option.verb}-${kind}`;
      return this.i18n.has(`answer-${special}`) ? special : option.verb;
    }
    const { source, place, choice } = option;
    if (choice) return `use-${source}-${choice}`;
    if (place) {
      const special = `use-${source}-${place}`;
      return this.i18n.has(`answer-${special}`) ? special : `use-${source}`;
    }
    return ROLES.has(source) || USED_ALONE.has(source) ? `use-${source}` : 'use-district';
  }
}

/** A district without the star. */
export function districtSlug(district: string): string {
  return district.endsWith('*') ? district.slice(0, -1) : district;
}

/** What is wrong with a set-up, or odd about it. */
export function problemText(
  i18n: I18n,
  profile: string,
  problem: ProblemInfo,
  kind: 'problem' | 'warning',
): string {
  const values: Record<string, string | number> = { ...problem.values };
  for (const card of ['character', 'district'] as const) {
    const slug = values[card];
    if (typeof slug === 'string') values[card] = i18n.forProfile(profile, `${card}-${slug}`);
  }
  return i18n.text(`${kind}-${problem.code}`, values);
}
