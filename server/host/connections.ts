import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import { LONGEST_BODY_MS } from './body-limits';

/** Room for the drafts of several bookings, each a cookie of up to 4 KB. */
const HEADER_LIMIT_BYTES = 64 * 1024;
/** Far above the needs of browsers and proxies; below the number that exhausts file descriptors. */
const MAX_CONNECTIONS = 10_000;

/** Time limits for sending a request, in milliseconds. */
export type SendingLimits = Pick<ServerOptions, 'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'>;

const SENDING_LIMITS: SendingLimits = {
  headersTimeout: 20_000,
  // The longest; `requestBodies` cuts off most addresses earlier.
  requestTimeout: LONGEST_BODY_MS + 20_000,
  connectionsCheckingInterval: 5000,
};

/** Makes a server that limits its connections in size, time and number; a sender that is too slow gets 408. */
export function boundedServer(host: RequestListener, limits = SENDING_LIMITS): Server {
  const server = createServer({ maxHeaderSize: HEADER_LIMIT_BYTES, ...limits }, host);
  // Longer than the minute for which proxies keep connections, so that none sends a request into a closing one.
  server.keepAliveTimeout = 65_000;
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}
