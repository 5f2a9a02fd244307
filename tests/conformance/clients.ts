import { answerCache, lastingCache, memoryStore } from '~/bff/cache/cache.server';
import { offerCache } from '~/bff/cache/offer-cache.server';
import type { UpstreamBinding } from '~/upstream/binding';
import type { BookingPassenger } from '~/upstream/booking/client.server';
import { rateChange } from '~/upstream/booking/contract';
import { visitorOf } from '#tests/fixtures/upstream';
import { UpstreamError } from '~/upstream/error';
import { createTransport, type CallReport } from '~/upstream/http.server';
import type { ServiceSettings } from '~/upstream/service-limits';
import { createClients, SERVICE_NAMES, serviceSettings } from '~/upstream/services.server';
import { routedTransport } from '~/upstream/transports.server';

type Change = Partial<Pick<UpstreamBinding, 'market' | 'marks' | 'client' | 'account'>> & {
  settings?: Partial<ServiceSettings>;
};

/**
 * Returns every client over the real transport, as the shop makes them, for a sandbox at `url`; `reports` collects
 * their calls.
 */
export function clientsOf(url: string, { settings, ...change }: Change = {}) {
  const reports: CallReport[] = [];
  const transports = SERVICE_NAMES.map((name) => {
    // The test machine may be slow, and time limits have their own tests.
    const all = { ...serviceSettings(name, `${url}/${name}`), timeoutMs: 60_000, ...settings };
    return [name, createTransport(all, (report) => reports.push(report))] as const;
  });
  const binding: UpstreamBinding = {
    ids: { requestId: 'conformance', traceId: 'a'.repeat(32), visitor: visitorOf('conformance') },
    market: { brand: 'intl', locale: 'en', country: 'IE', currency: 'EUR' },
    marks: {},
    caches: {
      short: answerCache('short', memoryStore('short')),
      calendar: answerCache('calendar', memoryStore('calendar')),
      long: answerCache('long', memoryStore('long')),
      lasting: lastingCache(memoryStore('lasting')),
      offers: offerCache(null),
    },
    transport: routedTransport(Object.fromEntries(transports)),
    ...change,
  };
  return { ...createClients(binding), reports };
}

/** Returns the UpstreamError of `work`; any other outcome fails the test. */
export async function failureOf(work: Promise<unknown>): Promise<UpstreamError> {
  const reason: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(reason instanceof UpstreamError)) throw new Error(`expected an UpstreamError, got ${String(reason)}`);
  return reason;
}

/** Returns the amount now due of a `rateChangedError`, in hundredths; any other failure fails the test. */
export function newPriceOf(refused: UpstreamError): number {
  if (refused.code !== 'rateChangedError') throw refused;
  return rateChange.parse(refused.data).newPrice;
}

/** Makes an adult, born long before any flight of the tests. */
export function adult(change: Partial<BookingPassenger> = {}): BookingPassenger {
  return {
    type: 'adult',
    firstName: 'ANN',
    lastName: 'SECRETLEE',
    middleName: null,
    gender: 'f',
    birthday: '1990-05-07',
    citizenship: 'FI',
    documentType: 'international_passport',
    documentNumber: '123456789',
    documentExpiry: '2036-01-31',
    ...change,
  };
}
