import { expect, test } from '#tests/setup/fixtures';
import { MANY_HOLDS, originOf, Pair } from '#tests/setup/pair';
import { linksOf } from '#tests/setup/html-page';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';
import { openResults } from '#tests/setup/plain-purchase';
import { OwnRedis } from '#tests/setup/redis-server';
import { DEMO, isSignedIn } from '#tests/journeys/account';
import { isWaiting, mainText } from '#tests/journeys/page-facts';
import { PlainCheckout, STEP1, tokenIn } from '#tests/journeys/plain-checkout';
import { PlainVisit } from '#tests/journeys/plain-visit';
import { freeSeats, seatsOf, takeSeat } from '#tests/journeys/seats';
import { PostSale } from '#tests/journeys/post-sale';
import { answerOf, leaveFor } from '#tests/journeys/social';
import { text } from '#tests/journeys/texts';
import { CARDS, dateIn } from '#tests/journeys/travellers';

/**
 * Two shops with one Redis behind one address. A write is sent to the first shop, which gives up waiting for it; the
 * waiting page then reloads at the second one.
 */
let redis: OwnRedis;
let shops: [Pair, Pair];
let visitor: PlainBrowser;
let checkout: PlainCheckout;

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeAll(async () => {
  redis = await OwnRedis.start();
  const env = {
    REDIS_URL: redis.url,
    SESSION_SECRETS: 'one secret for both of the shops of this test',
    HOLD_LIMITS: MANY_HOLDS,
  };
  const one = await Pair.start({ env });
  shops = [one, await Pair.beside(one, { env })];
});
test.beforeEach(async () => {
  const [one] = shops;
  visitor = new PlainBrowser(originOf('intl', one.address.shopPort));
  checkout = new PlainCheckout(visitor, one.control);
  await one.control.reset();
  await checkout.calm();
});
test.afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.stop()));
  await redis.stop();
});

/** A fault of one operation of the sandbox. */
type SlowWrite = { service: 'booking' | 'ancillaries' | 'account'; operation: string; refuse?: string };

/**
 * Sends a write to the first shop while it hangs upstream. The second shop is asked for the page before and after the
 * answer arrives.
 * @returns the page of the second shop after the answer
 */
async function sentHereReadThere(
  { service, operation, refuse }: SlowWrite,
  send: () => Promise<PlainPage>,
  isThere: (page: PlainPage) => boolean,
): Promise<PlainPage> {
  const [one, other] = shops;
  const setFault = (fault: object | null) =>
    one.control.set({ services: { [service]: fault && { operations: { [operation]: fault } } } });
  await setFault({ hang: true, times: 1, ...(refuse && { refuse }) });
  const sent = await send();
  expect(isWaiting(sent), `the first shop waits: ${sent.path}`).toBe(true);
  visitor.port = String(other.address.shopPort);
  const waiting = await visitor.get(sent.path);
  expect(isWaiting(waiting), `the second shop waits too: ${mainText(waiting)}`).toBe(true);
  await setFault(null);
  const reached = await checkout.comeTo(waiting.path, isThere);
  expect((await one.control.calls())[service]?.[operation], 'the write was sent once').toBe(1);
  return reached;
}

/** The origin in the shop's links to the sandbox. */
const sandboxOrigin = () => `http://localhost:${shops[0].address.sandboxPort}`;

const isAt = (path: string) => (page: PlainPage) => page.path.startsWith(path) && !isWaiting(page);

test('seats are held once, and the other shop goes on to the payment', async () => {
  const step1 = await checkout.step1();
  const send = () => checkout.sendPassengers(step1);
  const reserving = { service: 'booking', operation: 'reserving_seats/new' } as const;
  const step2 = await sentHereReadThere(reserving, send, isAt('/mbooking/step2/'));
  // The wait is over: the way back to the passengers is open.
  expect((await visitor.get(step1.path)).path).toBe(step1.path);
  expect(mainText(step2)).toContain(STEP1.email);
});

test('add-ons are saved once, and the other shop waits for them', async () => {
  const step1 = await checkout.step1();
  const send = () => checkout.sendPassengers(step1, {}, { addons: 'all' });
  const saving = { service: 'ancillaries', operation: 'ancillaries/order/add_items' } as const;
  await sentHereReadThere(saving, send, isAt('/mbooking/step2/'));
});

