import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuthToken } from '~/upstream/account/auth-token.server';
import type { RefundRequest } from '~/upstream/after-sale/contract';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/sandbox/account/auth/demo-accounts';
import { RemoteSandbox, START } from '#server/sandbox/testing/test-sandbox';
import type { Ledger } from '#tests/setup/sandbox-control';
import { clientsOf } from '../clients';
import { OFFERS } from '../offers';
import { RUSSIAN } from '../whole-sandbox';
import { Customer } from './customer';
import { Giver } from './giver';
import { Member } from './member';
import { endsWithTickets, memberPlan, planOf } from './plan';

const [DEMO] = DEMO_ACCOUNTS;

/** With the orders of members a thousand. */
const CUSTOMERS = 950;
/** Every so many customers are signed in to one account, and have refunds in its wallet. */
const MEMBER_STEP = 19;
/** Orders of that account: those that earn points, and those that are paid with points and from the wallet. */
const DEAR = 5;
const SPENDERS = 45;
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

it(`${CUSTOMERS + DEAR + SPENDERS} parallel purchases, refunds and exchanges with faults at every call: every charge is a ticket or went back`, async () => {
  const services = {
    booking: CHAOS,
    railCars: CHAOS,
    ancillaries: CHAOS,
    promoCode: CHAOS,
    payment: CHAOS,
    afterSale: CHAOS,
  };
  await sandbox.control({ clock: { now: START }, services });
  // A lost control request does not matter: the next one comes soon.
  const release = setInterval(() => void sandbox.control({ services }).catch(() => undefined), HANG_MS);
  const shopAt = (change: { account?: AuthToken } = {}) => {
    const settings = { bulkheads: { reads: PLACES, writes: PLACES }, timeoutMs: 120_000 };
    return clientsOf(url, { market: RUSSIAN, settings, ...change });
  };
  const shops = Array.from({ length: SHOPS }, () => shopAt());
  const shopOf = (number: number) => {
    const shop = shops[number % SHOPS];
    if (!shop) throw new Error('no shop');
    return shop;
  };
  const signIn = async () => {
    const demo = { email: DEMO.email, password: DEMO_PASSWORD };
    const { token: account } = await shopOf(0).account.signIn(demo, { id: 'a-browser', hasAcceptedCookies: true });
    return { account, shop: shopAt({ account }) };
  };
  const first = await signIn();
  const isMember = (number: number) => number % MEMBER_STEP === 3;
  const customers = Array.from({ length: CUSTOMERS }, (_, number) =>
    isMember(number)
      ? new Customer(number, first.shop, memberPlan(number))
      : new Customer(number, shopOf(number), planOf(number)),
  );
  const earners = Array.from({ length: DEAR }, (_, number) => new Member(number, first.shop, first.account));
  const failures = async (work: Promise<void>[]) =>
    (await Promise.allSettled(work)).flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  const givers = new Map<string, Giver>();
  const spenders: Member[] = [];
  const askForCorrection = async (booking: string) => {
    const asked = await sandbox.post('/control/corrections', { booking, passenger: 0 });
    if (!asked.ok) throw new Error(await asked.text());
  };
  try {
    const earning = earners.map((earner) => earner.buy('dear', { points: null, eWallet: 0 }));
    expect(await failures([...customers.map((customer) => customer.buy()), ...earning])).toEqual([]);
    await sandbox.advance(60);
    const returning = customers.filter(({ plan }) => endsWithTickets(plan) && plan.afterwards !== 'keep');
    const work = returning.map(({ token, plan, number }, index) => {
      const shop = isMember(number) ? first.shop : shopOf(index);
      const giver = new Giver(token, shop, askForCorrection, isMember(number));
      givers.set(token, giver);
      return giver.give(plan.afterwards);
    });
    expect(await failures(work)).toEqual([]);
    // Longer than any fare is held for the second of two payments; the points of June have arrived.
    await sandbox.control({ clock: { now: '2031-06-05T10:00:00Z' } });
    const { shop, account } = await signIn();
    const spend = Array.from({ length: SPENDERS }, async (_, number) => {
      const spender = new Member(DEAR + number, shop, account);
      spenders.push(spender);
      const offer = number % 3 === 0 ? 'julyRoubles' : 'julyEuros';
      return spender.buy(offer, { points: offer === 'julyRoubles' ? 500 : null, eWallet: number % 2 === 0 ? 1 : 0.4 });
    });
    expect(await failures(spend)).toEqual([]);
    await sandbox.advance(60);
  } finally {
    clearInterval(release);
  }

  await sandbox.control({ services: Object.fromEntries(Object.keys(services).map((name) => [name, null])) });
  const ledger = (await sandbox.read('/control/ledger')) as Ledger;
  expect(ledger.bookings).toHaveLength(CUSTOMERS + DEAR + SPENDERS);
  expect(ledger.unbalanced).toEqual([]);
  for (const [currency, captured] of Object.entries(ledger.captured)) {
    expect(captured).toBe((ledger.sold[currency] ?? 0) + (ledger.refunded[currency] ?? 0));
  }
  const bookings = new Map(ledger.bookings.map((booking) => [booking.token, booking]));
  expectSpent(ledger, { spenders, refunds: [...givers.values()].flatMap(({ requests }) => requests) });
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

/** Checks that the account has spent what it has, once, and that its orders were paid in full. */
function expectSpent(
  ledger: Ledger,
  { spenders, refunds }: { spenders: readonly Member[]; refunds: readonly RefundRequest[] },
) {
  const sums: Record<string, number> = {};
  const add = (currency: string, amount: number) => (sums[currency] = (sums[currency] ?? 0) + amount);
  for (const { currency, destinations } of refunds) {
    for (const { option, amount } of destinations) if (option === 'e_wallet') add(currency, amount);
  }
  const brought = { ...sums };
  let [points, inPart, whole] = [0, 0, 0];
  for (const { token } of spenders) {
    const booking = ledger.bookings.find((one) => one.token === token)!;
    const { tickets_total: price, points: spent, captured, refunded, currency, attempts } = booking;
    expect([booking.is_issued, refunded, captured], JSON.stringify(booking)).toEqual([true, 0, price - spent * 100]);
    points += spent;
    for (const { status, wallet, amount } of attempts) {
      if (status !== 'success' || wallet === 0) continue;
      add(currency, -wallet);
      if (amount === 0) whole += 1;
      else inPart += 1;
    }
  }
  expect(ledger.overdrawn).toBe(0);
  for (const [currency, sum] of Object.entries(sums)) expect(ledger.wallets[currency], currency).toBe(sum);
  // There was more to wish for than there was, and something of everything was spent.
  expect(sums.EUR).toBeLessThan(brought.EUR ?? 0);
  expect([points > 0, points <= 3_500, inPart > 0, whole > 0]).toEqual([true, true, true, true]);
}
