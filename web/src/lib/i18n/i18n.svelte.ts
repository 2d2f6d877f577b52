import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import type { Language, Profile } from '../protocol/names.gen';
import type { MessageKeys } from './message-keys.gen';

type Values = Record<string, FluentVariable>;
type ValuesOf<K extends keyof MessageKeys> =
  Record<never, never> extends MessageKeys[K] ? [values?: Values] : [values: MessageKeys[K]];

type Loader = () => Promise<{ default: string }>;
/** A part of the messages that only some pages need, fetched with them. */
export type Namespace =
  'lobby' | 'table' | 'classic' | 'overlays' | 'shell' | 'results' | 'rules' | 'learn';

const LOADERS: Record<Language, Loader> = {
  en: () => import('i18n:en'),
  fr: () => import('i18n:fr'),
  ru: () => import('i18n:ru'),
  uk: () => import('i18n:uk'),
  bg: () => import('i18n:bg'),
};

const NAMESPACES: Record<Namespace, Record<Language, Loader>> = {
  lobby: {
    en: () => import('i18n:en/lobby'),
    fr: () => import('i18n:fr/lobby'),
    ru: () => import('i18n:ru/lobby'),
    uk: () => import('i18n:uk/lobby'),
    bg: () => import('i18n:bg/lobby'),
  },
  table: {
    en: () => import('i18n:en/table'),
    fr: () => import('i18n:fr/table'),
    ru: () => import('i18n:ru/table'),
    uk: () => import('i18n:uk/table'),
    bg: () => import('i18n:bg/table'),
  },
  classic: {
    en: () => import('i18n:en/classic'),
    fr: () => import('i18n:fr/classic'),
    ru: () => import('i18n:ru/classic'),
    uk: () => import('i18n:uk/classic'),
    bg: () => import('i18n:bg/classic'),
  },
  overlays: {
    en: () => import('i18n:en/overlays'),
    fr: () => import('i18n:fr/overlays'),
    ru: () => import('i18n:ru/overlays'),
    uk: () => import('i18n:uk/overlays'),
    bg: () => import('i18n:bg/overlays'),
  },
  shell: {
    en: () => import('i18n:en/shell'),
    fr: () => import('i18n:fr/shell'),
    ru: () => import('i18n:ru/shell'),
    uk: () => import('i18n:uk/shell'),
    bg: () => import('i18n:bg/shell'),
  },
  results: {
    en: () => import('i18n:en/results'),
    fr: () => import('i18n:fr/results'),
    ru: () => import('i18n:ru/results'),
    uk: () => import('i18n:uk/results'),
    bg: () => import('i18n:bg/results'),
  },
  rules: {
    en: () => import('i18n:en/rules'),
    fr: () => import('i18n:fr/rules'),
    ru: () => import('i18n:ru/rules'),
    uk: () => import('i18n:uk/rules'),
    bg: () => import('i18n:bg/rules'),
  },
  learn: {
    en: () => import('i18n:en/learn'),
    fr: () => import('i18n:fr/learn'),
    ru: () => import('i18n:ru/learn'),
    uk: () => import('i18n:uk/learn'),
    bg: () => import('i18n:bg/learn'),
  },
};

/** In the order in which they are added to a bundle: later ones override. */
export const ALL_NAMESPACES = Object.keys(NAMESPACES) as Namespace[];

/** The translations, in one language at a time. Changing it changes every text on the page. */
export class I18n {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle>(new FluentBundle('en'));
  #resources: Record<string, FluentResource> = {};
  #namespaces: Namespace[] = [];
  #loading: Promise<void> = Promise.resolve();
  #loadNumber = 0; // of several concurrent loads the last one counts
  #requested: Language = 'en';

  /** Fetch a language and use it from now on. */
  async setLanguage(language: Language): Promise<void> {
    this.#requested = language;
    this.#loading = this.#reload(language);
    let loading;
    do {
      loading = this.#loading;
      await loading; // a later call overtook this one and loads what was requested here too
    } while (loading !== this.#loading);
  }

  async #reload(language: Language): Promise<void> {
    const loadNumber = ++this.#loadNumber;
    const loaders: [string, Loader][] = [[language, LOADERS[language]]];
    for (const namespace of this.#namespaces)
      loaders.push([`${language}/${namespace}`, NAMESPACES[namespace][language]]);
    const resources = await Promise.all(loaders.map((loader) => this.#fetch(...loader)));
    if (loadNumber !== this.#loadNumber) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    // Classic messages and the rules override some messages of the table, and come after it.
    for (const resource of resources) bundle.addResource(resource, { allowOverrides: true });
    this.#bundle = bundle;
    this.language = language;
  }

  /** Fetch namespaces, and the same ones in every language that is used later. */
  async load(...namespaces: Namespace[]): Promise<void> {
    if (namespaces.every((namespace) => this.#resources[`${this.#requested}/${namespace}`])) return;
    for (const namespace of namespaces) {
      if (!this.#namespaces.includes(namespace)) this.#namespaces.push(namespace);
    }
    this.#namespaces.sort(
      (first, second) => ALL_NAMESPACES.indexOf(first) - ALL_NAMESPACES.indexOf(second),
    );
    await this.setLanguage(this.#requested);
  }

  async #fetch(key: string, loader: Loader): Promise<FluentResource> {
    const cached = this.#resources[key];
    if (cached) return cached;
    const resource = new FluentResource((await loader()).default);
    this.#resources[key] = resource;
    return resource;
  }

  /** The message of a key, with values for its variables. */
  get<K extends keyof MessageKeys>(key: K, ...values: ValuesOf<K>): string {
    return this.text(key, values[0] as Values | undefined);
  }

  /** The message of a computed key, whose values cannot be checked by the compiler. */
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

  /**
   * A message in the wording of the profile: its own variant, that of its family, or the default.
   */
  forProfile(profile: Profile | string, key: string, values?: Values): string {
    for (const suffix of [profile, profile.split('-')[0] ?? profile]) {
      const variant = key.includes('.') ? `${key}-${suffix}` : `${key}.${suffix}`;
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

export const i18n = new I18n();
