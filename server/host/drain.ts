import type { Server } from 'node:http';
import type { Logger } from 'pino';
import type { Readiness } from './readiness';

const DRAIN_MS = 10_000;

/**
 * Shuts down gracefully on SIGTERM and SIGINT: reports not ready, accepts no connections, finishes running requests.
 */
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
    // A keep-alive connection becomes idle only after its last response.
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