test('the other shop finds held seats without Redis, because the booking tells it', async () => {
  const [one, other] = shops;
  const step1 = await checkout.step1();
  const setFault = (fault: object | null) =>
    one.control.set({ services: { booking: fault && { operations: { 'reserving_seats/new': fault } } } });
  await setFault({ hang: true, times: 1, when: 'after' });
  const sent = await checkout.sendPassengers(step1);
  expect(isWaiting(sent)).toBe(true);
  await one.end('shop', 'SIGKILL');
  await redis.command('FLUSHALL');
  visitor.port = String(other.address.shopPort);
  expect((await visitor.get(sent.path)).path).toContain('/mbooking/step2/');
  expect((await visitor.get(step1.path)).path).toBe(step1.path);
  await setFault(null);
  await one.run('shop');
});

test('a seat is saved once, and the other shop shows it', async () => {
  const day = dateIn(52);
  const direct = encodeURIComponent('{"transfers":{"NoTransfers":true},"transportKind":{"Airplane":true}}');
  const link = `/search?adult=1&cabinClass=Y&route[0]=iatax:LON_${day}_date_${day}_iatax:PAR&v=2&filter=${direct}`;
  const visit = new PlainVisit(visitor, { brand: 'intl', sandboxOrigin: sandboxOrigin() });
  const step1 = await visit.takeFare(await visit.chooseFirstOffer(await openResults(visitor, link)));
  const path = `/mbooking/step1/${tokenIn(step1)}/seats/0`;
  const map = await checkout.comeTo(path, (page) => seatsOf(page).length > 10);
  const [seat] = freeSeats(map);
  const saving = { service: 'ancillaries', operation: 'ancillaries/order/add_items' } as const;
  const send = () => takeSeat(visitor, map, seat!.number);
  const chosen = await sentHereReadThere(saving, send, (page) => seatsOf(page).length > 10);
  expect(seatsOf(chosen).filter(({ isChosen }) => isChosen)).toMatchObject([{ number: seat!.number }]);
});

test('a payment is sent once, and the other shop leads to the bank', async () => {
  const step2 = await checkout.step2();
  const paying = { service: 'booking', operation: 'book_and_issue/new' } as const;
  const send = () => checkout.pay(step2, CARDS.threeDs);
  const bank = await sentHereReadThere(paying, send, isAt('/mbooking/3ds/'));
  expect(linksOf(bank.text)).toContain(new URL(bank.path, visitor.origin).searchParams.get('to'));
});

test('a payment that the upstream refused shows its reason at the other shop', async () => {
  const step2 = await checkout.step2();
  const paying = { service: 'booking', operation: 'book_and_issue/new', refuse: 'insufficientFundsError' } as const;
  const send = () => checkout.pay(step2, CARDS.paid);
  const refused = await sentHereReadThere(paying, send, isAt('/mbooking/step2/'));
  expect(mainText(refused)).toContain(text('errors', 'upstream.insufficientFundsError'));
});

test('a purchase after the sale is charged once, and the other shop shows it', async () => {
  const sale = new PostSale(visitor, sandboxOrigin());
  const payPage = await sale.chooseBag(await sale.open(56, `two-shops-${Date.now()}@example.com`));
  const buying = { service: 'ancillaries', operation: 'ancillaries/order/click_to_buy' } as const;
  const send = () => sale.pay(payPage, CARDS.paid);
  const thanks = await sentHereReadThere(buying, send, isAt(`/mbooking/thanks/${sale.token}?bought`));
  expect(mainText(thanks)).toContain(text('post-sale', 'added.title'));
});

test('a network’s code is exchanged once, and the other shop signs in', async () => {
  const back = await answerOf(visitor, await leaveFor(visitor, 'google', '?from=%2Fcontacts'), { choice: 'known' });
  const exchanging = { service: 'account', operation: 'account/social/authorize.json' } as const;
  const page = await sentHereReadThere(exchanging, () => visitor.get(back), isAt('/contacts'));
  expect(isSignedIn(page, DEMO.email)).toBe(true);
});
