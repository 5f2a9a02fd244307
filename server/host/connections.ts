import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';

/** Room for the drafts of several bookings, each a cookie of up to 4 KB. */
const HEADER_LIMIT_BYTES = 64 * 1024;
/** Far above what browsers and proxies open; below what makes a process run out of files. */
const MOST_CONNECTIONS = 10_000;

/** How long a client may take to send, in milliseconds. */
export type SendingLimits = Pick<ServerOptions, 'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'>;

const SENDING_LIMITS: SendingLimits = {
  headersTimeout: 20_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
};

/** A server whose connections are limited in size, time and number; a sender that is too slow gets 408. */
export function boundedServer(host: RequestListener, limits = SENDING_LIMITS): Server {
  const server = createServer({ maxHeaderSize: HEADER_LIMIT_BYTES, ...limits }, host);
  // Longer than the minute for which proxies keep connections, so that none sends a request into one that closes.
  server.keepAliveTimeout = 65_000;
  server.maxConnections = MOST_CONNECTIONS;
  return server;
}
