import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RemoteSandbox, START } from '#server/sandbox/testing/test-sandbox';
import type { Ledger } from '#tests/setup/sandbox-control';
import { clientsOf } from '../clients';
import { OFFERS } from '../offers';
import { RUSSIAN } from '../whole-sandbox';
import { Customer } from './customer';
import { Giver } from './giver';
import { endsWithTickets, planOf } from './plan';

const CUSTOMERS = 1000;
/** Number of shop processes, each with its own connections, breakers and bulkheads. */
const SHOPS = 10;
const CHAOS = { chaos: 0.05 };
/** Parallel calls of a shop; a crowd of customers has to wait. */
const PLACES = { active: 8, queued: 1000 };
/** Calls that hang continue, or are answered late, after this time at most. */
const HANG_MS = 500;

let child: ChildProcess;
let directory: string;
let url: string;
const sandbox = new RemoteSandbox(() => url);

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'sandbox-money-'));
  const entry = fileURLToPath(new URL('./sandbox-child.ts', import.meta.url));
  child = spawn(process.execPath, ['--import', 'tsx', entry, directory], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [output] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  url = output.toString().trim();
}, 60_000);
afterAll(async () => {
  child.kill();
  await once(child, 'exit');
  await rm(directory, { recursive: true, force: true });
});

it(`${CUSTOMERS} parallel purchases, refunds and exchanges with faults at every call: every charge is a ticket or went back`, async () => {
  const services = {
    booking: CHAOS,
    railCars: CHAOS,
    ancillaries: CHAOS,
    promoCode: CHAOS,
    payment: CHAOS,
    afterSale: CHAOS,
  };
  await sandbox.control({ clock: { now: START }, services });
  const release = setInterval(() => void sandbox.control({ services }), HANG_MS);
  const shops = Array.from({ length: SHOPS }, () =>
    clientsOf(url, { market: RUSSIAN, settings: { bulkheads: { reads: PLACES, writes: PLACES }, timeoutMs: 120_000 } }),
  );
  const shopOf = (number: number) => {
    const shop = shops[number % SHOPS];
    if (!shop) throw new Error('no shop');
    return shop;
  };
  const customers = Array.from(
    { length: CUSTOMERS },
    (_, number) => new Customer(number, shopOf(number), planOf(number)),
  );
  const failures = async (work: Promise<void>[]) =>
    (await Promise.allSettled(work)).flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  const givers = new Map<string, Giver>();
  const askForCorrection = async (booking: string) => {
    const asked = await sandbox.post('/control/corrections', { booking, passenger: 0 });
    if (!asked.ok) throw new Error(await asked.text());
  };
  try {
    expect(await failures(customers.map((customer) => customer.buy()))).toEqual([]);
    await sandbox.advance(60);
    const returning = customers.filter(({ plan }) => endsWithTickets(plan) && plan.afterwards !== 'keep');
    const work = returning.map(({ token, plan }, index) => {
      const giver = new Giver(token, shopOf(index), askForCorrection);
      givers.set(token, giver);
      return giver.give(plan.afterwards);
    });
    expect(await failures(work)).toEqual([]);
  } finally {
    clearInterval(release);
  }

  await sandbox.control({ services: Object.fromEntries(Object.keys(services).map((name) => [name, null])) });
  // Longer than any fare is held for the second of two payments.
  await sandbox.advance(49 * 60 * 60);
  const ledger = (await sandbox.read('/control/ledger')) as Ledger;
  expect(ledger.bookings).toHaveLength(CUSTOMERS);
  expect(ledger.unbalanced).toEqual([]);
  for (const [currency, captured] of Object.entries(ledger.captured)) {
    expect(captured).toBe((ledger.sold[currency] ?? 0) + (ledger.refunded[currency] ?? 0));
  }
  const bookings = new Map(ledger.bookings.map((booking) => [booking.token, booking]));
  let exchanges = 0;
  for (const { token, plan } of customers) {
    const booking = bookings.get(token);
    // A surcharge of an exchange is kept only when it was carried out.
    const corrections = plan.afterwards === 'exchange' ? 0 : (booking?.surcharges_total ?? NaN);
    const price = booking
      ? booking.tickets_total + booking.ancillaries_total + corrections - booking.promo_discount
      : NaN;
    const fees = plan.offer === 'charter' ? price * 0.015 : 0;
    const returned = givers.get(token)?.requests.reduce((sum, { amount }) => sum + (amount ?? NaN), 0) ?? 0;
    const exchanged = plan.afterwards === 'exchange' ? ((await givers.get(token)?.paidForExchanges()) ?? 0) : 0;
    exchanges += exchanged > 0 ? 1 : 0;
    const kept = (booking?.captured ?? NaN) - (booking?.refunded ?? NaN) + returned;
    expect(booking?.is_issued, JSON.stringify([plan, booking])).toBe(endsWithTickets(plan));
    if (!endsWithTickets(plan)) expect(kept).toBe(0);
    else
      expect(kept >= price + exchanged && kept <= price + exchanged + fees, JSON.stringify([plan, booking])).toBe(true);
  }
  expect(exchanges).toBeGreaterThan(CUSTOMERS / 50);
  // There were faults, and many left the result unknown.
  expect(customers.reduce((sum, { riddles }) => sum + riddles, 0)).toBeGreaterThan(CUSTOMERS / 10);
  expect([...givers.values()].reduce((sum, { patience }) => sum + patience.riddles, 0)).toBeGreaterThan(CUSTOMERS / 50);
  expect(ledger.bookings.filter((booking) => booking.surcharges_total > 0).length).toBeGreaterThan(CUSTOMERS / 20);
  // Nobody's tickets go back twice: a window that comes second is refused.
  for (const { plan, token } of customers) {
    if (plan.afterwards === 'twoTabs') expect(givers.get(token)?.requests.length ?? 1).toBe(1);
  }
  // On trains people paid for the places that they chose.
  const byTrain = customers.filter(({ plan }) => plan.offer === 'train').map(({ token }) => bookings.get(token));
  const fare = OFFERS.train.totalPrice;
  expect(byTrain.filter((booking) => booking?.tickets_total !== fare).length).toBeGreaterThan(CUSTOMERS / 50);
  expect(ledger.issued).toBeGreaterThan(CUSTOMERS / 2);
}, 300_000);
