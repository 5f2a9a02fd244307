import { describe, expect, it } from 'vitest';
import { timeIn } from './time-in';

describe('timeIn', () => {
  it.each([
    ['en', 'GB', '20 April at 18:30 (UTC+3)'],
    ['en', 'US', 'April 20 at 6:30\u202fPM (UTC+3)'],
    ['de', 'DE', '20. April, 18:30 Uhr (UTC+3)'],
    ['ru', 'RU', '18:30 20 апреля (UTC+3)'],
    ['fr', 'FR', '20 avril, 18:30 (UTC+3)'],
    ['tr', 'TR', '20 Nisan, 18:30 (UTC+3)'],
  ] as const)('follows "until" in %s of %s', (locale, country, expected) => {
    expect(timeIn('Europe/Moscow', { locale, country }, Date.UTC(2026, 3, 20, 15, 30))).toBe(expected);
  });
});
