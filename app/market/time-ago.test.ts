import { expect, it } from 'vitest';
import { formatAgo } from './time-ago';

const NOW = new Date('2031-05-04T12:00:00Z');

it.each([
  ['2031-05-04T12:00:30Z', 'en', 'this minute'],
  ['2031-05-05T12:00:00Z', 'en', 'this minute'],
  ['2031-05-04T13:55:00+02:00', 'en', '5 minutes ago'],
  ['2031-05-04T09:00:00Z', 'en', '3 hours ago'],
  ['2031-05-04T09:00:00Z', 'ru', '3 часа назад'],
  ['2031-05-02T09:00:00Z', 'de', 'vorgestern'],
  ['2031-04-24T09:00:00Z', 'fr', 'il y a 10 jours'],
] as const)('tells how long ago %s was in %s', (instant, locale, said) => {
  expect(formatAgo(instant, NOW, locale)).toBe(said);
});
