import { randomUUID } from 'node:crypto';
import { Counter, Gauge, register } from 'prom-client';
import { BRANDS } from '~/market/brands';
import { resolveMarket } from '~/market/resolve';
import { AuthToken } from '~/upstream/account/auth-token.server';
import { UpstreamError } from '~/upstream/error';
import type { AccountSession, RequestContext } from '~/bff/request/context';
import { seal, unseal } from '~/bff/cookies/sealed-cookie.server';
import { securityEvent } from '../security-events/security-event.server';
import { sharedRedis } from '~/bff/cache/shared-redis.server';
import { bindClients } from '~/bff/request/upstream.server';
import { UnendedSessions } from './unended-sessions';
import { unendedInMemory, unendedInRedis } from './unended-store.server';

const TURN_MS = 2_000;
/** The shop itself: no visitor's budget pays for it. */
const NOBODY = { key: 'unended sessions', charge: () => Promise.resolve(null) };

let started: UnendedSessions | undefined;

/** Queues a token that could not be ended at sign-out for retries in the background. Never rejects. */
export async function endLater(
  context: Pick<RequestContext, 'requestId' | 'clientIp'>,
  { id, token, until }: Pick<AccountSession, 'id' | 'token' | 'until'>,
): Promise<void> {
  securityEvent(context, { kind: 'session', outcome: 'not_ended', account: id });
  await workOffUnended()
    .add(token.reveal(), until)
    .catch(() => undefined);
}

/** Starts to work off the queue once per process; with Redis, also what another process left there. */
export function workOffUnended(): UnendedSessions {
  if (started) return started;
  const redis = sharedRedis();
  const sessions = new UnendedSessions({
    stores: [...(redis ? [unendedInRedis(redis)] : []), unendedInMemory()],
    end,
    seal: (entry, seconds) => seal('unendedSession', entry, seconds),
    unseal: (sealed) => unseal('unendedSession', sealed),
    now: Date.now,
    note: (leaving) => left().inc({ how: leaving }),
  });
  started = sessions;
  showCount(sessions);
  const turn = async () => {
    await sessions.work();
    // Random, so that processes do not run at the same moment.
    setTimeout(() => void turn(), TURN_MS * (1 + Math.random())).unref();
  };
  void turn();
  return sessions;
}

/** Ends a token. One that the service does not know counts as ended. */
async function end(token: string): Promise<boolean> {
  try {
    await background().signOut(new AuthToken(token), { everywhere: false });
    return true;
  } catch (error) {
    return error instanceof UpstreamError && error.kind === 'unauthorised';
  }
}

/** Binds an account client without a visitor. */
function background() {
  const url = new URL('http://localhost/');
  const market = resolveMarket({ brand: BRANDS.intl, url, cookies: new Map(), acceptLanguage: null });
  const ids = { requestId: randomUUID(), traceId: randomUUID().replaceAll('-', ''), visitor: NOBODY };
  return bindClients({ ids, market, marks: {}, account: undefined }).account;
}

function left(): Counter<'how'> {
  const name = 'shop_unended_sessions_left_total';
  const present = register.getSingleMetric(name) as Counter<'how'> | undefined;
  const help = 'Sessions that were ended after the sign-out, by how they left the queue.';
  return present ?? new Counter<'how'>({ name, help, labelNames: ['how'] });
}

function showCount(sessions: UnendedSessions): void {
  const name = 'shop_unended_sessions';
  register.removeSingleMetric(name);
  const help = 'Sessions of customers who signed out that are still good at the account service.';
  new Gauge({
    name,
    help,
    async collect() {
      this.set(await sessions.count());
    },
  });
}
