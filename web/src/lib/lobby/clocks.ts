import type { I18n } from '../i18n/i18n.svelte';

export type ClockKind = 'off' | 'live' | 'days';

/** How much time there is: `bank` in minutes, `increment` in seconds, `days` for one decision. */
export interface ClockChoice {
  kind: ClockKind;
  bank: number;
  increment: number;
  days: number;
}

export const USUAL_CLOCK: ClockChoice = { kind: 'off', bank: 15, increment: 10, days: 2 };
export const BANKS = [3, 5, 10, 15, 20, 30, 45, 60, 120] as const;
export const INCREMENTS = [0, 5, 10, 15, 20, 30, 60] as const;
export const DAYS = [1, 2, 3, 5, 7, 14, 30] as const;

const LIVE = /^live\(bank=(\d+),increment=(\d+)\)$/;
const BY_DAYS = /^days\((\d+)\)$/;
const MINUTE = 60; // seconds

/** The line by which the server knows a clock. */
export function clockLine(clock: ClockChoice): string {
  if (clock.kind === 'live')
    return `live(bank=${clock.bank * MINUTE},increment=${clock.increment})`;
  return clock.kind === 'days' ? `days(${clock.days})` : 'off';
}

export function readClock(line: string): ClockChoice {
  const live = LIVE.exec(line);
  if (live) {
    const bank = Number(live[1]) / MINUTE;
    return { ...USUAL_CLOCK, kind: 'live', bank, increment: Number(live[2]) };
  }
  const days = BY_DAYS.exec(line);
  if (days) return { ...USUAL_CLOCK, kind: 'days', days: Number(days[1]) };
  return { ...USUAL_CLOCK };
}

type Unit = 'second' | 'minute' | 'day';

/** An amount of time in the words of a language: “15 min”, “2 дня”. */
export function span(language: string, amount: number, unit: Unit): string {
  const unitDisplay = unit === 'day' ? 'long' : 'short';
  const style = { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language, style).format(amount);
}

/** A clock in one short phrase. */
export function clockText(i18n: I18n, line: string): string {
  const clock = readClock(line);
  const { language } = i18n;
  if (clock.kind === 'off') return i18n.get('web-room-clock-off');
  if (clock.kind === 'days') {
    return i18n.get('web-room-clock-days', { time: span(language, clock.days, 'day') });
  }
  return i18n.get('web-room-clock-live', {
    bank: span(language, clock.bank, 'minute'),
    increment: span(language, clock.increment, 'second'),
  });
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago something was, roughly: “5 minutes ago”. */
export function ago(language: string, at: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, length] of STEPS) {
    const amount = Math.floor((now - at) / length);
    if (amount >= 1) return format.format(-amount, unit);
  }
  return format.format(0, 'second');
}
