import { monthOf } from '~/dates/month-grid';
import { formatDate } from '~/market/format';
import { formatTemperatures } from '~/market/temperature';
import type { BlockInput } from '../../block';
import { nameOf } from '../../names';
import { weatherCity } from './load.server';

/** The usual weather of a city, month by month. */
export type WeatherScreen = { title: string; months: { name: string; short: string; temperatures: string }[] };

/** Builds the weather of a subject's city; null without it. */
export function weatherScreen({ sources: { subject, weather }, market, t }: BlockInput): WeatherScreen | null {
  const city = weatherCity(subject);
  if (!city || !weather || weather.length === 0) return null;
  const months = new Map<string, { min: number; max: number }[]>();
  for (const { date, temperature } of weather) {
    const month = monthOf(date);
    months.set(month, [...(months.get(month) ?? []), temperature]);
  }
  return {
    title: t('weather.title', { city: nameOf(city, market.locale) }),
    months: [...months].map(([month, days]) => ({
      name: formatDate(`${month}-01`, market, 'monthName'),
      short: formatDate(`${month}-01`, market, 'monthShort'),
      temperatures: formatTemperatures(
        { min: mean(days.map(({ min }) => min)), max: mean(days.map(({ max }) => max)) },
        market,
      ),
    })),
  };
}

function mean(values: readonly number[]): number {
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}
