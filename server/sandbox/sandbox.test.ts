import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '~/upstream/booking/contract';
import { searchAnswer } from '~/upstream/search/contract';
import { startSandbox, type Sandbox } from './server';
import { CARDS, passengersFor, Purchase } from './testing/purchase';
import { RemoteSandbox, START } from './testing/test-sandbox';

const FAMILY = { adult: 2, child: 1, infant: 1, childrenAges: [7] };

/** Runs all services together, with the offers of the world's timetable. */
describe('the sandbox', () => {
  let directory: string;
  let sandbox: Sandbox;
  const remote = new RemoteSandbox(() => sandbox.url);
  const start = () =>
    startSandbox({
      port: 0,
      dataDirectory: directory,
      settings: { searchDelayMs: 0, priceChange: 'never', scheduleChanges: 'never', issueStepMs: 0 },
    });

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'sandbox-'));
    sandbox = await start();
    await remote.control({ clock: { now: START } });
  });
  afterAll(async () => {
    await sandbox.close();
    await rm(directory, { recursive: true, force: true });
  });

  const search = async (travelers: { adult: number; child: number; infant: number; childrenAges: number[] }) => {
    const answer = await remote.post('/search/frontend_search', {
      trips: [
        { departure: 'MOW', arrival: 'AER', date: '2031-06-04' },
        { departure: 'AER', arrival: 'MOW', date: '2031-06-11' },
      ],
      travelers,
      cabin: 'economy',
      language: 'EN',
      currency: 'RUB',
    });
    return searchAnswer.parse(await answer.json()).variants;
  };

  it('quotes and books at the searched price, and sells a ticket of the world', async () => {
    const variants = await search(FAMILY);
    expect(variants.length).toBeGreaterThan(20);
    for (const { id, price } of variants.slice(0, 20)) {
      const quote = await remote.call(endpoints.quoteFares, { variant_id: id, lang: 'en' });
      expect(quote.data).toMatchObject({ totalPrice: price.amount, totalPriceAtSearch: price.amount, currency: 'RUB' });
    }

    const [variant] = variants;
    const quote = await remote.call(endpoints.quoteFares, { variant_id: variant?.id });
    const created = await remote.call(endpoints.createBooking, {
      variant_id: variant?.id,
      fare_variant_key: quote.data?.fareVariants[0]?.key,
      idempotency_key: 'a-key-of-the-whole-sandbox',
      currency: 'RUB',
    });
    const token = created.data?.token ?? '';
    const passengers = [0, 1, 2, 3].map((passenger_index) => ({ passenger_index }));
    const segments = quote.data?.segments.map(({ segmentIndex }) => ({ segment_index: segmentIndex, passengers }));
    expect((await remote.call(endpoints.reserveSeats, { token, segments })).data?.action).toBe('seats_reserved');

    // A restart in between keeps the search and the booking.
    await sandbox.close();
    sandbox = await start();
    expect((await remote.call(endpoints.quoteFares, { variant_id: variant?.id })).data?.totalPrice).toBe(
      variant?.price.amount,
    );

    const purchase = new Purchase(remote);
    purchase.token = token;
    const order = { amount: variant?.price.amount, currency: 'RUB', passengers: passengersFor(FAMILY) };
    await purchase.pay(CARDS.paid, undefined, order);
    const shown = await remote.call(endpoints.getBooking, { token });
    expect(shown.data).toMatchObject({ action: 'completed', totalPrice: variant?.price.amount });
    const records = new Set(shown.data?.segments.map(({ recordIndex }) => recordIndex)).size;
    expect(shown.data?.tickets).toHaveLength(4 * records);
  });

  it('does not quote an expired or unknown offer', async () => {
    const [variant] = await search({ adult: 1, child: 0, infant: 0, childrenAges: [] });
    await remote.control({ clock: { advanceMinutes: 31 } });
    for (const variant_id of [variant?.id, 'f'.repeat(33), 'nonsense']) {
      expect((await remote.call(endpoints.quoteFares, { variant_id })).error).toBe('sessionExpired');
    }
  });
});
