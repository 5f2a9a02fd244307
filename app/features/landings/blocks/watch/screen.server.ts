import { utcToday } from '~/dates/calendar-date';
import { getTranslator } from '~/i18n/translator.server';
import type { BlockInput } from '../../block';
import { firstDays } from '../../price-alert/alert-days';
import { daysForm, type DaysForm } from '../../price-alert/days-form.server';

/** The way to the price alert of a route. */
export type WatchScreen = { title: string; text: string; form: DaysForm };

/** Builds the way to the alert; null for what is no route, or has no flights whose price could fall. */
export function watchScreen({
  sources: { subject, prices, hasPriceAlerts },
  market,
  now,
}: BlockInput): WatchScreen | null {
  if (!hasPriceAlerts || subject.kind !== 'route' || !prices?.prices.length) return null;
  const { departure, arrival } = subject.facts;
  const today = utcToday(now);
  const t = getTranslator(market.locale, 'reminders');
  return {
    title: t('priceDrop.title'),
    text: t('alert.text'),
    form: daysForm([departure.code, arrival.code], firstDays(today), market, today),
  };
}
