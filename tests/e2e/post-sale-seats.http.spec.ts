/** Seats for issued tickets, on pages without a script: two people want one, and neither strangers nor late ones get it. */
import { newEmail, signUp } from '#tests/journeys/account';
import { mainText } from '#tests/journeys/page-facts';
import { PostSale } from '#tests/journeys/post-sale';
import { freeSeats, seatsOf, takeSeat } from '#tests/journeys/seats';
import { CARDS } from '#tests/journeys/travellers';
import { text } from '#tests/journeys/texts';
import { expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { linksOf, visibleText } from '#tests/setup/html-page';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';

test.use({ isolated: 'warm', brand: 'intl' });

const DAYS = 61;
const MINUTES_A_DAY = 24 * 60;

class SeatSale extends PostSale {
  get choicePath() {
    return `/mbooking/thanks/${this.token}/baggage`;
  }

  get mapPath() {
    return `${this.choicePath}/seats/0`;
  }

  /** Chooses a seat. @returns the page of the extras */
  async choose(seat: string): Promise<PlainPage> {
    return takeSeat(this.visitor, await this.visitor.get(this.mapPath), seat, 'back');
  }

  /** Goes on to the payment. */
  async goToPayment(): Promise<PlainPage> {
    const page = await this.visitor.get(this.choicePath);
    const { action, fields } = formWith(page.text, 'addons.shown');
    return this.visitor.post(action || page.path, fields);
  }
}

test('one of two people gets the seat; the other reads which one is gone and pays nothing', async ({
  visitor,
  control,
  address,
}) => {
  test.setTimeout(120_000);
  await control.set({ settings: { priceChange: 'never', issueStepMs: 0 } });
  const sandboxOrigin = `http://localhost:${address.sandboxPort}`;
  const sales = [new SeatSale(visitor, sandboxOrigin), new SeatSale(new PlainBrowser(visitor.origin), sandboxOrigin)];
  for (const sale of sales) {
    const page = await sale.open(DAYS, newEmail());
    // The button keeps the rest of the form and leads to the map.
    const { action, fields } = formWith(page.text, 'addons.shown');
    const map = await sale.visitor.post(action || page.path, { ...fields, intent: 'seats:0' });
    expect(map.path).toBe(sale.mapPath);
    // The only passenger needs no name on the plan.
    expect(visibleText(map.text)).toContain('Your seat');
  }
  const [mine, theirs] = await Promise.all(sales.map((sale) => sale.visitor.get(sale.mapPath)));
  const common = freeSeats(mine!).filter(({ number }) => freeSeats(theirs!).some((seat) => seat.number === number));
  const seat = common.at(-1)!.number;
  const chosen = await Promise.all(sales.map((sale) => sale.choose(seat)));
  for (const page of chosen) expect(mainText(page)).toContain(text('post-sale', 'inOrder'));

  const payPages = await Promise.all(sales.map((sale) => sale.goToPayment()));
  const amount = Number(formWith(payPages[0]!.text, 'idempotencyKey').fields.amount?.[0]);
  expect(amount).toBeGreaterThan(0);
  const reached = await Promise.all(sales.map((sale, index) => sale.pay(payPages[index]!, CARDS.paid)));
  const ended = await Promise.all(sales.map((sale, index) => sale.ready(reached[index]!)));
  const winner = ended.findIndex(({ path }) => /^\/mbooking\/thanks\/[^/]+$/.test(path));
  const loser = 1 - winner;
  expect(winner).toBeGreaterThanOrEqual(0);
  expect(ended[loser]!.path).toContain('/baggage');
  expect(visibleText(ended[loser]!.text)).toContain(`No longer available: Seat ${seat}`);
  const { bookings, unbalanced } = await control.ledger();
  const totals = sales.map(({ token }) => bookings.find((one) => one.token === token)?.ancillaries_total);
  expect([totals[winner], totals[loser], unbalanced]).toEqual([amount, 0, []]);

  const order = await sales[winner]!.visitor.get(`/user/orders/${sales[winner]!.token}`);
  expect(mainText(order)).toContain(`Seat ${seat}`);
  const left = await sales[loser]!.visitor.get(sales[loser]!.mapPath);
  expect(seatsOf(left).find(({ number }) => number === seat)?.isFree).toBe(false);
  const sold = await sales[winner]!.visitor.get(sales[winner]!.mapPath);
  expect([sold.status, mainText(sold).includes(text('seats', 'unavailable.notNow.title'))]).toEqual([409, true]);
});

test('the choice waits in the order for its owner on any device, and for nobody else', async ({
  visitor,
  control,
  address,
}) => {
  test.setTimeout(120_000);
  await control.set({ settings: { priceChange: 'never', issueStepMs: 0 } });
  const email = newEmail();
  await signUp(visitor, email);
  const sale = new SeatSale(visitor, `http://localhost:${address.sandboxPort}`);
  await sale.open(DAYS + 1, email);
  const map = await visitor.get(sale.mapPath);
  const seat = freeSeats(map)[0]!.number;
  await sale.choose(seat);
  const bag = await sale.chooseBag(await visitor.get(sale.choicePath));
  expect(linksOf(bag.text)).toContain(sale.choicePath);
  expect(mainText(bag)).toContain(`Seat ${seat}`);

  const stranger = new PlainBrowser(visitor.origin);
  for (const path of [sale.mapPath, sale.choicePath]) {
    const seen = await stranger.get(path);
    expect([seen.path, seen.text.toUpperCase().includes('LINDQVIST')]).toEqual([
      `/mbooking/thanks/${sale.token}`,
      false,
    ]);
    const forged = await stranger.post(path, { passenger: '0', seat: '', intent: 'back', 'addons.shown': 'filled' });
    expect(forged.text).not.toContain('/pay?item=');
  }
  await signUp(stranger, newEmail());
  expect((await stranger.get(sale.mapPath)).text.toUpperCase()).not.toContain('LINDQVIST');
  expect(mainText(await visitor.get(sale.choicePath))).toContain(`Seat ${seat}`);

  // An edited form chooses nothing for a passenger who does not exist, and a made-up seat is refused.
  expect((await visitor.post(sale.mapPath, { passenger: '7', seat, intent: 'back' })).status).toBe(400);
  const madeUp = await visitor.post(sale.mapPath, { passenger: '0', seat: '99Z', intent: 'back' });
  expect(madeUp.status).toBe(409);
  const { action, fields } = formWith((await visitor.get(sale.choicePath)).text, 'addons.shown');
  const removed = await visitor.post(action || sale.choicePath, { ...fields, intent: `removeAddon:seat.0.${seat}.p0` });
  expect(mainText(removed)).not.toContain(`Seat ${seat}`);
});

test('seats end four hours before the flight', async ({ visitor, control, address }) => {
  test.setTimeout(120_000);
  await control.set({ settings: { priceChange: 'never', issueStepMs: 0, scheduleChanges: 'never' } });
  const sale = new SeatSale(visitor, `http://localhost:${address.sandboxPort}`);
  await sale.open(DAYS + 2, newEmail());
  const seat = freeSeats(await visitor.get(sale.mapPath))[0]!.number;
  await sale.choose(seat);
  const payPage = await sale.goToPayment();
  await control.set({ clock: { advanceMinutes: (DAYS + 4) * MINUTES_A_DAY } });
  const late = await visitor.get(sale.mapPath);
  expect(late.status).toBe(409);
  const refused = await sale.ready(await sale.pay(payPage, CARDS.paid));
  expect(refused.path).toContain('/baggage');
  expect(mainText(refused)).toContain(`No longer available: Seat ${seat}`);
  const entry = (await control.ledger()).bookings.find(({ token }) => token === sale.token);
  expect(entry?.ancillaries_total).toBe(0);
});
