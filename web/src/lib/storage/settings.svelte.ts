import { LANGUAGES, type Language } from '../protocol/names.gen';
import { i18n } from '../i18n/i18n.svelte';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'off';
export const TEXT_SIZES = [0.9, 1, 1.15, 1.3] as const;

interface StoredSettings {
  language?: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  volume: number; // 0 to 1
  textSize: number;
  name: string; // under which this person last joined a table
}

const KEY = 'citadels.settings';
const DEFAULTS: StoredSettings = {
  theme: 'auto',
  motion: 'auto',
  sound: true,
  volume: 0.6,
  textSize: 1,
  name: '',
};

/** The preferences of this reader, stored in this browser. */
class Settings {
  #values = $state<StoredSettings>(load());

  get theme() {
    return this.#values.theme;
  }
  get motion() {
    return this.#values.motion;
  }
  get sound() {
    return this.#values.sound;
  }
  get volume() {
    return this.#values.volume;
  }
  get textSize() {
    return this.#values.textSize;
  }
  get name() {
    return this.#values.name;
  }

  /** Whether things may move: neither the reader nor the system prefers reduced motion. */
  get hasMotion(): boolean {
    return this.motion === 'auto' && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  update(changes: Partial<StoredSettings>): void {
    this.#values = { ...this.#values, ...changes };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#values));
    } catch {
      // Without storage it is valid until the page is closed.
    }
    this.apply();
  }

  async setLanguage(language: Language): Promise<void> {
    await nextPaint(); // the pressed button is painted before every text changes
    await i18n.setLanguage(language);
    document.documentElement.lang = language;
    this.update({ language });
  }

  /** Use the chosen language, or the first preferred language of the browser that we have. */
  async init(): Promise<void> {
    this.apply();
    const language = this.#values.language ?? preferredLanguage(navigator.languages);
    await i18n.setLanguage(language);
    document.documentElement.lang = language;
  }

  apply(): void {
    const root = document.documentElement;
    if (this.theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    if (this.motion === 'off') root.dataset.motion = 'off';
    else delete root.dataset.motion;
    root.style.setProperty('--text-size', String(this.textSize));
  }
}

/** After the next frame: a message that is sent in a frame arrives after it is painted. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(0);
    });
  });
}

export function preferredLanguage(languages: readonly string[]): Language {
  for (const tag of languages) {
    const match = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (match) return match;
  }
  return 'en';
}

function load(): StoredSettings {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<StoredSettings>;
    return { ...DEFAULTS, ...stored };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = new Settings();
