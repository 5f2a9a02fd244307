import { monthOf, type CalendarMonth } from '~/dates/month-grid';
import type { CalendarDate } from '~/dates/calendar-date';
import type { Translate } from '~/i18n/translate';
import type { Market } from '~/market/market';
import { formatTemperatures } from '~/market/temperature';
import type { Forecast } from '~/upstream/weather/contract';

/** Returns the day whose weather stands for a month. Nobody knows the weather of a day weeks ahead. */
export function middleOf(month: CalendarMonth): CalendarDate {
  return `${month}-15`;
}

/** Returns what to ask the weather service for: each city in the month of its price. */
export function climateDays(
  cities: readonly { code: string; departureDate: CalendarDate }[],
): { code: string; date: CalendarDate }[] {
  return cities.map(({ code, departureDate }) => ({ code, date: middleOf(monthOf(departureDate)) }));
}

/** Returns "usually 18…27 °C", for the month of a day; null when unknown. @param t reads the namespace `price-map` */
export function climateText(
  { code, date }: { code: string; date: CalendarDate },
  { forecasts, market, t }: { forecasts: readonly Forecast[]; market: Market; t: Translate },
): string | null {
  const month = monthOf(date);
  const forecast = forecasts.find((one) => one.code === code && one.date === middleOf(month));
  if (!forecast) return null;
  return t('climate', { temperatures: formatTemperatures(forecast.temperature, market) });
}
