import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { isFromProxy, type TrustProxy } from './request-origin';

/**
 * Warns once when a sender that TRUST_PROXY does not name sends X-Forwarded-For: most likely a forgotten proxy of our
 * own. Every visitor behind it then shares its address, and with it every limit.
 */
export function untrustedForwarding(log: Logger): RequestHandler {
  let hasWarned = false;
  return (request, _response, next) => {
    if (!hasWarned && 'x-forwarded-for' in request.headers) {
      if (!isFromProxy(request, request.app.get('trust proxy fn') as TrustProxy)) {
        hasWarned = true;
        log.error(
          { sender: request.socket.remoteAddress },
          'X-Forwarded-For comes from an address that TRUST_PROXY does not name. If it is a proxy of yours, set ' +
            'TRUST_PROXY: until then all visitors behind it share one address, and with it every limit',
        );
      }
    }
    next();
  };
}
