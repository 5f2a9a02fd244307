import { Counter, register } from 'prom-client';
import { addressKey } from '~/bff/limits/address-key.server';
import { log } from '~/bff/log/log.server';
import { SECURITY_EVENTS, type SecurityEventName } from './kinds';
import { logDigest } from './log-digest.server';
import { LogThrottle } from './log-throttle';

/** The sender of the request; a `RequestContext` is one. */
export type EventSource = { requestId: string; clientIp: string };

export type SecurityEvent = SecurityEventName & {
  /** Id of the account. Only its digest is logged. */
  account?: string | null;
  /** An e-mail address as typed. Only its digest is logged. */
  email?: string;
  /** One word of our own, such as the name of a limit or a cookie; never anything from a request. */
  detail?: Lowercase<string>;
};

const METRIC = 'shop_security_events_total';
/** Outcomes to warn about; all others are everyday events. */
const SUSPICIOUS: ReadonlySet<string> = new Set(['failure', 'refused', 'foreign', 'forged', 'not_ended']);

const throttle = new LogThrottle();
const counter = eventCounter();

/**
 * Logs a security event on one line, found by its `security` field, and counts it in the metric. Account, e-mail and
 * network (an IPv4 address or an IPv6 /64) appear only as keyed digests. A source that repeats an event is counted
 * each time and logged a few times a minute.
 */
export function securityEvent({ requestId, clientIp }: EventSource, event: SecurityEvent): void {
  const { kind, outcome, account, email, detail } = event;
  counter.inc({ kind, outcome });
  const network = logDigest('network', addressKey(clientIp));
  const leftOut = throttle.admit(`${kind} ${outcome}`, network);
  if (leftOut === null) return;
  const entry = {
    security: kind,
    outcome,
    requestId,
    network,
    ...(account && { account: logDigest('account', account) }),
    ...(email && { email: logDigest('email', email.trim().toLowerCase()) }),
    ...(detail && { detail }),
    ...(leftOut > 0 && { leftOut }),
  };
  if (SUSPICIOUS.has(outcome)) log().warn(entry, 'security event');
  else log().info(entry, 'security event');
}

/** The registry belongs to the process: host and app, two bundles, count in the same metric. */
function eventCounter(): Counter<'kind' | 'outcome'> {
  const present = register.getSingleMetric(METRIC) as Counter<'kind' | 'outcome'> | undefined;
  if (present) return present;
  const made = new Counter({
    name: METRIC,
    help: 'Security events by kind and outcome (app/bff/security-events/kinds.ts).',
    labelNames: ['kind', 'outcome'],
  });
  // An alert on an increase needs a first value of zero.
  for (const [kind, { outcomes }] of Object.entries(SECURITY_EVENTS)) {
    for (const outcome of outcomes) made.inc({ kind, outcome }, 0);
  }
  return made;
}
