import { getTranslator } from '~/i18n/translator.server';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import type { CalendarDate } from '~/dates/calendar-date';
import { DAY_NAMES, monthsOnSale, type AlertDays } from './alert-days';

/** A field of the form that chooses days. Ready texts. */
export type DaysField = { name: string; label: string; hint?: string } & (
  | { type: 'date'; value: string; isRequired: boolean }
  | { type: 'number'; value: string }
  | { type: 'month'; value: string; options: { value: string; label: string }[] }
  | { type: 'box'; checked: boolean }
);

/** The form that chooses the days of an alert. */
export type DaysForm = {
  action: string;
  /** Null: a day, as links without a kind mean it. */
  kind: { name: string; value: string } | null;
  fields: DaysField[];
  submit: string;
};

/** Returns the path of the price alert of a route: /price-alert/lon/par. */
export function alertPath(departure: string, arrival: string): string {
  return `/price-alert/${departure.toLowerCase()}/${arrival.toLowerCase()}`;
}

/** Builds the form. @param days shown first; their kind decides about the fields */
export function daysForm(
  [departure, arrival]: readonly [string, string],
  days: AlertDays,
  market: Pick<Market, 'locale' | 'country'>,
  today: CalendarDate,
): DaysForm {
  const t = getTranslator(market.locale, 'reminders');
  const date = (
    name: 'date' | 'back' | 'from' | 'until',
    label: string,
    value: string,
    isRequired = true,
  ): DaysField => ({
    name: DAY_NAMES[name],
    type: 'date',
    label,
    value,
    isRequired,
  });
  const fields = (): DaysField[] => {
    switch (days.kind) {
      case 'day':
        return [date('date', t('alert.date'), days.date), date('back', t('alert.back'), days.back ?? '', false)];
      case 'range':
        return [
          date('from', t('alert.from'), days.from),
          date('until', t('alert.until'), days.until),
          { name: DAY_NAMES.nights, type: 'number', label: t('alert.nights'), value: String(days.nights ?? '') },
        ];
      case 'weekends':
        return [
          {
            name: DAY_NAMES.month,
            type: 'month',
            label: t('alert.month'),
            value: days.month,
            options: monthsOnSale(today).map((month) => ({
              value: month,
              label: formatDate(`${month}-01`, market, 'month'),
            })),
          },
          { name: DAY_NAMES.isReturn, type: 'box', label: t('alert.weekendBack'), checked: days.isReturn },
        ];
    }
  };
  return {
    action: alertPath(departure, arrival),
    kind: days.kind === 'day' ? null : { name: DAY_NAMES.kind, value: days.kind },
    fields: fields(),
    submit: t('alert.choose'),
  };
}
