import { currentAccount } from '~/bff/account/account.server';
import { readFlash } from '~/bff/cookies/flash.server';
import type { RequestContext } from '~/bff/request/context';
import { getTranslator } from '~/i18n/translator.server';
import { BRANDS } from '~/market/brands';
import { formatPercent } from '~/market/format';
import type { Locale } from '~/market/locales';
import { unbroken } from '~/market/punctuation';
import { FALLS } from '~/upstream/price-subscription/contract';
import type { QueryText } from '../query/query-text';
import { kindOfSearch, type SearchQuery } from '../query/search-query';
import { watchedNote, watchedPath } from './subscribe.server';
import type { Watch } from './watched-search.server';

/** The price-watch form, or its notice. Ready texts. */
export type PriceSubscriptionView = {
  title: string;
  text: string;
  /** The list of alerts, once an account has one. */
  list: { text: string; href: string } | null;
  /** Null once the form has been sent. */
  form: {
    /** Label of the address; null for an account, which has one. */
    email: string | null;
    fall: { label: string; options: { value: string; label: string }[] };
    submit: string;
    sending: string;
    /** The link to the form: "Track price" */
    short: string;
    /** Label of a consent checkbox, where the brand requires one. */
    consent: string | null;
    stop: string;
    privacy: string;
  } | null;
};

/** A search with days like these is one whose price the service watches. */
const MOST_OPEN_TRIPS = 2;

/** True when a search's price can be watched: it has places and days, fixed or open (decisions 041 and 099). */
export function isWatchable(query: Pick<SearchQuery, 'trips'>): boolean {
  const kind = kindOfSearch(query);
  return kind === 'offers' || (kind === 'dates' && query.trips.length <= MOST_OPEN_TRIPS);
}

/**
 * Builds the block of a page; null where prices are not watched. Shows the notice of success as long as it lasts.
 * @param words text of the search
 */
export async function priceSubscription(
  context: RequestContext,
  watch: Watch,
  { route, dates }: Pick<QueryText, 'route' | 'dates'>,
): Promise<PriceSubscriptionView | null> {
  if (!isWatchable(watch.query) || !(await context.features()).priceSubscription) return null;
  const { market } = context;
  const t = getTranslator(market.locale, 'reminders');
  const [note, account] = await Promise.all([readFlash(context, watchedNote), currentAccount(context)]);
  const list = account ? { text: t('priceDrop.list'), href: '/user/subscriptions' } : null;
  if (note?.search === watchedPath(watch)) {
    const { email, state } = note;
    return { title: t(`priceDrop.${state}`), text: t(`priceDrop.${state}Text`, { email }), list, form: null };
  }
  const asksConsent = BRANDS[market.brand].asksPrivacyConsent && !account;
  return {
    title: t('priceDrop.title'),
    text: t('priceDrop.text', { route, dates: unbroken(dates) }),
    list: null,
    form: {
      email: account ? null : t('priceDrop.email'),
      fall: { label: t('priceDrop.fall'), options: fallOptions(market.locale) },
      submit: t('priceDrop.submit'),
      sending: t('priceDrop.sending'),
      short: t('priceDrop.short'),
      consent: asksConsent ? t('priceDrop.consent') : null,
      stop: account ? t('priceDrop.toAccount', { email: account.email }) : t('priceDrop.stop'),
      privacy: t('priceDrop.privacy'),
    },
  };
}

function fallOptions(locale: Locale) {
  return FALLS.map((percent) => ({ value: String(percent), label: fallText(percent, locale) }));
}

/** Says which fall is worth a letter: "by any amount", "by 5% or more". */
export function fallText(percent: number, locale: Locale): string {
  const t = getTranslator(locale, 'reminders');
  return percent === 0 ? t('priceDrop.anyFall') : t('priceDrop.fallBy', { percent: formatPercent(percent, locale) });
}
