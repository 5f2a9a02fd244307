import { createTransport, type CallReport, type Transport, type UpstreamCall } from './http.server';
import type { UpstreamBinding } from './binding';
import type { ServiceName } from './error';
import { serviceSettings, type ServiceSettings } from './services.server';

/** Things that tests of clients share. */
export const BASE_URL = 'http://upstream.test/v';
export const IDS = { requestId: 'request-1', traceId: '0af7651916cd43dd8448eb211c80319c' };

export type TestTransport = Transport & { reports: CallReport[] };

/** A transport to `BASE_URL` that keeps what it reports. */
export function testTransport(name: ServiceName = 'booking', changes: Partial<ServiceSettings> = {}): TestTransport {
  const reports: CallReport[] = [];
  const settings = { ...serviceSettings(name, BASE_URL), ...changes };
  return { ...createTransport(settings, (report) => reports.push(report)), reports };
}

/** A binding whose caches keep nothing. */
export function testBinding(changes: Partial<UpstreamBinding> = {}): UpstreamBinding {
  const cache: UpstreamBinding['caches']['short'] = { read: (_key, load) => load() };
  return {
    ids: IDS,
    market: { brand: 'intl', locale: 'en', country: 'GB', currency: 'GBP' },
    marks: {},
    caches: { short: cache, long: cache },
    transports: {
      suggest: testTransport('suggest'),
      search: testTransport('search'),
      booking: testTransport('booking'),
    },
    ...changes,
  };
}

/** A call of nothing in particular. */
export function testCall<T>(
  schema: UpstreamCall<T>['schema'],
  changes: Partial<UpstreamCall<T>> = {},
): UpstreamCall<T> {
  return {
    operation: 'look',
    method: 'POST',
    path: '/look',
    body: {},
    isRead: true,
    isEnveloped: true,
    schema,
    ...changes,
  };
}
