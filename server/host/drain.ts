import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { Readiness } from './readiness';

const DRAIN_MS = 10_000;

/** Ends the process in order on SIGTERM and SIGINT: not ready, no new connections, the running requests to their end. */
export function drainOnSignals(server: Server, readiness: Readiness, log: Logger): void {
  let isDraining = false;
  const drain = (signal: NodeJS.Signals) => {
    if (isDraining) return;
    isDraining = true;
    log.info({ signal }, 'draining');
    readiness.drain();
    const deadline = setTimeout(() => {
      log.warn('requests were cut off');
      server.closeAllConnections();
    }, DRAIN_MS);
    // A connection that is kept alive is idle only when its last answer is out.
    setInterval(() => server.closeIdleConnections(), 100).unref();
    server.close(() => {
      clearTimeout(deadline);
      log.info('closed');
      process.exit(0);
    });
  };
  process.on('SIGTERM', drain);
  process.on('SIGINT', drain);
}
