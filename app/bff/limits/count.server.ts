import type { RequestContext } from '~/bff/request/context';
import { securityEvent } from '../security-events/security-event.server';
import { sharedRedis } from '~/bff/cache/shared-redis.server';
import type { HoldOwner } from './hold-setting';
import { countKey, type FromRequest, type Subject } from './count-key.server';
import { makeLimiter, type Limiter } from './limiter.server';
import { environment } from '~/bff/environment/environment.server';
import { LIMITS, type Limit, type LimitName } from './table';

/** The sender of a counted request; a `RequestContext` is one. */
export type Asker = Pick<RequestContext, 'clientIp' | 'requestId'>;

/** Result of a count: whether the action is allowed. The action has been counted already. */
export type Verdict = {
  isAllowed: boolean;
  /** The reached limit; null when the action is allowed. */
  refusedBy: LimitName | null;
  /** Seconds until the window of the reached limit ends; 0 when the action is allowed. */
  retryAfterSeconds: number;
  /** Refunds the points after a success. Does nothing the second time, or after a refusal. */
  refundPoint(): Promise<void>;
};

/** The subjects that these limits need beside address and network. */
type Needs<Name extends LimitName> = Exclude<(typeof LIMITS)[Name]['by'][number], FromRequest>;

const limiters = new Map<LimitName, Limiter>();

/**
 * Takes a point from each of the limits in their order and checks whether all allow it. When one refuses, the earlier
 * ones get their points back and the later ones are not counted: guessing at one e-mail does not use up an office's
 * attempts.
 * @param names the widest limit first, address before typed values, so that nobody fills the memory with typed values
 * @param subject typed values that are counted beside the address
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

/** Counts like `countAll`, without logging a reached limit as a security event. */
export async function countQuietly<Name extends LimitName>(
  asker: Pick<Asker, 'clientIp'>,
  names: readonly Name[],
  subject: Subject & Record<Needs<Name>, string>,
): Promise<Verdict> {
  let counted: { limiter: Limiter; key: string }[] = [];
  const refundPoint = async () => {
    const taken = counted;
    counted = [];
    await Promise.all(taken.map(({ limiter, key }) => limiter.refundPoint(key)));
  };
  for (const name of names) {
    const limiter = limiterOf(name);
    const key = countKey(name, LIMITS[name].by, asker.clientIp, subject);
    const retryAfterSeconds = await limiter.consume(key);
    if (retryAfterSeconds === null) {
      counted.push({ limiter, key });
      continue;
    }
    await refundPoint();
    return { isAllowed: false, refusedBy: name, retryAfterSeconds, refundPoint };
  }
  return { isAllowed: true, refusedBy: null, retryAfterSeconds: 0, refundPoint };
}

/** Logs a refusal by one of the table's limits, or by one on holds. */
export function noteRefusal(asker: Asker, limit: LimitName | `hold-${HoldOwner}`): void {
  securityEvent(asker, { kind: 'limit', outcome: 'refused', detail: limit });
}

/** Counts like `countAll`, for actions whose points are never refunded. */
export async function allowsAll<Name extends LimitName>(
  asker: Asker,
  names: readonly Name[],
  subject: Subject & Record<Needs<Name>, string>,
): Promise<boolean> {
  return (await countAll(asker, names, subject)).isAllowed;
}

/** Refunds points, for an action whose success is known in another place than where it was counted. */
export async function refundPoints<Name extends LimitName>(
  asker: Pick<Asker, 'clientIp'>,
  names: readonly Name[],
  subject: Subject & Record<Needs<Name>, string>,
): Promise<void> {
  await Promise.all(
    names.map((name) => limiterOf(name).refundPoint(countKey(name, LIMITS[name].by, asker.clientIp, subject))),
  );
}

/** @returns the response of a page over a limit, to be thrown: 429 with Retry-After */
export function tooManyRequests({ retryAfterSeconds }: Pick<Verdict, 'retryAfterSeconds'>): Response {
  return new Response(null, { status: 429, headers: { 'Retry-After': String(retryAfterSeconds) } });
}

function limiterOf(name: LimitName): Limiter {
  const existing = limiters.get(name);
  if (existing) return existing;
  const made = makeLimiter(name, scaled(LIMITS[name]), sharedRedis());
  limiters.set(name, made);
  return made;
}

/** The points of new work in the table hold for this many SEARCHES_PER_MINUTE. */
const SEARCHES_OF_TABLE = 60;

function scaled(limit: Limit): Limit {
  if (!limit.followsSearches) return limit;
  return { ...limit, points: Math.ceil((limit.points * environment().searchesPerMinute) / SEARCHES_OF_TABLE) };
}
