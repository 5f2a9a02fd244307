import { expect, it } from 'vitest';
import { daysBetween } from '~/dates/calendar-date';
import { saleDates } from '~/dates/sale-dates';
import { seasonDates } from './season-dates';

const SALE = saleDates(new Date('2031-05-01T13:00:00Z'));
const trip = (date: string) => ({ departure: 'LON', arrival: 'NYC', date });

it('lists three months around the departure and itself, on all days of the week', () => {
  const dates = seasonDates({ trips: [trip('2031-09-20')] }, SALE);
  expect([dates.length, dates[0], dates.at(-1)]).toEqual([
    19,
    { out: '2031-08-06', back: null },
    { out: '2031-11-04', back: null },
  ]);
  expect(dates.map(({ out }) => out)).toContain('2031-09-20');
  expect(new Set(dates.map(({ out }) => new Date(out).getUTCDay())).size).toBe(7);
});

it('keeps the number of nights, and to days on sale', () => {
  const dates = seasonDates({ trips: [trip('2031-05-12'), trip('2031-05-19')] }, SALE);
  expect(dates[0]).toEqual({ out: '2031-05-02', back: '2031-05-09' });
  expect(new Set(dates.map(({ out, back }) => daysBetween(out, back ?? '')))).toEqual(new Set([7]));
});
