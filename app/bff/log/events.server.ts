import type { Logger } from 'pino';

/** Events for analytics (specification 1 §8: the not-found tracking event). */
export type TrackedEvent = {
  event: 'not_found';
  requestId: string;
  traceId: string;
  /** Redacted for the log. */
  path: string;
};

/** Logs an event on a line of its own, which a collector finds by `event`. Never anything personal. */
export function trackEvent(log: Logger, event: TrackedEvent): void {
  log.info(event, 'event');
}
