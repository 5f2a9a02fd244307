import { featuresOnce } from '~/bff/request/features.server';
import type { LandingContext } from '~/bff/request/landing-context.server';
import { degrade } from '~/bff/waiting/degrade.server';
import { isOverBudget, UpstreamError } from '~/upstream/error';
import type { LandingSources } from './block';
import { loadBoard } from './blocks/board/load.server';
import { loadComments } from './blocks/comments/load.server';
import { loadEntry } from './blocks/entry/load.server';
import { loadOffers } from './blocks/offers/load.server';
import { loadPrices } from './blocks/prices/load.server';
import { loadSubscribe } from './blocks/subscribe/load.server';
import { loadTimetable } from './blocks/timetable/load.server';
import { loadWeather } from './blocks/weather/load.server';
import type { Subject } from './subjects';

/**
 * How long a page may take in all, its subject included. These pages are made for all visitors at once, so the first one may
 * wait for a complete page; one that is late goes out without its late blocks, and is kept by nobody.
 */
export const PAGE_DEADLINE_MS = 4000;
/** Left to the blocks when the subject took all of that time: what is at hand is shown. */
const LEAST_PATIENCE_MS = 300;

/** The data of a page's blocks, and whether it may lack one because a service failed or was late. */
export type LoadedSources = { sources: LandingSources; isIncomplete: boolean };

/**
 * Loads the data of all blocks of a page together.
 * @param deadline after which the page goes without a block, in `performance.now()` time
 * @throws UpstreamError when the budget of crawlers is used up: a page without its prices would be kept by them
 */
export async function loadSources(
  context: LandingContext,
  subject: Subject,
  now: Date,
  deadline = performance.now() + PAGE_DEADLINE_MS,
): Promise<LoadedSources> {
  const patienceMs = Math.max(LEAST_PATIENCE_MS, deadline - performance.now());
  let isIncomplete = false;
  let refusal: UpstreamError | null = null;
  const wait = async <T>(block: string, work: Promise<T>) => {
    const failed = Symbol('failed');
    const watched = work.catch((error: unknown) => {
      if (error instanceof UpstreamError && isOverBudget(error)) refusal = error;
      throw error;
    });
    const outcome = await degrade(watched, failed, { block, patienceMs });
    if (outcome !== failed) return outcome as T;
    isIncomplete = true;
    return null;
  };
  const [prices, weather, offers, timetable, board, comments, entry, subscription, features] = await Promise.all([
    wait('landings.prices', loadPrices(context, subject, now)),
    wait('landings.weather', loadWeather(context, subject, now)),
    wait('landings.offers', loadOffers(context, subject)),
    wait('landings.timetable', loadTimetable(context, subject, now)),
    wait('landings.board', loadBoard(context, subject, now)),
    wait('landings.comments', loadComments(context, subject)),
    wait('landings.entry', loadEntry(context, subject)),
    loadSubscribe(context, now),
    featuresOnce(context.upstream.settings)(),
  ]);
  if (refusal) throw refusal as UpstreamError;
  const hasPriceAlerts = features.priceSubscription;
  const sources = { subject, prices, weather, offers, timetable, board, comments, entry, subscription, hasPriceAlerts };
  return { sources, isIncomplete };
}
