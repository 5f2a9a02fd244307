import { currentAccount } from '~/bff/account/account.server';
import type { RequestContext } from '~/bff/request/context';
import { readFlash } from '~/bff/cookies/flash.server';
import type { QueryText } from '../query/query-text';
import { kindOfSearch, type SearchQuery } from '../query/search-query';
import { buildSearchPath } from '../query/search-url';
import { getTranslator } from '~/i18n/translator.server';
import { BRANDS } from '~/market/brands';
import { watchedNote } from './subscribe.server';

/** The price-watch form, or its notice. Ready texts. */
export type PriceSubscriptionView = {
  title: string;
  text: string;
  /** Null once the form has been sent. */
  form: {
    label: string;
    /** Email of the account; empty for a guest. */
    email: string;
    submit: string;
    /** The link to the form: "Track price" */
    short: string;
    /** Label of a consent checkbox, where the brand requires one. */
    consent: string | null;
    stop: string;
    privacy: string;
  } | null;
};

/** True when a search's price can be watched: it has fixed days and places (decision 041 tells why in any currency). */
export function isWatchable(query: SearchQuery): boolean {
  return kindOfSearch(query) === 'offers';
}

/**
 * Builds the block of a results page; null where prices are not watched. Shows the notice of success as long as it
 * lasts.
 * @param words text of the search
 */
export async function priceSubscription(
  context: RequestContext,
  query: SearchQuery,
  { route, dates }: Pick<QueryText, 'route' | 'dates'>,
): Promise<PriceSubscriptionView | null> {
  if (!isWatchable(query)) return null;
  const { market } = context;
  const t = getTranslator(market.locale, 'reminders');
  const note = await readFlash(context, watchedNote);
  if (note?.search === buildSearchPath(query)) {
    return { title: t('priceDrop.done'), text: t('priceDrop.doneText', { email: note.email }), form: null };
  }
  const account = await currentAccount(context);
  return {
    title: t('priceDrop.title'),
    text: t('priceDrop.text', { route, dates }),
    form: {
      label: t('priceDrop.email'),
      email: account?.email ?? '',
      submit: t('priceDrop.submit'),
      short: t('priceDrop.short'),
      consent: BRANDS[market.brand].asksPrivacyConsent ? t('priceDrop.consent') : null,
      stop: t('priceDrop.stop'),
      privacy: t('priceDrop.privacy'),
    },
  };
}
