import { pathInLanguage } from '~/features/frame/crawlers/page-links';
import { pathOf } from '~/features/landings/addresses';
import { subjectName } from '~/features/landings/comments/commented-subject.server';
import type { AlertDays } from '~/features/landings/price-alert/alert-days';
import { daysForm, type DaysForm } from '~/features/landings/price-alert/days-form.server';
import type { Subject } from '~/features/landings/subjects';
import type { SearchQuery } from '~/features/search/query/search-query';
import { getTranslator } from '~/i18n/translator.server';
import { BRANDS } from '~/market/brands';
import type { Market } from '~/market/market';

/** The page of a price alert: plain data, ready texts. */
export type AlertScreen = {
  title: string;
  lead: string;
  back: { text: string; href: string };
  form: DaysForm;
  error: string | null;
  /** The search of the chosen days; null before they are. */
  prices: { text: string; href: string } | null;
};

type AlertRoute = Extract<Subject, { kind: 'route' }>;
type AlertData = { subject: AlertRoute; days: AlertDays; isInvalid: boolean; searchHref: string | null };

/** Returns the search whose price is watched: one adult in economy, as the prices of the route's page are. */
export function alertQuery({ facts }: AlertRoute, { date, back }: AlertDays): SearchQuery {
  const [departure, arrival] = [facts.departure.code, facts.arrival.code];
  const trips = [
    { departure, arrival, date },
    ...(back ? [{ departure: arrival, arrival: departure, date: back }] : []),
  ];
  return { trips, adults: 1, childrenAges: [], infants: 0, cabin: 'Y' };
}

/** Builds the page. Pure. */
export function alertScreen({ subject, days, isInvalid, searchHref }: AlertData, market: Market): AlertScreen {
  const t = getTranslator(market.locale, 'reminders');
  const name = subjectName(subject, market.locale);
  const { departure, arrival } = subject.facts;
  return {
    title: t('alert.title', { route: name }),
    lead: t('alert.text'),
    back: { text: name, href: pathInLanguage(BRANDS[market.brand], pathOf(subject, market.locale), market.locale) },
    form: daysForm([departure.code, arrival.code], days, market),
    error: isInvalid ? t('alert.wrongDays') : null,
    prices: searchHref === null ? null : { text: t('alert.prices'), href: searchHref },
  };
}
