import type { Locale } from './locales';

/** Duration symbols, written behind the number. They are language data, like digit grouping, rather than page text. */
export type DurationUnits = { day: string; hour: string; minute: string };

/** As running text has them: "3 ч 15 мин", "3 Std. 15 Min.", "3h 15m". */
export const DURATION_UNITS: Readonly<Record<Locale, DurationUnits>> = {
  ru: { day: '\u00a0дн.', hour: '\u00a0ч', minute: '\u00a0мин' },
  en: { day: 'd', hour: 'h', minute: 'm' },
  nl: { day: '\u00a0d', hour: '\u00a0u', minute: '\u00a0min' },
  pl: { day: '\u00a0d', hour: '\u00a0godz.', minute: '\u00a0min' },
  es: { day: '\u00a0d', hour: '\u00a0h', minute: '\u00a0min' },
  fr: { day: '\u00a0j', hour: '\u00a0h', minute: '\u00a0min' },
  de: { day: '\u00a0Tg.', hour: '\u00a0Std.', minute: '\u00a0Min.' },
  it: { day: '\u00a0g', hour: '\u00a0h', minute: '\u00a0min' },
  tr: { day: '\u00a0g', hour: '\u00a0sa', minute: '\u00a0dk' },
};

/**
 * Shorter ones for the narrow lines of results. Partners' tools read the Russian forms there ("3ч 15м", upstream facts
 * §7).
 */
export const COMPACT_DURATION_UNITS: Readonly<Record<Locale, DurationUnits>> = {
  ...DURATION_UNITS,
  ru: { day: '\u00a0дн.', hour: 'ч', minute: 'м' },
  pl: { ...DURATION_UNITS.pl, hour: '\u00a0h' },
  de: { day: '\u00a0Tg.', hour: '\u00a0h', minute: '\u00a0min' },
};
