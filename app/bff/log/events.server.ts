import type { Logger } from 'pino';

/** What analytics wants to know of (specification 1 §8: the not-found tracking event). */
export type TrackedEvent = {
  event: 'not_found';
  requestId: string;
  traceId: string;
  /** As far as it may be logged. */
  path: string;
};

/** Tells of an event: a line of its own in the log, by whose `event` a collector finds it. Never anything personal. */
export function trackEvent(log: Logger, event: TrackedEvent): void {
  log.info(event, 'event');
}
