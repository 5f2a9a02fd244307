import { randomUUID } from 'node:crypto';
import { replace, type TypedResponse } from '@remix-run/node';
import { earningRate } from '~/bff/account/earning.server';
import { noteBooking } from '~/bff/account/bookings-of-visitor.server';
import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import type { RequestContext } from '~/bff/request/context';
import { settle } from '~/bff/waiting/pending.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { keepSession } from '~/bff/cookies/session.server';
import { parseReference } from '~/features/search/offers/offer-reference';
import { earliestToday } from '~/dates/calendar-date';
import { queryText } from '~/features/search/query/query-text';
import { queryOfEcho } from '~/features/search/query/search-query';
import { buildSearchParams, buildSearchPath, foreignParameters } from '~/features/search/query/search-url';
import { isOverland } from '~/features/trip/segment';
import { getTranslator } from '~/i18n/translator.server';
import type { FareQuote } from '~/upstream/booking/contract';
import { describeFailure, type UpstreamError } from '~/upstream/error';
import { createFromFare, keyOfCreation } from './create-booking.server';
import { continuationParameters, isContinuation, readContinuation, type FareChoice } from './form';
import { goneScreen, problemScreen, waitingScreen, type Shown } from './interruptions.server';
import { isRenewed, renewOffer, searchBehind } from './renew-offer.server';
import { fareScreen } from './screen.server';
import { readTrainCars } from './train-cars.server';

/** Either a page or a redirect. */
export type Step0Outcome = Shown | TypedResponse<never>;

/** A page may request a quote and then a new search: both together stay within 1.5 s. */
const PATIENCE_MS = 650;

/**
 * Reads the variant id of an address: 32 hexadecimal digits and a running number (upstream facts §2).
 * @throws Response 404 when invalid; the upstream is not called
 */
export function variantIdOf(params: { urn?: string }): string {
  const urn = params.urn ?? '';
  if (!/^[0-9a-f]{32}\d{1,6}$/.test(urn)) throw new Response(null, { status: 404 });
  return urn;
}

/** Shows the page of an offer, or the result of the booking that the page waits for. */
export async function showOffer(context: RequestContext, variantId: string): Promise<Step0Outcome> {
  const continuation = readContinuation(context.url.searchParams);
  if (continuation && continuation.proof === keyOfCreation(context, variantId, continuation.choice)) {
    return book(context, variantId, continuation.choice, 302);
  }
  const { booking } = context.upstream;
  const { locale, currency } = context.market;
  const key = `quote ${variantId} ${locale} ${currency}`;
  const settled = await settle(key, () => booking.quoteFares(variantId), { patienceMs: PATIENCE_MS, keepMs: 10_000 });
  if (settled.state === 'waiting') return waiting('quote', settled.sinceMs, context);
  if (settled.state === 'failed') return afterFailure(context, variantId, settled.error);
  await keepSession(context);
  return { screen: await screenOf(context, variantId, settled.value, null, null), status: 200 };
}

/** Books the chosen fare: redirects to step 1 or a waiting page, or shows the fares with the reason. */
export async function book(
  context: RequestContext,
  variantId: string,
  choice: FareChoice,
  redirectStatus: 302 | 303,
): Promise<Step0Outcome> {
  const settled = await createFromFare(context, variantId, choice);
  if (settled.state === 'waiting') {
    if (redirectStatus === 302) return waiting('booking', settled.sinceMs, context);
    const proof = keyOfCreation(context, variantId, choice);
    return redirectTo(pathOf(context, variantId, continuationParameters(choice, proof)), redirectStatus);
  }
  if (settled.state === 'failed') {
    // The page itself repeats the search and may have to wait for it.
    const isExpired = redirectStatus === 303 && settled.error.code === 'sessionExpired';
    return isExpired ? redirectTo(pathOf(context, variantId)) : afterFailure(context, variantId, settled.error);
  }
  const creation = settled.value;
  switch (creation.kind) {
    case 'created':
      await noteBooking(context, creation.token);
      // Replace the waiting page in the history: Back would only redirect forward again.
      return (redirectStatus === 302 ? replace : redirectTo)(checkoutPath('step1', creation.token), redirectStatus);
    case 'changed':
      return { screen: await screenOf(context, variantId, creation.quote, choice, null), status: 409 };
    case 'refused': {
      const { status, messageKey } = describeFailure(creation.error);
      const refusal = getTranslator(context.market.locale, 'errors')(messageKey);
      return { screen: await screenOf(context, variantId, creation.quote, choice, refusal), status };
    }
  }
}

function waiting(what: 'quote' | 'search' | 'booking', sinceMs: number, context: RequestContext): Shown {
  const query = searchBehind(context.url, earliestToday(new Date()));
  return waitingScreen(what, { sinceMs, resultsPath: query && buildSearchPath(query) }, context);
}

async function afterFailure(context: RequestContext, variantId: string, error: UpstreamError): Promise<Step0Outcome> {
  const today = earliestToday(new Date());
  const query = searchBehind(context.url, today);
  const paths = { retry: pathOf(context, variantId), results: query && buildSearchPath(query) };
  if (error.code !== 'sessionExpired') return problemScreen(error, paths, context);
  const renewal = await renewOffer(context, variantId, today, PATIENCE_MS);
  switch (renewal.state) {
    case 'waiting':
      return waiting('search', renewal.sinceMs, context);
    case 'failed':
      return problemScreen(renewal.error, paths, context);
    case 'ready':
      return renewal.value.kind === 'moved' ? redirectTo(renewal.value.path, 302) : goneScreen(context);
  }
}

async function screenOf(
  context: RequestContext,
  variantId: string,
  quote: FareQuote,
  choice: FareChoice | null,
  refusal: string | null,
) {
  const { market, url } = context;
  const query = searchBehind(url, earliestToday(new Date())) ?? queryOfEcho(quote.search);
  const tSearch = getTranslator(market.locale, 'search');
  const reference = parseReference(url.searchParams);
  const [cars, earning] = await Promise.all([readTrainCars(context, variantId, quote), earningRate(context)]);
  return fareScreen({
    quote,
    cars,
    earning,
    shownFareKey: reference?.fare ?? null,
    shownPrice: reference?.price ?? null,
    isRenewed: isRenewed(url),
    choice,
    refusal,
    nonce: choice?.nonce ?? randomUUID(),
    path: pathOf(context, variantId),
    resultsPath: buildSearchPath(query),
    passengers: queryText(query, {}, market, tSearch, isOverland(quote.segments)).passengers,
    market,
    t: getTranslator(market.locale, 'booking'),
    tSearch,
    tTrains: getTranslator(market.locale, 'trains'),
  });
}

/** Returns this page's own link, including the search. */
function pathOf({ url }: RequestContext, variantId: string, more: [string, string][] = []): string {
  const query = searchBehind(url, earliestToday(new Date()));
  const extras = [...foreignParameters(url).filter(([name]) => !isContinuation(name)), ...more];
  const params = query ? buildSearchParams(query, extras) : new URLSearchParams(extras).toString();
  return `/mbooking/step0/${variantId}${params ? `?${params}` : ''}`;
}
