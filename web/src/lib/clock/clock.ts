import type { Times } from '../protocol/messages.gen';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

const LOW_BANK_MS = 30 * SECOND_MS; // of a bank
const LOW_DAYS_MS = 6 * HOUR_MS; // of a decision that had days

export interface ClockDisplay {
  isRunning: boolean;
  isLow: boolean;
  leftMs: number;
  isDays: boolean;
}

/** What the clock of a seat shows at a given server time, or undefined. */
export function clockDisplayAt(
  times: Times | undefined,
  seat: number,
  isDays: boolean,
  now: number,
): ClockDisplay | undefined {
  if (!times) return undefined;
  const isRunning = times.running === seat;
  // With days there is no bank: only the player who is asked has a time.
  if (isDays && !isRunning) return undefined;
  const leftMs = Math.max(0, isRunning ? times.deadline - now : (times.banks[seat] ?? 0));
  return {
    isRunning,
    isDays,
    leftMs,
    isLow: isRunning && leftMs <= (isDays ? LOW_DAYS_MS : LOW_BANK_MS),
  };
}

export interface Duration {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Time taken apart; the seconds that have begun count whole, so that 0 means over. */
export function splitDuration(leftMs: number): Duration {
  const roundedMs = Math.ceil(leftMs / SECOND_MS) * SECOND_MS;
  return {
    days: Math.floor(roundedMs / DAY_MS),
    hours: Math.floor((roundedMs % DAY_MS) / HOUR_MS),
    minutes: Math.floor((roundedMs % HOUR_MS) / MINUTE_MS),
    seconds: Math.floor((roundedMs % MINUTE_MS) / SECOND_MS),
  };
}

/** `9:05`, or `1:02:03`. */
export function formatDigits(leftMs: number): string {
  const { days, hours, minutes, seconds } = splitDuration(leftMs);
  const all = days * 24 + hours;
  const end = `${padTwo(minutes, all > 0)}:${padTwo(seconds, true)}`;
  return all > 0 ? `${all}:${end}` : end;
}

function padTwo(number: number, fill: boolean): string {
  return fill ? String(number).padStart(2, '0') : String(number);
}

/** How long until what is shown changes. */
export function msUntilChange(display: ClockDisplay): number {
  const stepMs = display.isDays && display.leftMs > HOUR_MS ? MINUTE_MS : SECOND_MS;
  const restMs = display.leftMs % stepMs;
  return restMs === 0 ? stepMs : restMs;
}
