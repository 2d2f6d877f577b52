import { api, ApiError } from '../../api/api';
import { BOOKS } from '../../protocol/cards.gen';
import type { SetupCheck, NewTable } from '../../protocol/messages.gen';
import type { Character, District, Preset, Profile } from '../../protocol/names.gen';
import {
  type Choices,
  type CardSource,
  saveChoices,
  loadChoices,
  toSetup,
  toNewTable,
  withCharacter,
  withPlayers,
  withProfile,
} from '../choices';

const DEBOUNCE_MS = 250; // without a change before the request is sent
const RETRY_MS = 4_000; // before the request is repeated when the server did not respond

/** The form of a new table: what its host has chosen so far, and the server's verdict on it. */
export class TableForm {
  choices = $state<Choices>(loadChoices());
  checked = $state.raw<SetupCheck | undefined>();
  /** The choices have changed since they were checked. */
  isChecking = $state(true);
  fault = $state.raw<ApiError | undefined>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #checkNumber = 0; // of several checks only the last one counts

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
  get setupSpec(): string {
    return this.isChecking ? '' : (this.checked?.setup?.spec ?? '');
  }

  newTable(name: string): NewTable {
    return toNewTable($state.snapshot(this.choices), name, this.setupSpec);
  }

  save(): void {
    saveChoices($state.snapshot(this.choices));
  }

  /** Have the server check the current choices; the caller knows when they have changed. */
  check(): void {
    const setup = toSetup($state.snapshot(this.choices));
    const checkNumber = ++this.#checkNumber;
    this.isChecking = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      try {
        const checked = await api.checkSetup(setup);
        if (checkNumber !== this.#checkNumber) return;
        this.checked = checked;
        this.fault = undefined;
        this.isChecking = false;
      } catch (error) {
        if (checkNumber !== this.#checkNumber) return;
        this.fault = error instanceof ApiError ? error : new ApiError('broken', 0);
        this.#timer = setTimeout(() => this.check(), RETRY_MS);
      }
    }, DEBOUNCE_MS);
  }

  dispose(): void {
    this.#checkNumber += 1;
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

  /** Begin a custom choice with the cards that are there already. */
  setCastFrom(from: CardSource): void {
    if (from === 'own') this.choices.cast = [...this.cast] as Character[];
    this.choices.castFrom = from;
    if (from === 'lot') void this.drawCast();
  }

  setCharacter(rank: number, role?: Character): void {
    this.choices.cast = withCharacter($state.snapshot(this.choices), rank, role);
  }

  setDistrictsFrom(from: CardSource): void {
    const { districtsFrom, preset } = this.choices;
    if (from === 'own' && districtsFrom === 'preset') {
      this.choices.districts = [...(this.book.presets[preset]?.districts ?? [])];
    }
    this.choices.districtsFrom = from;
    if (from === 'lot') void this.drawDistricts();
  }

  async drawCast(): Promise<void> {
    const setup = await this.#draw();
    if (setup) this.choices.cast = setup.characters as Character[];
  }

  async drawDistricts(): Promise<void> {
    const setup = await this.#draw();
    if (setup) this.choices.districts = setup.districts as District[];
  }

  /** The server draws, because it knows what may be drawn together. */
  async #draw() {
    const { profile, players } = this.choices;
    try {
      return (await api.checkSetup({ profile, players, random: true })).setup;
    } catch (error) {
      if (error instanceof ApiError) this.fault = error;
      return undefined;
    }
  }
}
