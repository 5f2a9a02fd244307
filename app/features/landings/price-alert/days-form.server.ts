import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import { DAY_NAMES, type AlertDays } from './alert-days';

/** The form that chooses the days of an alert. Ready texts. */
export type DaysForm = {
  action: string;
  date: { name: string; label: string; value: string };
  back: { name: string; label: string; value: string };
  submit: string;
};

/** Returns the path of the price alert of a route: /price-alert/lon/par. */
export function alertPath(departure: string, arrival: string): string {
  return `/price-alert/${departure.toLowerCase()}/${arrival.toLowerCase()}`;
}

/** Builds the form. @param days shown first */
export function daysForm(
  [departure, arrival]: readonly [string, string],
  days: AlertDays,
  { locale }: Pick<Market, 'locale'>,
): DaysForm {
  const t = getTranslator(locale, 'reminders');
  return {
    action: alertPath(departure, arrival),
    date: { name: DAY_NAMES.date, label: t('alert.date'), value: days.date },
    back: { name: DAY_NAMES.back, label: t('alert.back'), value: days.back ?? '' },
    submit: t('alert.choose'),
  };
}
