import type { I18n } from '../i18n/i18n.svelte';

export type ClockKind = 'off' | 'live' | 'days';

/** How much time there is: `bank` in minutes, `increment` in seconds, `days` for one decision. */
export interface ClockChoice {
  kind: ClockKind;
  bank: number;
  increment: number;
  days: number;
}

export const DEFAULT_CLOCK: ClockChoice = { kind: 'off', bank: 15, increment: 10, days: 2 };
export const BANK_MINUTES = [3, 5, 10, 15, 20, 30, 45, 60, 120] as const;
export const INCREMENT_SECONDS = [0, 5, 10, 15, 20, 30, 60] as const;
export const DECISION_DAYS = [1, 2, 3, 5, 7, 14, 30] as const;

const LIVE_SPEC = /^live\(bank=(\d+),increment=(\d+)\)$/;
const DAYS_SPEC = /^days\((\d+)\)$/;
const SECONDS_PER_MINUTE = 60;

/** The clock as the server writes it. */
export function clockSpec(clock: ClockChoice): string {
  if (clock.kind === 'live')
    return `live(bank=${clock.bank * SECONDS_PER_MINUTE},increment=${clock.increment})`;
  return clock.kind === 'days' ? `days(${clock.days})` : 'off';
}

export function parseClock(spec: string): ClockChoice {
  const live = LIVE_SPEC.exec(spec);
  if (live) {
    const bank = Number(live[1]) / SECONDS_PER_MINUTE;
    return { ...DEFAULT_CLOCK, kind: 'live', bank, increment: Number(live[2]) };
  }
  const days = DAYS_SPEC.exec(spec);
  if (days) return { ...DEFAULT_CLOCK, kind: 'days', days: Number(days[1]) };
  return { ...DEFAULT_CLOCK };
}

type Unit = 'second' | 'minute' | 'day';

/** An amount of time in the words of a language: “15 min”, “2 дня”. */
export function formatAmount(language: string, amount: number, unit: Unit): string {
  const unitDisplay = unit === 'day' ? 'long' : 'short';
  const style = { style: 'unit', unit, unitDisplay, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language, style).format(amount);
}

/** A clock in one short phrase. */
export function clockText(i18n: I18n, spec: string): string {
  const clock = parseClock(spec);
  const { language } = i18n;
  if (clock.kind === 'off') return i18n.get('web-room-clock-off');
  if (clock.kind === 'days') {
    return i18n.get('web-room-clock-days', { time: formatAmount(language, clock.days, 'day') });
  }
  return i18n.get('web-room-clock-live', {
    bank: formatAmount(language, clock.bank, 'minute'),
    increment: formatAmount(language, clock.increment, 'second'),
  });
}

const AGO_UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago something was, roughly: “5 minutes ago”. */
export function formatAgo(language: string, timeMs: number, nowMs: number): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, unitMs] of AGO_UNITS) {
    const amount = Math.floor((nowMs - timeMs) / unitMs);
    if (amount >= 1) return format.format(-amount, unit);
  }
  return format.format(0, 'second');
}
