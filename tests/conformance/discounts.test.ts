import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderPrice } from '~/features/booking/summary/price-lines';
import type { AuthToken } from '~/upstream/account/auth-token.server';
import { DEMO_PASSWORD } from '#server/sandbox/account/auth/demo-accounts';
import { beginSession } from '#server/sandbox/account/auth/sessions';
import type { Offer } from '#server/sandbox/search/offers/offer';
import { makeOffer } from '#server/sandbox/testing/offers';
import { CARDS } from '#server/sandbox/testing/purchase';
import { TestSandbox } from '#server/sandbox/testing/test-sandbox';
import type { Ledger } from '#tests/setup/sandbox-control';
import { adult, clientsOf, failureOf, newPriceOf } from './clients';
import { card, orderFor } from './payments-sandbox';
import { RUSSIAN } from './whole-sandbox';

/** A return in roubles. */
function offer(number: number, price: number, month = '06'): Offer {
  const made = makeOffer({ variantId: `${'8a8b7c6d5e4f3021'.repeat(2)}${number}`, seatsOnSale: 900 });
  const trips = JSON.parse(JSON.stringify(made.trips).replaceAll('2031-06-', `2031-${month}-`)) as Offer['trips'];
  return {
    ...made,
    trips,
    session: { ...made.session, currency: 'RUB' },
    fares: made.fares.map((fare) => ({ ...fare, prices: { adult: price * 100, child: 0, infant: 0 } })),
    totalPrice: price * 100,
  };
}
const OFFERS = { usual: offer(1, 10_450), cheap: offer(2, 4_999), later: offer(3, 10_450, '07') };
const PAGE = { limit: 8, offset: 0 };

type Clients = ReturnType<typeof clientsOf>;
/** An account with its clients. */
type Person = { id: string; token: AuthToken; clients: Clients };

let sandbox: TestSandbox;
let guest: Clients;
let inviter: Person;
let friend: Person;
let lastKey = 0;

async function account(id: string, email: string): Promise<Person> {
  await sandbox.context.store.execute({
    sql: `INSERT OR IGNORE INTO accounts (account_id, email, password_hash, confirmed_at, language, country, currency,
            site_url, personal_data_consent, ads_consent, created_at) VALUES (?, ?, '', 0, 'ru', 'RU', 'RUB', '', 1, 0, 0)`,
    args: [id, email],
  });
  return signedIn(id);
}

async function signedIn(id: string): Promise<Person> {
  const text = await beginSession(sandbox.context, id);
  const token = { reveal: () => text } as AuthToken;
  return { id, token, clients: clientsOf(sandbox.url, { market: RUSSIAN, account: token }) };
}

async function prepared(clients: Clients, name: keyof typeof OFFERS = 'usual'): Promise<string> {
  lastKey += 1;
  const { token } = await clients.booking.createBooking({
    variantId: OFFERS[name].variantId,
    fareKey: 'light',
    idempotencyKey: `discount-${lastKey}-key-of-a-booking`,
  });
  await sandbox.advance(1);
  await clients.booking.reserveSeats(token, await clients.booking.getBooking(token));
  return token;
}
const codes = async ({ clients, token }: Person, bookingToken: string | null = null) =>
  (await clients.account.listOwnCodes(token, { ...PAGE, bookingToken })).codes;
const welcome = async () => (await codes(friend)).find(({ origin }) => origin === 'welcome')?.code ?? '';
const due = async (clients: Clients, booking: string) =>
  orderPrice(await clients.booking.getBooking(booking)).due.amount;
const invited = async () => {
  const { invitations } = await inviter.clients.account.getReferral(inviter.token, PAGE);
  return invitations.map(({ name, state, reason, rewardOn }) => [name, state, reason ?? rewardOn].join(' ').trim());
};
const ledgerOf = async (booking: string) => {
  const ledger = (await sandbox.read('/control/ledger')) as Ledger;
  expect(ledger.unbalanced).toEqual([]);
  return ledger.bookings.find(({ token }) => token === booking);
};

beforeAll(async () => {
  sandbox = await TestSandbox.start(Object.values(OFFERS));
  guest = clientsOf(sandbox.url, { market: RUSSIAN });
  const { token } = await guest.account.signIn(
    { email: 'demo@fairwind.example', password: DEMO_PASSWORD },
    { id: 'a-browser', hasAcceptedCookies: true },
  );
  inviter = { id: 'demo-1', token, clients: clientsOf(sandbox.url, { market: RUSSIAN, account: token }) };
  friend = await account('friend', 'boris@friends.example');
});
afterAll(() => sandbox.stop());

