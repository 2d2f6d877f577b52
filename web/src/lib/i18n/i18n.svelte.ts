import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { Language, Profile } from '../protocol/names.gen';
import type { Keys } from './message-keys.gen';

type Values = Record<string, FluentVariable>;
type Given<K extends keyof Keys> =
  Record<never, never> extends Keys[K] ? [values?: Values] : [values: Keys[K]];

type Loader = () => Promise<{ default: string }>;
/** What is said only on some pages. */
export type Area =
  'lobby' | 'table' | 'classic' | 'beside' | 'around' | 'after' | 'rules' | 'learn';

const LOADERS: Record<Language, Loader> = {
  en: () => import('words:en'),
  fr: () => import('words:fr'),
  ru: () => import('words:ru'),
  uk: () => import('words:uk'),
  bg: () => import('words:bg'),
};

const AREAS: Record<Area, Record<Language, Loader>> = {
  lobby: {
    en: () => import('words:en/lobby'),
    fr: () => import('words:fr/lobby'),
    ru: () => import('words:ru/lobby'),
    uk: () => import('words:uk/lobby'),
    bg: () => import('words:bg/lobby'),
  },
  table: {
    en: () => import('words:en/table'),
    fr: () => import('words:fr/table'),
    ru: () => import('words:ru/table'),
    uk: () => import('words:uk/table'),
    bg: () => import('words:bg/table'),
  },
  classic: {
    en: () => import('words:en/classic'),
    fr: () => import('words:fr/classic'),
    ru: () => import('words:ru/classic'),
    uk: () => import('words:uk/classic'),
    bg: () => import('words:bg/classic'),
  },
  beside: {
    en: () => import('words:en/beside'),
    fr: () => import('words:fr/beside'),
    ru: () => import('words:ru/beside'),
    uk: () => import('words:uk/beside'),
    bg: () => import('words:bg/beside'),
  },
  around: {
    en: () => import('words:en/around'),
    fr: () => import('words:fr/around'),
    ru: () => import('words:ru/around'),
    uk: () => import('words:uk/around'),
    bg: () => import('words:bg/around'),
  },
  after: {
    en: () => import('words:en/after'),
    fr: () => import('words:fr/after'),
    ru: () => import('words:ru/after'),
    uk: () => import('words:uk/after'),
    bg: () => import('words:bg/after'),
  },
  rules: {
    en: () => import('words:en/rules'),
    fr: () => import('words:fr/rules'),
    ru: () => import('words:ru/rules'),
    uk: () => import('words:uk/rules'),
    bg: () => import('words:bg/rules'),
  },
  learn: {
    en: () => import('words:en/learn'),
    fr: () => import('words:fr/learn'),
    ru: () => import('words:ru/learn'),
    uk: () => import('words:uk/learn'),
    bg: () => import('words:bg/learn'),
  },
};

/** Everything that is ever said, in the order in which it is read. */
export const ALL = Object.keys(AREAS) as Area[];

/** What people read, in one language at a time. Changing it changes every text on the page. */
export class Words {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle>(new FluentBundle('en'));
  #kept: Record<string, FluentResource> = {};
  #wanted: Area[] = [];
  #last: Promise<void> = Promise.resolve();
  #turn = 0; // of several calls that wait at the same time the last one counts
  #asked: Language = 'en';

  /** Fetch a language and use it from now on. */
  async use(language: Language): Promise<void> {
    this.#asked = language;
    this.#last = this.#load(language);
    let awaited;
    do {
      awaited = this.#last;
      await awaited; // overtaken by another call, what was asked for comes with that one
    } while (awaited !== this.#last);
  }

  async #load(language: Language): Promise<void> {
    const turn = ++this.#turn;
    const loaders: [string, Loader][] = [[language, LOADERS[language]]];
    for (const area of this.#wanted) loaders.push([`${language}/${area}`, AREAS[area][language]]);
    const resources = await Promise.all(loaders.map((loader) => this.#fetch(...loader)));
    if (turn !== this.#turn) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    // Classic words and the rules say more of some things than the table does, and come after it.
    for (const one of resources) bundle.addResource(one, { allowOverrides: true });
    this.#bundle = bundle;
    this.language = language;
  }

  /** Fetch what is not there from the beginning, also in the languages to come. */
  async more(...areas: Area[]): Promise<void> {
    if (areas.every((area) => this.#kept[`${this.#asked}/${area}`])) return;
    for (const area of areas) if (!this.#wanted.includes(area)) this.#wanted.push(area);
    this.#wanted.sort((one, other) => ALL.indexOf(one) - ALL.indexOf(other));
    await this.use(this.#asked);
  }

  async #fetch(key: string, loader: Loader): Promise<FluentResource> {
    const kept = this.#kept[key];
    if (kept) return kept;
    const resource = new FluentResource((await loader()).default);
    this.#kept[key] = resource;
    return resource;
  }

  /** A text by its key, with what its places need. */
  get<K extends keyof Keys>(key: K, ...values: Given<K>): string {
    return this.text(key, values[0] as Values | undefined);
  }

  /** A text by a key that is put together. */
  text(key: string, values?: Values): string {
    const pattern = this.#pattern(key);
    if (pattern === undefined) {
      console.error(`no text ${key} in ${this.language}`);
      return key;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, values, errors);
    for (const error of errors) console.error(`text ${key} in ${this.language}: ${error.message}`);
    return text;
  }

  has(key: string): boolean {
    return this.#pattern(key) !== undefined;
  }

  /** A text in the words of a profile: its own, those of its family, or those of 2016. */
  printed(profile: Profile | string, key: string, values?: Values): string {
    for (const ending of [profile, profile.split('-')[0] ?? profile]) {
      const variant = key.includes('.') ? `${key}-${ending}` : `${key}.${ending}`;
      if (this.has(variant)) return this.text(variant, values);
    }
    return this.text(key, values);
  }

  #pattern(key: string) {
    const [id = '', attribute] = key.split('.', 2);
    const message = this.#bundle.getMessage(id);
    if (!message) return undefined;
    return (attribute ? message.attributes[attribute] : message.value) ?? undefined;
  }
}

export const words = new Words();
