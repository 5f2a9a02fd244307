import { redirectTo } from '~/bff/http/redirects.server';
import type { RequestContext } from '~/bff/request/context';
import { forgetSearch } from '~/features/search/offers/search-offers.server';
import { buildSearchPath, canonicalPath } from '~/features/search/query/search-url';
import { isWatchable } from '~/features/search/watch/screen.server';
import { watchPrice } from '~/features/search/watch/subscribe.server';
import { answerRejected } from '~/forms/answer.server';
import type { PostedForm } from '~/forms/posted-form.server';
import { pressedButton } from '~/forms/submission.server';
import { readSearch } from './read-search.server';
import { stoppedPath } from './stopping';

/**
 * Handles `stop`, which keeps the offers found so far, and `watchPrice`. Anything else restarts a search that failed or
 * takes too long.
 */
export async function submitSearch(context: RequestContext, form: PostedForm) {
  const { query, isMisordered } = await readSearch(context, new Date());
  if (isMisordered) return redirectTo(buildSearchPath(query));
  const intent = pressedButton(form);
  if (intent === 'stop') return redirectTo(stoppedPath(query, context.url));
  if (intent === 'watchPrice') {
    if (!isWatchable(query)) throw new Response(null, { status: 400 });
    const rejected = await watchPrice(context, { query, isWeekends: false }, form);
    if (rejected) return answerRejected(rejected);
    return redirectTo(`${canonicalPath(query, context.url)}#price-subscription`);
  }
  forgetSearch(context, query);
  return redirectTo(buildSearchPath(query));
}