describe('an invitation', () => {
  it('is noted once, by a link that exists, and brings the invited a code', async () => {
    expect(await codes(friend)).toEqual([]);
    const { code } = await inviter.clients.account.getReferral(inviter.token, PAGE);
    expect((await inviter.clients.account.getReferral(inviter.token, PAGE)).code).toBe(code);
    const unknown = await failureOf(friend.clients.account.claimInvitation(friend.token, 'ABCDEFGH23'));
    expect(unknown.kind).toBe('notFound');
    await inviter.clients.account.claimInvitation(inviter.token, code);
    expect(await invited()).toEqual([]);
    for (const _ of [1, 2]) await friend.clients.account.claimInvitation(friend.token, code);
    expect(await invited()).toEqual(['b•••s signed_up']);
    expect(await codes(friend)).toMatchObject([
      { origin: 'welcome', state: 'usable', amount: 50_000, minimum: 500_000, currency: 'RUB' },
    ]);
  });

  it('brings a code that nobody else can use, nor a guest', async () => {
    const code = await welcome();
    const booking = await prepared(friend.clients);
    for (const [clients, token] of [
      [guest, null],
      [inviter.clients, inviter.token],
    ] as const) {
      expect((await failureOf(clients.promoCode.apply(booking, code, token))).code).toBe('promocodeInvalidCodeError');
    }
    expect(await codes(inviter, booking)).toEqual([]);
    expect((await failureOf(guest.promoCode.apply(booking, 'HELLO500-ABCDEFGH', friend.token))).code).toBe(
      'promocodeInvalidCodeError',
    );
  });

  it('is offered for orders of its least price only', async () => {
    const cheap = await prepared(friend.clients, 'cheap');
    expect(await codes(friend, cheap)).toEqual([]);
    const refused = await failureOf(friend.clients.promoCode.apply(cheap, await welcome(), friend.token));
    expect(refused.code).toBe('promocodeNotApplicable');
    expect(await codes(friend, await prepared(friend.clients))).toHaveLength(1);
  });

  it('pays in one of two windows: the other is told of the price and then refused', async () => {
    const [one, other] = [await prepared(friend.clients), await prepared(friend.clients)];
    const code = await welcome();
    const { apply } = friend.clients.promoCode;
    await apply(one, code, friend.token);
    const shown = await friend.clients.booking.getBooking(one);
    await apply(other, code, friend.token);
    const refused = await failureOf(friend.clients.booking.bookAndIssue(orderFor(shown, card(CARDS.paid))));
    expect([refused.code, newPriceOf(refused)]).toEqual(['rateChangedError', 1_045_000]);
    expect(await due(friend.clients, other)).toBe(995_000);
    const paying = await friend.clients.booking.getBooking(other);
    await friend.clients.booking.bookAndIssue(orderFor(paying, card(CARDS.paid)));
    await sandbox.advance(60);
    expect(await ledgerOf(other)).toMatchObject({ captured: 995_000, sold: 995_000 });
    expect((await failureOf(apply(one, code, friend.token))).code).toBe('promocodeAlreadyUtilized');
    const [used] = (await codes(friend)).filter(({ origin }) => origin === 'welcome');
    expect(used).toMatchObject({ state: 'used', orderNumber: expect.any(String) as string });
    expect(await invited()).toEqual(['b•••s bought 2031-06-05']);
  });

  it('brings its reward the day after the departure, for its account alone', async () => {
    await sandbox.control({ clock: { now: '2031-06-04T20:59:00Z' } });
    inviter = await signedIn('demo-1');
    friend = await signedIn('friend');
    expect(await invited()).toEqual(['b•••s bought 2031-06-05']);
    await sandbox.control({ clock: { now: '2031-06-04T21:00:00Z' } });
    expect(await invited()).toEqual(['b•••s rewarded 2031-06-05']);
    expect(await codes(inviter)).toMatchObject([{ origin: 'reward', state: 'usable', expiresOn: '2031-12-02' }]);
    expect((await codes(friend)).map(({ origin, state }) => `${origin} ${state}`)).toEqual([
      'rails usable',
      'again usable',
      'welcome used',
    ]);
  });

  it('is refused once the tickets go back before the departure, and the code stays used', async () => {
    const { code } = await inviter.clients.account.getReferral(inviter.token, PAGE);
    const other = await account('other', 'vera@friends.example');
    await other.clients.account.claimInvitation(other.token, code);
    const [own] = await codes(other);
    const booking = await prepared(other.clients, 'later');
    await other.clients.promoCode.apply(booking, own?.code ?? '', other.token);
    const shown = await other.clients.booking.getBooking(booking);
    const passengers = [adult({ documentNumber: '555555555' })];
    await other.clients.booking.bookAndIssue(orderFor(shown, card(CARDS.slow), { passengers }));
    await sandbox.advance(120);
    expect((await invited())[0]).toBe('v•••a bought 2031-07-05');

    const { coupons } = await other.clients.afterSale.getRefundOptions(booking);
    const choice = { kind: 'compelled' as const, reason: 'flight_cancellation' as const, coupons };
    const quote = await other.clients.afterSale.quoteRefund(booking, choice);
    await other.clients.afterSale.refund(booking, {
      ...choice,
      total: { amount: quote.total, currency: 'RUB' },
      idempotencyKey: `refund-of-${booking}`,
      attachments: [],
      comment: null,
      siteUrl: 'http://localhost:3000',
    });
    await sandbox.advance(24 * 3_600);
    expect((await invited())[0]).toBe('v•••a refused returned');
    expect(await ledgerOf(booking)).toMatchObject({ captured: 995_000, refunded: 995_000, sold: 0 });
    const after = await codes(await signedIn('other'));
    expect(after.find(({ origin }) => origin === 'welcome')).toMatchObject({ state: 'used' });
  });

  it('comes back when no ticket is issued', async () => {
    const { code } = await inviter.clients.account.getReferral((inviter = await signedIn('demo-1')).token, PAGE);
    const third = await account('third', 'gleb@friends.example');
    await third.clients.account.claimInvitation(third.token, code);
    const own = (await codes(third))[0]?.code ?? '';
    const [one, other] = [await prepared(third.clients, 'later'), await prepared(third.clients, 'later')];
    await third.clients.promoCode.apply(one, own, third.token);
    const shown = await third.clients.booking.getBooking(one);
    await third.clients.booking.bookAndIssue(orderFor(shown, card(CARDS.notIssued)));
    await sandbox.advance(60);
    expect((await codes(third))[0]).toMatchObject({ code: own, state: 'usable' });
    await third.clients.promoCode.apply(other, own, third.token);
    expect(await due(third.clients, other)).toBe(995_000);
    expect(await ledgerOf(one)).toMatchObject({ captured: 995_000, refunded: 995_000 });
  });
});
