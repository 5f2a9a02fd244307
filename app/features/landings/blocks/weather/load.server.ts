import { addMonths, monthOf } from '~/dates/month-grid';
import { utcToday } from '~/dates/calendar-date';
import type { LandingContext } from '~/bff/request/landing-context.server';
import type { LandingCity } from '~/upstream/landings/facts-contract';
import type { Forecast } from '~/upstream/weather/contract';
import type { Subject } from '../../subjects';

/** Days of a month whose weather is averaged. */
const DAYS = ['05', '15', '25'] as const;
const MONTHS = 12;

/** Returns the city whose weather a page tells; null for pages without it. */
export function weatherCity(subject: Subject): LandingCity | null {
  if (subject.kind === 'route') return subject.facts.arrival;
  return subject.kind === 'city' ? subject.facts.city : null;
}

/** Reads the usual weather of three days of each of twelve months; null for pages without weather. */
export async function loadWeather(
  { upstream }: Pick<LandingContext, 'upstream'>,
  subject: Subject,
  now: Date,
): Promise<Forecast[] | null> {
  const city = weatherCity(subject);
  if (!city) return null;
  const first = monthOf(utcToday(now));
  const months = Array.from({ length: MONTHS }, (_, index) => addMonths(first, index));
  return upstream.weather.listForecasts(
    months.flatMap((month) => DAYS.map((day) => ({ code: city.code, date: `${month}-${day}` }))),
  );
}
