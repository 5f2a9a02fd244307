import type { CalendarDate } from '~/dates/calendar-date';
import { DAY_KINDS, DAY_NAMES, type AlertDays, type DayKind } from '~/features/landings/price-alert/alert-days';
import { alertPath, daysForm, type DaysForm } from '~/features/landings/price-alert/days-form.server';
import { buildSearchPath } from '~/features/search/query/search-url';
import type { Watch } from '~/features/search/watch/watched-search.server';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import type { AlertRoute } from './alert-route.server';

/** The page of a price alert: plain data, ready texts. */
export type AlertScreen = {
  title: string;
  lead: string;
  /** The page about the route; null for a route without one. */
  back: { text: string; href: string } | null;
  kinds: { label: string; links: { text: string; path: string; isCurrent: boolean }[] };
  form: DaysForm;
  error: string | null;
  /** The search of the chosen days; null before they are. */
  prices: { text: string; href: string } | null;
};

type AlertData = {
  route: AlertRoute;
  /** Those chosen, or those that the form begins with. */
  days: AlertDays;
  isInvalid: boolean;
  watch: Watch | null;
  today: CalendarDate;
};

/** Builds the page. Pure. */
export function alertScreen({ route, days, isInvalid, watch, today }: AlertData, market: Market): AlertScreen {
  const t = getTranslator(market.locale, 'reminders');
  const path = alertPath(...route.codes);
  const link = (kind: DayKind) => ({
    text: t(`alert.kind.${kind}`),
    path: kind === 'day' ? path : `${path}?${DAY_NAMES.kind}=${kind}`,
    isCurrent: kind === days.kind,
  });
  return {
    title: t('alert.title', { route: route.name }),
    lead: t('alert.text'),
    back: route.pagePath === null ? null : { text: route.name, href: route.pagePath },
    kinds: { label: t('alert.kind.label'), links: DAY_KINDS.map(link) },
    form: daysForm(route.codes, days, market, today),
    error: isInvalid ? t(`alert.wrong.${days.kind}`) : null,
    prices: watch && { text: t('alert.prices'), href: buildSearchPath(watch.query) },
  };
}
