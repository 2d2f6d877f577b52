import type { Times } from '../protocol/messages.gen';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const SHORT = 30 * SECOND; // of a bank: hurry
const SHORT_DAYS = 6 * HOUR; // of a decision that had days

export interface Shown {
  isRunning: boolean;
  isShort: boolean;
  left: number; // milliseconds
  isDays: boolean;
}

/** What the clock of a seat shows at a time of the server, or nothing. */
export function shownAt(
  times: Times | undefined,
  seat: number,
  isDays: boolean,
  now: number,
): Shown | undefined {
  if (!times) return undefined;
  const isRunning = times.running === seat;
  // With days nobody has anything in the bank: only who is asked has a time.
  if (isDays && !isRunning) return undefined;
  const left = Math.max(0, isRunning ? times.deadline - now : (times.banks[seat] ?? 0));
  return { isRunning, isDays, left, isShort: isRunning && left <= (isDays ? SHORT_DAYS : SHORT) };
}

export interface Parts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Time taken apart; the seconds that have begun count whole, so that 0 means over. */
export function partsOf(left: number): Parts {
  const whole = Math.ceil(left / SECOND) * SECOND;
  return {
    days: Math.floor(whole / DAY),
    hours: Math.floor((whole % DAY) / HOUR),
    minutes: Math.floor((whole % HOUR) / MINUTE),
    seconds: Math.floor((whole % MINUTE) / SECOND),
  };
}

/** `9:05`, or `1:02:03`. */
export function digits(left: number): string {
  const { days, hours, minutes, seconds } = partsOf(left);
  const all = days * 24 + hours;
  const end = `${two(minutes, all > 0)}:${two(seconds, true)}`;
  return all > 0 ? `${all}:${end}` : end;
}

function two(number: number, fill: boolean): string {
  return fill ? String(number).padStart(2, '0') : String(number);
}

/** How long until what is shown changes. */
export function nextChange(shown: Shown): number {
  const every = shown.isDays && shown.left > HOUR ? MINUTE : SECOND;
  const rest = shown.left % every;
  return rest === 0 ? every : rest;
}
