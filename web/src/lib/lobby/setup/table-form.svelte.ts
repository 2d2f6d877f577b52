import { api, ApiError } from '../../api/api';
import { BOOKS } from '../../protocol/cards.gen';
import type { Checked, NewTable } from '../../protocol/messages.gen';
import type { Character, District, Preset, Profile } from '../../protocol/names.gen';
import {
  type Choices,
  type From,
  keepChoices,
  keptChoices,
  setupOf,
  tableOf,
  withCharacter,
  withPlayers,
  withProfile,
} from '../choices';

const PAUSE = 250; // milliseconds without a change before the server is asked
const AGAIN = 4_000; // before it is asked once more when it did not answer

/** A table as its host wishes it so far, and what the server says about it. */
export class Wishes {
  choices = $state<Choices>(keptChoices());
  checked = $state.raw<Checked | undefined>();
  /** The choice has changed since it was checked. */
  busy = $state(true);
  fault = $state.raw<ApiError | undefined>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0; // of several questions only the last one counts

  get book() {
    return BOOKS[this.choices.profile];
  }
  get problems() {
    return this.checked?.problems ?? [];
  }
  get warnings() {
    return this.checked?.warnings ?? [];
  }
  /** The characters of the game as far as they are known. */
  get cast(): readonly string[] {
    const { castFrom, cast, preset } = this.choices;
    if (castFrom !== 'preset') return cast;
    return this.checked?.setup?.characters ?? this.book.presets[preset]?.characters ?? [];
  }
  get line(): string {
    return this.busy ? '' : (this.checked?.setup?.line ?? '');
  }

  table(name: string): NewTable {
    return tableOf($state.snapshot(this.choices), name, this.line);
  }

  keep(): void {
    keepChoices($state.snapshot(this.choices));
  }

  /** Ask the server about the choice as it is now; the caller knows when it has changed. */
  check(): void {
    const setup = setupOf($state.snapshot(this.choices));
    const turn = ++this.#turn;
    this.busy = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      try {
        const checked = await api.check(setup);
        if (turn !== this.#turn) return;
        this.checked = checked;
        this.fault = undefined;
        this.busy = false;
      } catch (error) {
        if (turn !== this.#turn) return;
        this.fault = error instanceof ApiError ? error : new ApiError('broken', 0);
        this.#timer = setTimeout(() => this.check(), AGAIN);
      }
    }, PAUSE);
  }

  stop(): void {
    this.#turn += 1;
    clearTimeout(this.#timer);
  }

  setPlayers(players: number): void {
    this.choices = withPlayers($state.snapshot(this.choices), players);
    if (this.choices.castFrom === 'lot') void this.drawCast();
  }

  setProfile(profile: Profile): void {
    this.choices = withProfile($state.snapshot(this.choices), profile);
  }

  setPreset(preset: Preset): void {
    this.choices.castFrom = 'preset';
    this.choices.preset = preset;
  }

  /** Begin an own choice with what is there already. */
  setCastFrom(from: From): void {
    if (from === 'own') this.choices.cast = [...this.cast] as Character[];
    this.choices.castFrom = from;
    if (from === 'lot') void this.drawCast();
  }

  setCharacter(rank: number, role?: Character): void {
    this.choices.cast = withCharacter($state.snapshot(this.choices), rank, role);
  }

  setDistrictsFrom(from: From): void {
    const { districtsFrom, preset } = this.choices;
    if (from === 'own' && districtsFrom === 'preset') {
      this.choices.districts = [...(this.book.presets[preset]?.districts ?? [])];
    }
    this.choices.districtsFrom = from;
    if (from === 'lot') void this.drawDistricts();
  }

  async drawCast(): Promise<void> {
    const drawn = await this.#draw();
    if (drawn) this.choices.cast = drawn.characters as Character[];
  }

  async drawDistricts(): Promise<void> {
    const drawn = await this.#draw();
    if (drawn) this.choices.districts = drawn.districts as District[];
  }

  /** The server draws, because it knows what may be drawn together. */
  async #draw() {
    const { profile, players } = this.choices;
    try {
      return (await api.check({ profile, players, random: true })).setup;
    } catch (error) {
      if (error instanceof ApiError) this.fault = error;
      return undefined;
    }
  }
}
