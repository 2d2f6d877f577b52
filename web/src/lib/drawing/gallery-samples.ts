import { I18n } from '../i18n/i18n.svelte';
import { KEEPS_PILE } from '../protocol/abilities.gen';
import { BOOKS } from '../protocol/cards.gen';
import { type District, DISTRICTS, LANGUAGES, TYPES } from '../protocol/names.gen';

export const PROFILE = '2016';

const { districts } = BOOKS[PROFILE];
const BASIC = DISTRICTS.filter((district) => districts[district]?.chosen === false);
const CHOSEN = DISTRICTS.filter((district) => districts[district]?.chosen);

/** Cities of different sizes; the smallest has a beautified district. */
export const CITIES: readonly string[][] = [
  [...BASIC.slice(0, 2), ...BASIC.slice(2, 3).map((district) => `${district}*`)],
  BASIC.slice(3, 10),
  BASIC.slice(10),
  CHOSEN.slice(0, 10),
];

/** A district of each type, and what else looks different. */
export const ONE_OF_EACH: readonly District[] = [
  ...TYPES.flatMap((type) => DISTRICTS.find((slug) => districts[slug]?.type === type) ?? []),
  ...KEEPS_PILE,
];

/** A city that begins with a pile. */
export const PILE_CITY: readonly string[] = [...KEEPS_PILE, ...BASIC.slice(0, 4)];

export interface SampleName {
  language: string;
  district: District;
  name: string;
  typeName: string;
}

/** The longest name that a district has in each language, which must fit on its card. */
export function longestNames(): Promise<SampleName[]> {
  return Promise.all(
    LANGUAGES.map(async (language) => {
      const i18n = new I18n();
      await i18n.setLanguage(language);
      await i18n.load('table');
      const nameOf = (district: District) => i18n.text(`district-${district}`);
      const district = DISTRICTS.reduce((longest, other) =>
        nameOf(other).length > nameOf(longest).length ? other : longest,
      );
      const type = districts[district]?.type ?? 'unique';
      return { language, district, name: nameOf(district), typeName: i18n.text(`type-${type}`) };
    }),
  );
}
