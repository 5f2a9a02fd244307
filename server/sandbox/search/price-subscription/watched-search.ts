import { z } from 'zod';
import type { WatchedSearchWire } from '~/upstream/price-subscription/contract';
import { CABINS, currencyCode } from '~/upstream/search/contract';
import { endpointOf, nameIn } from '../../world/places';
import { WEEKEND_WORDS } from './letter';

type StoredTrip = {
  departure: string;
  arrival: string;
  date: string;
  until: string | null;
  nights: { min: number; max: number } | null;
};

/** Returns a search as it is stored: one text for one search, whatever the spelling of the request. */
export function searchKey({ trips, travelers, cabin, currency, only_weekends }: WatchedSearchWire): string {
  const { adult, child, infant, childrenAges } = travelers;
  return JSON.stringify({
    trips: trips.map(({ departure, arrival, date, until, nights }) => ({
      departure,
      arrival,
      date,
      until: until ?? null,
      nights: nights ? { min: nights.min, max: nights.max } : null,
    })),
    travelers: { adult, child, infant, childrenAges: (childrenAges ?? []).toSorted((a, b) => a - b) },
    cabin,
    currency,
    only_weekends,
  });
}

const stored = z.object({
  trips: z.array(z.custom<StoredTrip>()),
  travelers: z.custom<WatchedSearchWire['travelers']>(),
  cabin: z.enum(CABINS),
  currency: currencyCode,
  only_weekends: z.boolean(),
});
/** A stored search; it is on the wire too. */
export type WatchedSearch = z.output<typeof stored>;

/** Reads a search key. @throws ZodError for a key that `searchKey` did not write */
export function readSearchKey(key: string): WatchedSearch {
  return stored.parse(JSON.parse(key));
}

/** Returns the lines of a search in a letter: "Москва → Сочи, 4 мая 2031 г.", "Berlin → Athens, any weekend, 1–31 May 2031". */
export function tripTexts({ trips, only_weekends: isWeekends }: WatchedSearch, language: string): string[] {
  return trips.map(({ departure, arrival, date, until, nights }) => {
    const days = nights ? laterText(nights, language) : daysText(date, until, language);
    const weekends = isWeekends && !nights ? `${WEEKEND_WORDS[language] ?? WEEKEND_WORDS['en']}, ` : '';
    return `${placeText(departure, language)} → ${placeText(arrival, language)}, ${weekends}${days}`;
  });
}

function placeText(code: string, language: string): string {
  const place = endpointOf(code);
  return place ? nameIn(place.city.names, language) : code;
}

function daysText(date: string, until: string | null, language: string): string {
  const locale = language === 'en' ? 'en-GB' : language;
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return until ? format.formatRange(new Date(date), new Date(until)) : format.format(new Date(date));
}

/** "+3–7 days" */
function laterText({ min, max }: { min: number; max: number }, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' });
  return `+${min === max ? format.format(min) : format.formatRange(min, max)}`;
}
