/** The search service, POST /frontend_search (upstream facts §2), and the instant search beside it. */
import { isCurrency } from '~/market/currencies';
import { endpoints as instantEndpoints } from '~/upstream/instant-search/contract';
import { endpoints } from '~/upstream/search/contract';
import type { ReceivedBy } from '~/upstream/endpoint';
import { ServiceFailure } from '../../service/failure';
import { serve } from '../../service/serve';
import type { SandboxContext, SandboxHandler, SandboxService } from '../../service/service';
import { dayOfDate } from '../../world/time-zones';
import { instantAnswer, searchAnswer } from './answer';
import { sessionOf, sessionSchema } from './sessions';

const MAX_TRAVELLERS = 9;

/**
 * Makes the search service. Its routes are relative to the prefix /search.
 * @param guests routes of other services on the search host
 */
export function createSearchService(guests: Record<string, SandboxHandler>): SandboxService {
  return {
    name: 'search',
    schema: sessionSchema,
    routes: {
      ...serve(endpoints.search, async (request, context) => {
        const answer = await answerTo(request, context, searchAnswer);
        await pause(context.settings.searchDelayMs);
        return answer;
      }),
      ...guests,
    },
  };
}

/** The instant search: returns part of the same variants at once. Routes are relative to /instantSearch. */
export const instantSearchService: SandboxService = {
  name: 'instantSearch',
  routes: serve(instantEndpoints.search, (request, context) => answerTo(request, context, instantAnswer)),
};

/** Answers a search. @throws ServiceFailure requestFormat */
async function answerTo(
  request: ReceivedBy<typeof endpoints.search>,
  context: SandboxContext,
  answerOf: typeof searchAnswer,
) {
  const problem = problemOf(request.travelers) ?? request.trips.map(({ date }) => problemOfDate(date)).find(Boolean);
  if (problem) throw new ServiceFailure('requestFormat', {}, problem);
  if (!isCurrency(request.currency)) throw new ServiceFailure('requestFormat', {}, 'unknown currency');
  const session = await sessionOf(request, request.currency, context);
  return answerOf(session, context, request.sort_by);
}

function problemOf({ adult, child, infant }: { adult: number; child: number; infant: number }): string | null {
  if (adult < 1 || child < 0 || infant < 0) return 'at least one adult travels';
  if (adult + child + infant > MAX_TRAVELLERS) return `at most ${MAX_TRAVELLERS} travellers`;
  return infant > adult ? 'an infant travels with an adult' : null;
}

function problemOfDate(date: string): string | null {
  return dayOfDate(date) === null ? 'no such date' : null;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
