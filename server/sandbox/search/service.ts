/** The search service: POST /frontend_search (upstream facts §2). */
import { isCurrency } from '~/market/currencies';
import { paths, searchRequest } from '~/upstream/search/contract';
import type { SandboxContext, SandboxReply, SandboxRequest, SandboxService } from '../service';
import { dayOfDate } from '../world/time-zones';
import { emptyAnswer, searchAnswer } from './answer';
import { newSession, saveSession, sessionSchema } from './sessions';

const MOST_TRAVELLERS = 9;

/** Routes are relative to the service's prefix, /search. */
export const searchService: SandboxService = {
  name: 'search',
  schema: sessionSchema,
  routes: { [`POST ${paths.search}`]: search },
};

async function search(request: SandboxRequest, context: SandboxContext): Promise<SandboxReply> {
  const parsed = searchRequest.safeParse(request.body);
  if (!parsed.success) return refuse(parsed.error.issues[0]?.message ?? 'bad body');
  const body = parsed.data;
  const problem = problemOf(body.travelers) ?? body.trips.map(({ date }) => problemOfDate(date)).find(Boolean);
  if (problem) return refuse(problem);
  if (!isCurrency(body.currency)) return refuse('unknown currency');
  const kinds = body.filters?.transport_kind;
  const answer =
    kinds && kinds.length > 0 && !kinds.includes('airplane')
      ? emptyAnswer(body.trips.length)
      : await answerOf(newSession(body, body.currency, context.now()), context, body.sort_by);
  await pause(context.settings.searchDelayMs);
  return { json: answer };
}

async function answerOf(
  session: ReturnType<typeof newSession>,
  context: SandboxContext,
  sortBy: string | null | undefined,
) {
  await saveSession(session, context);
  return searchAnswer(session, context, sortBy);
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
