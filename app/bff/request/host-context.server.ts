import { randomBytes, randomUUID } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { UNKNOWN_ADDRESS } from './address-view';
import type { HostContext } from './load-context';

/**
 * Returns the host's part of a request. Whatever a host other than ours has not given is created once and kept in
 * `loadContext`, so that all loaders and entry.server see the same nonce and ids. Cookies set there are lost
 * (remix-serve offers no way to set them).
 */
export function hostContext(loadContext: AppLoadContext, request: Request): HostContext {
  return Object.assign(loadContext, {
    cspNonce: loadContext.cspNonce ?? randomBytes(16).toString('base64'),
    requestId: loadContext.requestId ?? randomUUID(),
    traceId: loadContext.traceId ?? randomBytes(16).toString('hex'),
    clientIp: loadContext.clientIp ?? '',
    proxyCountry: loadContext.proxyCountry ?? '',
    origin: loadContext.origin ?? new URL(request.url).origin,
    address: loadContext.address ?? UNKNOWN_ADDRESS,
    isShared: loadContext.isShared ?? false,
    sharedCity: loadContext.sharedCity,
    setCookie: loadContext.setCookie ?? (() => undefined),
  });
}
