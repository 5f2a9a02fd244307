/** The search service, POST /frontend_search (upstream facts §2), and the instant search beside it. */
import { isCurrency } from '~/market/currencies';
import { paths as instantPaths } from '~/upstream/instant-search/contract';
import { paths, searchRequest } from '~/upstream/search/contract';
import { streamCalendar } from '../price-calendar/service';
import type { SandboxContext, SandboxReply, SandboxRequest, SandboxService } from '../service';
import { dayOfDate } from '../world/time-zones';
import { instantAnswer, searchAnswer } from './answer';
import { sessionOf, sessionSchema } from './sessions';

const MOST_TRAVELLERS = 9;

/** Routes are relative to the service's prefix, /search. */
export const searchService: SandboxService = {
  name: 'search',
  schema: sessionSchema,
  routes: {
    [`POST ${paths.search}`]: async (request, context) => {
      const reply = await answerTo(request, context, searchAnswer);
      await pause(context.settings.searchDelayMs);
      return reply;
    },
    [`POST ${paths.priceCalendar}`]: streamCalendar,
  },
};

/** The instant search: a part of the same variants, at once. Routes are relative to /instantSearch. */
export const instantSearchService: SandboxService = {
  name: 'instantSearch',
  routes: { [`POST ${instantPaths.search}`]: (request, context) => answerTo(request, context, instantAnswer) },
};

async function answerTo(
  request: SandboxRequest,
  context: SandboxContext,
  answerOf: typeof searchAnswer,
): Promise<SandboxReply> {
  const parsed = searchRequest.safeParse(request.body);
  if (!parsed.success) return refuse(parsed.error.issues[0]?.message ?? 'bad body');
  const body = parsed.data;
  const problem = problemOf(body.travelers) ?? body.trips.map(({ date }) => problemOfDate(date)).find(Boolean);
  if (problem) return refuse(problem);
  if (!isCurrency(body.currency)) return refuse('unknown currency');
  const session = await sessionOf(body, body.currency, context);
  return { json: answerOf(session, context, body.sort_by) };
}

function problemOf({ adult, child, infant }: { adult: number; child: number; infant: number }): string | null {
  if (adult < 1 || child < 0 || infant < 0) return 'at least one adult travels';
  if (adult + child + infant > MOST_TRAVELLERS) return `at most ${MOST_TRAVELLERS} travellers`;
  return infant > adult ? 'an infant travels with an adult' : null;
}

function problemOfDate(date: string): string | null {
  return dayOfDate(date) === null ? 'no such date' : null;
}

function refuse(message: string): SandboxReply {
  return { status: 400, json: { error: 'requestFormat', message } };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
