import { expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { linksOf, visibleText } from '#tests/setup/html-page';
import { PlainBrowser } from '#tests/setup/plain-browser';
import { payButton } from '#tests/journeys/plain-visit';
import { newEmail } from '#tests/journeys/account';
import { BAG, PostSale } from '#tests/journeys/post-sale';
import { cardIdIn, newCustomer, saveCard } from '#tests/journeys/profile';
import { answerBank, buyTicket, payByCard, payBySbp } from '#tests/journeys/surcharge';
import { CARDS } from '#tests/journeys/travellers';
import { text } from '#tests/journeys/texts';

/** Baggage after the sale, on pages without a script: by card, with 3-D Secure, refused, and sent twice. */
test.use({ brand: 'intl' });

test('a bag is refused, approved at the bank, and charged once; order and receipt list it', async ({
  visitor,
  control,
  address,
}) => {
  const email = `later-${Date.now()}@example.com`;
  const sale = new PostSale(visitor, `http://localhost:${address.sandboxPort}`);
  const choice = await sale.open(56, email);
  const nothing = formWith(choice.text, BAG);
  const empty = await visitor.post(nothing.action || choice.path, nothing.fields);
  expect(empty.status).toBe(400);
  expect(visibleText(empty.text)).toContain(text('post-sale', 'nothingChosen'));

  const payPage = await sale.chooseBag(choice);
  expect(payPage.text).not.toContain('<script');
  const amount = Number(formWith(payPage.text, 'idempotencyKey').fields.amount?.[0]);
  const refused = await sale.ready(await sale.pay(payPage, CARDS.noMoney));
  expect(visibleText(refused.text)).toContain(text('post-sale', 'refused'));

  const wrongCard = await sale.pay(refused, '4242 4242 4242 4241');
  expect(wrongCard.status).toBe(400);
  expect(wrongCard.text).not.toContain('4242 4242');

  const atBank = await sale.ready(await sale.pay(refused, CARDS.threeDs));
  const bankAddress = linksOf(atBank.text).find((href) => href.startsWith(`${sale.sandboxOrigin}/payment/later/3ds/`));
  const bank = new PlainBrowser(sale.sandboxOrigin);
  const bankPath = bankAddress?.slice(sale.sandboxOrigin.length) ?? '';
  const back = await bank.post(bankPath, { decision: 'approve' }, { redirects: 0 });
  const returned = new URL(back.headers.location ?? '', sale.sandboxOrigin);
  const thanks = await visitor.get(returned.pathname + returned.search);
  expect(thanks.path).toMatch(new RegExp(`^/mbooking/thanks/${sale.token}`));
  expect(visibleText(thanks.text)).toContain(text('post-sale', 'added.title'));

  // A repeated form, and a stale page of it, charge nothing more.
  expect((await sale.pay(atBank, CARDS.paid)).path).toMatch(new RegExp(`^/mbooking/thanks/${sale.token}`));
  const entry = (await control.ledger()).bookings.find(({ token }) => token === sale.token);
  expect(entry?.ancillaries_total).toBe(amount);
  expect(entry?.captured).toBe((entry?.tickets_total ?? 0) + amount);
  const letters = (await control.messagesTo(email)).filter(({ subject }) => subject.includes('extras are paid'));
  expect(letters).toHaveLength(1);
  const offline = await visitor.get(`/mbooking/thanks/${sale.token}/trip.html`);
  expect(visibleText(offline.text)).toMatch(/bag/i);

  const stranger = new PlainBrowser(visitor.origin);
  expect((await stranger.get(payPage.path)).path).toBe(`/mbooking/thanks/${sale.token}`);
});

test('a double click pays once', async ({ visitor, control, address }) => {
  const sale = new PostSale(visitor, `http://localhost:${address.sandboxPort}`);
  const payPage = await sale.chooseBag(await sale.open(57, `twice-${Date.now()}@example.com`));
  const amount = Number(formWith(payPage.text, 'idempotencyKey').fields.amount?.[0]);
  const price = payButton(payPage);
  expect(price).toContain('Pay ');
  const reached = await Promise.all([sale.pay(payPage, CARDS.paid), sale.pay(payPage, CARDS.paid)]);
  for (const page of reached) expect((await sale.ready(page)).path).toMatch(/^\/mbooking\/thanks\/[^/]+$/);
  const entry = (await control.ledger()).bookings.find(({ token }) => token === sale.token);
  expect(entry?.ancillaries_total).toBe(amount);
});

test('a saved card of the account pays for a bag with its code alone', async ({ visitor, control, address }) => {
  await newCustomer(visitor, control);
  const cardId = cardIdIn(await saveCard(visitor));
  const sale = new PostSale(visitor, `http://localhost:${address.sandboxPort}`);
  const payPage = await sale.chooseBag(await sale.open(58, newEmail()));
  const saved = { 'card.saved': cardId, 'card.pan': '', 'card.expDateMonthYear': '', 'card.cardholder': '' };
  const paid = await sale.ready(await payByCard(visitor, payPage, CARDS.paid, saved));
  expect(paid.path).toMatch(/^\/mbooking\/thanks\/[^/]+$/);
  const order = await visitor.get(`/user/orders/${sale.token}`);
  expect(visibleText(order.text)).toContain(text('order', 'payments.title'));
  expect(visibleText(order.text)).toMatch(/Extras bought later: Card ••••\s4242/);
});

test.describe('in roubles', () => {
  test.use({ brand: 'ru', isolated: 'warm' });

  test('by the fast payment system: declined, confirmed, and named by the order', async ({
    visitor,
    control,
    address,
  }) => {
    const sandboxOrigin = `http://localhost:${address.sandboxPort}`;
    const { token, orderPath } = await buyTicket(visitor, control);
    const choice = await visitor.get(`/mbooking/thanks/${token}/baggage`);
    const payPage = await new PostSale(visitor, sandboxOrigin).chooseBag(choice);
    const code = await payBySbp(visitor, payPage);
    expect([code.headers.refresh, code.path.startsWith(`/mbooking/thanks/${token}/baggage/pay`)]).toEqual(['10', true]);
    const declined = await answerBank(visitor, code, sandboxOrigin, 'decline');
    expect(visibleText(declined.text)).toContain(text('payment', 'sbp.refused', 'ru'));
    const before = (await control.ledger()).captures;
    const thanks = await answerBank(visitor, await payBySbp(visitor, declined), sandboxOrigin, 'approve');
    expect(thanks.path).toBe(`/mbooking/thanks/${token}?bought`);
    const ledger = await control.ledger();
    expect([ledger.captures - before, ledger.unbalanced]).toEqual([1, []]);
    const named = [text('receipt', 'later.extras', 'ru'), text('receipt', 'way.sbp', 'ru')].join(' ');
    await expect.poll(async () => visibleText((await visitor.get(orderPath)).text)).toContain(named);
  });
});
