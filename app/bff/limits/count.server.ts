import type { RequestContext } from '~/bff/request/context';
import { securityEvent } from '../security-events/security-event.server';
import { sharedRedis } from '~/bff/cache/shared-redis.server';
import type { HoldOwner } from './hold-setting';
import { countKey, type FromRequest, type Subject } from './count-key.server';
import { makeLimiter, type Limiter } from './limiter.server';
import { environment } from '~/bff/environment/environment.server';
import { LIMITS, type Limit, type LimitName } from './table';

/** The visitor of a counted request; a `RequestContext` is one. */
export type Asker = Pick<RequestContext, 'clientIp' | 'requestId'>;

/** Whether something may be done, which has been counted as done. */
export type Verdict = {
  isAllowed: boolean;
  /** The limit that is reached; null when it is allowed. */
  refusedBy: LimitName | null;
  /** Until the refusing limit's window ends; 0 when it is allowed. */
  retryAfterSeconds: number;
  /** Takes it out of the counts: it has turned out well. Does nothing the second time, and nothing after a refusal. */
  forgive(): Promise<void>;
};

/** What the limits of some names are kept by, beside address and network. */
type Needs<Name extends LimitName> = Exclude<(typeof LIMITS)[Name]['by'][number], FromRequest>;

const limiters = new Map<LimitName, Limiter>();

/**
 * Counts one more by each of the limits, in their order, and says whether all allow it. When one refuses, those before it
 * take theirs back and those after it are not asked: guessing at one e-mail does not use up a whole office's attempts.
 * @param names the widest first, address before what was typed: then nobody fills the memory with typed values
 * @param subject what is counted beside the address, as it was typed
 */
export async function countAll<Name extends LimitName>(
  asker: Asker,
  names: readonly Name[],
  subject: Subject & Record<Needs<Name>, string>,
): Promise<Verdict> {
  const verdict = await countQuietly(asker, names, subject);
  if (verdict.refusedBy) noteRefusal(asker, verdict.refusedBy);
  return verdict;
}

/** As `countAll`, where being over a limit is no event yet. */
export async function countQuietly<Name extends LimitName>(
  asker: Pick<Asker, 'clientIp'>,
  names: readonly Name[],
  subject: Subject & Record<Needs<Name>, string>,
): Promise<Verdict> {
  let counted: { limiter: Limiter; key: string }[] = [];
  const forgive = async () => {
    const taken = counted;
    counted = [];
    await Promise.all(taken.map(({ limiter, key }) => limiter.forgive(key)));
  };
  for (const name of names) {
    const limiter = limiterOf(name);
    const key = countKey(name, LIMITS[name].by, asker.clientIp, subject);
    const retryAfterSeconds = await limiter.consume(key);
    if (retryAfterSeconds === null) {
      counted.push({ limiter, key });
      continue;
    }
    await forgive();
    return { isAllowed: false, refusedBy: name, retryAfterSeconds, forgive };
  }
  return { isAllowed: true, refusedBy: null, retryAfterSeconds: 0, forgive };
}

/** Notes that somebody was turned away: one of the table's limits, or one on holds. */
export function noteRefusal(asker: Asker, limit: LimitName | `hold-${HoldOwner}`): void {
  securityEvent(asker, { kind: 'limit', outcome: 'refused', detail: limit });
}

/** As `countAll`, for what is not taken out of the count again. */
export async function allowsAll<Name extends LimitName>(
  asker: Asker,
  names: readonly Name[],
  subject: Subject & Record<Needs<Name>, string>,
): Promise<boolean> {
  return (await countAll(asker, names, subject)).isAllowed;
}

/** Takes one out of the counts, for what turns out well in another place than where it was counted. */
export async function forgiveAll<Name extends LimitName>(
  asker: Pick<Asker, 'clientIp'>,
  names: readonly Name[],
  subject: Subject & Record<Needs<Name>, string>,
): Promise<void> {
  await Promise.all(
    names.map((name) => limiterOf(name).forgive(countKey(name, LIMITS[name].by, asker.clientIp, subject))),
  );
}

/** @returns the answer of a page that is over a limit, to be thrown: 429 with the time to come back */
export function tooManyRequests({ retryAfterSeconds }: Pick<Verdict, 'retryAfterSeconds'>): Response {
  return new Response(null, { status: 429, headers: { 'Retry-After': String(retryAfterSeconds) } });
}

function limiterOf(name: LimitName): Limiter {
  const known = limiters.get(name);
  if (known) return known;
  const made = makeLimiter(name, scaled(LIMITS[name]), sharedRedis());
  limiters.set(name, made);
  return made;
}

/** For how many SEARCHES_PER_MINUTE the points of new work are given in the table. */
const SEARCHES_OF_TABLE = 60;

function scaled(limit: Limit): Limit {
  if (!limit.followsSearches) return limit;
  return { ...limit, points: Math.ceil((limit.points * environment().searchesPerMinute) / SEARCHES_OF_TABLE) };
}
