import { PlainExchange } from '#tests/journeys/exchange';
import { headingOf, linksOf, mainText } from '#tests/journeys/page-facts';
import { PostSale } from '#tests/journeys/post-sale';
import { sumOf } from '#tests/journeys/refund';
import { payByCard } from '#tests/journeys/surcharge';
import { text } from '#tests/journeys/texts';
import { usedTwice } from '#tests/journeys/tickets-once';
import { CARDS } from '#tests/journeys/travellers';
import { expect, test as base } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import type { PlainPage } from '#tests/setup/plain-browser';
import { waitForPage } from '#tests/setup/plain-purchase';
import type { SandboxControl } from '#tests/setup/sandbox-control';

type Settings = Parameters<SandboxControl['set']>[0]['settings'];

/** Restarts as in restart.http.spec.ts, for exchanges and extras: both processes are killed at every step. */
const test = base.extend<{ exchange: PlainExchange; kill: (settings?: Settings) => Promise<void> }>({
  brand: 'intl',
  isolated: true,
  exchange: async ({ visitor, control, address }, use) => {
    const sandboxOrigin = `http://localhost:${address.sandboxPort}`;
    await use(new PlainExchange(visitor, control, { brand: 'intl', sandboxOrigin }));
  },
  kill: async ({ pair, exchange }, use) => {
    await use(async (settings) => {
      await Promise.all([pair.end('shop', 'SIGKILL'), pair.end('sandbox', 'SIGKILL')]);
      await Promise.all([pair.run('shop'), pair.run('sandbox')]);
      await exchange.order.calm({ registrationRefusals: 'never', ...settings });
    });
  },
});

const LONDON = { from: 'iatax:LON', to: 'iatax:PAR', inDays: 40, backInDays: 60, airline: 'BA' };
const MINUTES_A_DAY = 24 * 60;

/** Has the service do the work of a call and lose its answer, for ever. */
function loseAnswers(control: SandboxControl, service: 'afterSale' | 'ancillaries', operation: string): Promise<void> {
  const operations = { [operation]: { hang: true, when: 'after' as const } };
  return control.set({ services: { [service]: { operations } } });
}

test('an exchange whose answers are lost in crashes happens once and is paid once', async ({
  exchange,
  kill,
  control,
  address,
  visitor,
}) => {
  test.setTimeout(180_000);
  const state = (key: string) => text('refund', `states.${key}.title`);
  await exchange.buy(LONDON);
  const { order } = exchange;
  const before = await order.money();
  const confirm = await exchange.choose(43);
  const sum = sumOf(confirm);
  await kill();

  await loseAnswers(control, 'afterSale', 'refund_exchange/v2/exchange');
  const sent = order.confirm(confirm).catch(() => null);
  const asked = await exchange.request();
  await kill();
  await control.set({ services: { afterSale: null } });
  await sent;
  // The form that was open all the time, sent twice.
  const [one, other] = await Promise.all([exchange.confirm(confirm), exchange.confirm(confirm)]);
  expect(one.path).toMatch(/\/payments\/[0-9a-f-]{36}$/);
  expect(other.path).toBe(one.path);
  expect(requestsIn(await visitor.get(order.orderPath), exchange.path)).toEqual([asked.path]);

  await loseAnswers(control, 'afterSale', 'custom_payment/pay');
  const paying = payByCard(visitor, one, CARDS.paid).catch(() => null);
  await expect.poll(async () => (await order.money()).captured).toBe(before.captured + sum);
  await kill({ refundStepMs: 2_000 });
  await control.set({ services: { afterSale: null } });
  await paying;
  await Promise.all([payByCard(visitor, one, CARDS.paid), payByCard(visitor, one, CARDS.paid)]);
  // Killed once more while the carrier issues.
  await kill({ refundStepMs: 2_000 });
  await waitForPage(visitor, asked.path, (page) => headingOf(page) === state('exchanged'));
  expect(await order.money()).toMatchObject({ captured: before.captured + sum, sold: before.sold + sum, refunded: 0 });

  // The exchanged tickets go back as a whole, and once.
  const back = await order.ready(await order.confirm(await order.choose('voluntary')));
  await kill();
  expect(await order.requests()).toEqual([back.path]);
  const money = await order.money();
  expect(money.captured).toBe(money.sold + money.held + money.refunded);
  expect((await control.ledger()).unbalanced).toEqual([]);
  expect(await usedTwice(address.sandboxPort, order.token, { mayReturnExchanged: true })).toEqual([]);
});

test('check-in bought later is paid once through crashes, and a refunded ticket has no boarding pass', async ({
  exchange: { order },
  kill,
  control,
  address,
  visitor,
}) => {
  test.setTimeout(180_000);
  await order.calm({ scheduleChanges: 'never', registrationRefusals: 'never' });
  await order.buy(LONDON);
  const before = await order.money();
  const sale = new PostSale(visitor, control.origin);
  const choice = await visitor.get(`/postsales/${order.token}/online_reg`);
  await kill();
  const [, kind = ''] = /name="kind"[^>]*value="([a-z_]+)"/.exec(choice.text) ?? [];
  const pay = await sale.ready(await visitor.post(choice.path, { kind }));
  const amount = Number(formWith(pay.text, 'idempotencyKey').fields.amount?.[0]);
  expect(amount).toBeGreaterThan(0);

  await loseAnswers(control, 'ancillaries', 'ancillaries/order/click_to_buy');
  const paying = sale.pay(pay, CARDS.paid).catch(() => null);
  await expect.poll(async () => (await order.money()).captured).toBe(before.captured + amount);
  await kill();
  await control.set({ services: { ancillaries: null } });
  await paying;
  const reached = await Promise.all([sale.pay(pay, CARDS.paid), sale.pay(pay, CARDS.paid)]);
  for (const page of reached) expect((await sale.ready(page)).path).toMatch(/^\/mbooking\/thanks\/[^/]+$/);
  expect(await order.money()).toMatchObject({ captured: before.captured + amount, refunded: 0 });

  // Checked in the day before the departure, while both processes are down.
  const passes = `/postsales/${order.token}/boarding.html`;
  for (const days of [39, ...Array<number>(8).fill(1 / 8)]) {
    await control.set({ clock: { advanceMinutes: days * MINUTES_A_DAY } });
    await kill();
    if (linksOf(await visitor.get(order.orderPath)).includes(passes)) break;
  }
  expect((await visitor.get(passes)).text).toContain('<svg role="img"');

  const confirm = await order.choose('voluntary');
  await loseAnswers(control, 'afterSale', 'refund_exchange/v2/execute');
  const giving = order.confirm(confirm).catch(() => null);
  await expect.poll(async () => (await order.requests()).length).toBe(1);
  await kill();
  await control.set({ services: { afterSale: null } });
  await giving;
  await order.ready(await order.confirm(confirm));
  expect(await order.requests()).toHaveLength(1);
  const gone = await waitForPage(visitor, order.orderPath, (page) => !linksOf(page).includes(passes));
  expect(mainText(gone)).toContain(text('refund', 'area.closed.returned'));
  expect((await visitor.get(passes)).text).not.toContain('<svg role="img"');
  const money = await order.money();
  expect(money.captured).toBe(money.sold + money.held + money.refunded);
  expect((await control.ledger()).unbalanced).toEqual([]);
  expect(await usedTwice(address.sandboxPort, order.token)).toEqual([]);
});

function requestsIn(page: PlainPage, path: string): string[] {
  return [...new Set(linksOf(page).filter((href) => new RegExp(`^${path}/[0-9a-f-]{36}$`).test(href)))];
}
