import { Counter, Histogram, register } from 'prom-client';
import type { AnswerCache, ReadOptions, UpstreamBinding } from '~/upstream/binding';
import { createTransport, type CallReport } from '~/upstream/http.server';
import { createClients, SERVICE_NAMES, serviceSettings, type UpstreamClients } from '~/upstream/services.server';
import { routedTransport } from '~/upstream/transports.server';
import { answerCache, lastingCache, memoryStore, waitingForNew, type StoredCacheName } from '~/bff/cache/cache.server';
import { environment } from '~/bff/environment/environment.server';
import { log } from '~/bff/log/log.server';
import { loggableMessage } from '~/bff/log/loggable-error';
import { offerCache } from '~/bff/cache/offer-cache.server';
import { redisStore } from '~/bff/cache/redis-store.server';
import { sharedRedis } from '~/bff/cache/shared-redis.server';

type Shared = Pick<UpstreamBinding, 'transport' | 'caches'>;
let shared: (Shared & { landingCache: AnswerCache }) | undefined;

/**
 * Binds the upstream clients of one request: its visitor's data over the transport and caches of the process.
 * @param options.waitForNewMs of all reads of the lasting cache
 */
export function bindClients(
  visitor: Omit<UpstreamBinding, keyof Shared>,
  { waitForNewMs }: Pick<ReadOptions, 'waitForNewMs'> = {},
): UpstreamClients {
  const { transport, caches } = (shared ??= shareAmongRequests());
  const lasting = waitForNewMs ? waitingForNew(caches.lasting, waitForNewMs) : caches.lasting;
  return createClients({ ...visitor, transport, caches: { ...caches, lasting } });
}

/**
 * Binds the clients of a landing page. Crawlers open these pages by the hundred thousand, so what they read has a cache of
 * its own, kept for six hours, and pushes nothing out of the caches of the other pages.
 */
export function bindLandingClients(visitor: Omit<UpstreamBinding, keyof Shared>): UpstreamClients {
  const { transport, caches, landingCache: own } = (shared ??= shareAmongRequests());
  return createClients({ ...visitor, transport, caches: { ...caches, calendar: own, long: own, lasting: own } });
}

/** Prepares what all requests share before the first of them: connecting to Redis takes time. */
export function prepareClients(): void {
  shared ??= shareAmongRequests();
}

function shareAmongRequests(): NonNullable<typeof shared> {
  const { upstreamUrls, upstreamTokens } = environment();
  const transports = SERVICE_NAMES.map((name) => {
    const settings = serviceSettings(name, upstreamUrls[name], upstreamTokens[name]);
    return [name, createTransport(settings, record)] as const;
  });
  const redis = sharedRedis();
  const store = (name: StoredCacheName) => (redis ? redisStore(name, redis) : memoryStore(name));
  const cache = (name: StoredCacheName) => answerCache(name, store(name));
  return {
    transport: routedTransport(Object.fromEntries(transports)),
    caches: {
      short: cache('short'),
      calendar: cache('calendar'),
      long: cache('long'),
      lasting: lastingCache(store('lasting')),
      offers: offerCache(redis),
    },
    landingCache: cache('landings'),
  };
}

/** Writes a log line and an observation for a call. */
function record(report: CallReport): void {
  const { service, operation, outcome, ms, leftOut } = report;
  durations().observe({ service, operation, outcome }, ms / 1000);
  if (leftOut > 0) unreadableEntries().inc({ service, operation }, leftOut);
  if (outcome === 'ok' && leftOut === 0) log().info(report, 'upstream call');
  else log().warn({ ...report, message: report.message && loggableMessage(report.message) }, 'upstream call');
}

/** Counts entries of answers that break the contract and were left out. */
function unreadableEntries(): Counter<'service' | 'operation'> {
  const name = 'shop_upstream_unreadable_entries_total';
  const present = register.getSingleMetric(name) as Counter<'service' | 'operation'> | undefined;
  const help = 'Entries of answers that were left out because they cannot be read.';
  return present ?? new Counter({ name, help, labelNames: ['service', 'operation'] });
}

/** The registry belongs to the process and outlives a reload of this module in development. */
function durations(): Histogram<'service' | 'operation' | 'outcome'> {
  const name = 'shop_upstream_call_seconds';
  const present = register.getSingleMetric(name) as Histogram<'service' | 'operation' | 'outcome'> | undefined;
  return (
    present ??
    new Histogram({
      name,
      help: 'Time of a call of an upstream service, its retry included.',
      labelNames: ['service', 'operation', 'outcome'],
      buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 120],
    })
  );
}
