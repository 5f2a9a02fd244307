import { answerCache, memoryStore } from '~/bff/cache.server';
import type { UpstreamBinding } from '~/upstream/binding';
import { createBookingClient, type BookingPassenger } from '~/upstream/booking/client.server';
import { UpstreamError } from '~/upstream/error';
import { createTransport, type CallReport } from '~/upstream/http.server';
import { createSearchClient } from '~/upstream/search/client.server';
import { serviceSettings } from '~/upstream/services.server';
import { createSuggestClient } from '~/upstream/suggest/client.server';

/** Every client over the real transport, as the shop makes them, of a sandbox at `url`; `reports` tells their calls. */
export function clientsOf(url: string, change: Partial<Pick<UpstreamBinding, 'market' | 'marks'>> = {}) {
  const reports: CallReport[] = [];
  const transport = (name: 'suggest' | 'search' | 'booking') =>
    createTransport(serviceSettings(name, `${url}/${name}`), (report) => reports.push(report));
  const binding: UpstreamBinding = {
    ids: { requestId: 'conformance', traceId: 'a'.repeat(32) },
    market: { brand: 'intl', locale: 'en', country: 'IE', currency: 'EUR' },
    marks: {},
    caches: { short: answerCache('short', memoryStore('short')), long: answerCache('long', memoryStore('long')) },
    transports: { suggest: transport('suggest'), search: transport('search'), booking: transport('booking') },
    ...change,
  };
  return {
    suggest: createSuggestClient(binding),
    search: createSearchClient(binding),
    booking: createBookingClient(binding),
    reports,
  };
}

/** What `work` fails with; anything but an UpstreamError fails the test. */
export async function failureOf(work: Promise<unknown>): Promise<UpstreamError> {
  const reason: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(reason instanceof UpstreamError)) throw new Error(`expected an UpstreamError, got ${String(reason)}`);
  return reason;
}

/** An adult, born long before any flight of the tests. */
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
