import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/request/context.server';
import { NEVER_STORED } from '~/bff/cache/page-cache.server';
import { groupOffers } from '~/features/search/offers/itinerary';
import { searchOffers } from '~/features/search/offers/search-offers.server';
import type { ProgressAnswer } from '~/features/search/offers/search-progress';
import { earliestToday, utcToday } from '~/dates/calendar-date';
import { isPastSearch, kindOfSearch, type SearchQuery } from '~/features/search/query/search-query';
import { parseSearchUrl } from '~/features/search/query/search-url';

/** Answers with the progress of a search for a results page that waits for more. Takes the query of that page. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const now = new Date();
  const parsed = parseSearchUrl(context.url, utcToday(now));
  if ('malformed' in parsed || !findsOffers(parsed.query, now)) throw json(null, { status: 404 });
  const { full, answer } = await searchOffers(context, parsed.query, { collects: false });
  const offerCount = answer ? groupOffers(answer).length : 0;
  return json<ProgressAnswer>({ full, offerCount }, { headers: NEVER_STORED });
}

function findsOffers(query: SearchQuery, now: Date): boolean {
  return kindOfSearch(query) === 'offers' && !isPastSearch(query, earliestToday(now));
}
