import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ordersScreen } from '~/features/account/orders/order-list.server';
import { readOrdersQuery } from '~/features/account/orders/orders-query';
import { getTranslator } from '~/i18n/translator.server';
import { orderEndpoints, type OrdersPage } from '~/upstream/account/orders-contract';
import { poputny } from '#tests/fixtures/market';
import { copyOrders } from '../../testing/copy-orders';
import { CARDS, Purchase } from '../../testing/purchase';
import { makeOffer } from '../../testing/offers';
import { TestSandbox } from '../../testing/test-sandbox';
import { beginSession } from '../auth/sessions';
import { ORDERS_SQL } from './orders';

const OFFER = makeOffer({ seatsOnSale: 900 });

let sandbox: TestSandbox;
let token: string;
beforeEach(async () => {
  sandbox = await TestSandbox.start([OFFER]);
  token = await beginSession(sandbox.context, 'demo-1');
});
afterEach(() => sandbox.stop());

type Wish = {
  group?: string;
  limit?: number;
  next_page_token?: string | null;
  period?: string;
  booking_tokens?: string[];
};

async function list(wish: Wish = {}): Promise<OrdersPage> {
  const body = { auth_token: token, group: 'active', limit: 5, ...wish };
  const { data } = await sandbox.call(orderEndpoints.listOrders, body);
  if (!data) throw new Error('no answer');
  return data;
}

const tokensOf = ({ orders }: OrdersPage) => orders.map((order) => order?.token);

async function buy(key: string): Promise<string> {
  const purchase = await new Purchase(sandbox, OFFER).prepare(`create-key-000000${key}`);
  await purchase.pay(CARDS.paid, `payment-key-00000${key}`);
  await sandbox.advance(10);
  await own(purchase.token);
  return purchase.token;
}

async function own(bookingToken: string): Promise<void> {
  await sandbox.context.store.execute({
    sql: 'INSERT INTO booking_owners (booking_token, account_id) VALUES (?, ?)',
    args: [bookingToken, 'demo-1'],
  });
}

const copy = (bookingToken: string, count: number) =>
  copyOrders(sandbox.context.store, bookingToken, { count, account: 'demo-1' });

describe('the orders of an account', () => {
  it('are 500: five come at once, any of them with its month', async () => {
    const bought = await buy('a');
    await copy(bought, 500);
    const first = await list({ group: 'archived' });
    expect([first.orders.length, first.count, first.counts]).toEqual([
      5,
      500,
      { active: 1, archived: 500, unpaid: { active: 0, archived: 0 } },
    ]);

    const seen = new Set<string | undefined>();
    let page: string | null = null;
    do {
      const orders: OrdersPage = await list({ group: 'archived', limit: 100, next_page_token: page });
      tokensOf(orders).forEach((one) => seen.add(one));
      page = orders.nextPageToken;
    } while (page !== null);
    expect(seen.size, 'the pages show every order once').toBe(500);

    const wish = readOrdersQuery(new URL('https://shop.example/user/orders?group=archived'));
    const { periods: links } = ordersScreen(first, wish, poputny(), getTranslator('ru', 'content'));
    const years = new Set(first.periods.map(({ period }) => period.slice(0, 4)));
    expect(links.flatMap(({ links }) => links).length, 'the first page links years alone').toBe(years.size + 1);

    expect(first.periods.reduce((sum, { count }) => sum + count, 0)).toBe(500);
    for (const { period, count } of first.periods.slice(0, 3)) {
      const { orders, nextPageToken, periods } = await list({ group: 'archived', period, limit: 50 });
      expect([orders.length, nextPageToken, periods]).toEqual([count, null, first.periods]);
    }
  });

  it('are 500 of both groups, and any of them opens in at most three clicks from the list', async () => {
    await copy(await buy('a'), 500);
    // Half of them are still ahead: some in one busy year.
    await sandbox.context.store
      .execute(`UPDATE bookings SET departs_on = date('2031-09-01', '+' || (rowid % 200) || ' days'),
      departs_at = 1946000000000 + rowid, arrives_at = 1946000000000 + rowid + 1
      WHERE idempotency_key LIKE 'copied-key-%' AND rowid % 2 = 0`);
    const clicks = new Map<string | undefined, number>();
    const visited = new Set(['/user/orders']);
    let paths = [...visited];
    for (let click = 1; click <= 3; click += 1) {
      const next = new Set<string>();
      for (const path of paths) {
        const wish = readOrdersQuery(new URL(path, 'https://shop.example'));
        const { group, limit, pageToken, period } = wish;
        const page = await list({ group, limit, next_page_token: pageToken, ...(period ? { period } : {}) });
        for (const one of tokensOf(page)) if (!clicks.has(one)) clicks.set(one, click);
        const { groups, periods } = ordersScreen(page, wish, poputny(), getTranslator('ru', 'content'));
        [...(groups?.links ?? []), ...periods.flatMap(({ links }) => links)].forEach(
          (link) => link.path && next.add(link.path),
        );
      }
      paths = [...next].filter((path) => !visited.has(path));
      paths.forEach((path) => visited.add(path));
    }
    expect(clicks.size).toBe(501);
  }, 60_000);

  it('cost one search by indexes and the bookings of one page, however many there are', async () => {
    const { store } = sandbox.context;
    const bought = await buy('a');
    const costOf = async () => {
      const execute = vi.spyOn(store, 'execute');
      await list({ limit: 1 });
      const { length } = execute.mock.calls;
      execute.mockRestore();
      return length;
    };
    const ofOne = await costOf();
    await copy(bought, 500);
    expect(await costOf()).toBe(ofOne);
    const args = { account: 'demo-1', also: '[]', isConfirmed: 1, email: 'a@example.com', now: 0 };
    const { rows } = await store.execute({ sql: `EXPLAIN QUERY PLAN ${ORDERS_SQL}`, args });
    const plan = rows.map(({ detail }) => String(detail));
    expect(
      plan.filter((line) => /^SCAN (?!own|json_each|moves|m\b|\()/.test(line) && !line.startsWith('SCAN CONSTANT')),
    ).toEqual([]);
    expect(plan.join()).toMatch(/SEARCH schedule_changes USING INDEX.*SEARCH exchanges USING INDEX/);
  });

  it('are trips first, and attempts that nobody has paid for after them', async () => {
    const trip = await buy('a');
    const unpaid = await new Purchase(sandbox, OFFER).prepare('create-key-000000b');
    await own(unpaid.token);
    expect(tokensOf(await list())).toEqual([trip, unpaid.token]);
    await sandbox.advance(30 * 60);
    expect(tokensOf(await list())).toEqual([trip]);
    await sandbox.advance(60 * 24 * 3600);
    token = await beginSession(sandbox.context, 'demo-1');
    const past = await list({ group: 'archived' });
    expect(tokensOf(past)).toEqual([trip, unpaid.token]);
    expect(past.orders.map((order) => order?.order?.isArchived)).toEqual([true, true]);
    expect((await list()).orders).toEqual([]);
  });

  it('include those begun in the browser, and none of anybody else', async () => {
    const guest = await new Purchase(sandbox, OFFER).prepare('create-key-000000c');
    expect((await list()).orders).toEqual([]);
    expect(tokensOf(await list({ booking_tokens: [guest.token] }))).toEqual([guest.token]);
  });
});

describe('the state of an order', () => {
  const state = async (purchase: Purchase) => {
    const { order } = await purchase.show();
    return order && [order.status, order.paymentStatus, order.deliveryStatus, order.isArchived];
  };

  it('follows the sale, the payment and the delivery', async () => {
    const purchase = await new Purchase(sandbox, OFFER).prepare();
    expect(await state(purchase)).toEqual(['formed', null, null, false]);
    await purchase.pay(CARDS.noMoney, 'payment-key-000001');
    expect(await state(purchase)).toEqual(['formed', 'payment_failed', null, false]);
    await purchase.pay(CARDS.threeDs, 'payment-key-000002');
    expect(await state(purchase)).toEqual(['tds_processing', 'payment_created', null, false]);
    await purchase.pay(CARDS.paid, 'payment-key-000003');
    expect(await state(purchase)).toEqual(['payment_finished', 'completed', 'ready_to_delivery', false]);
    await sandbox.advance(10);
    expect(await state(purchase)).toEqual(['completed', 'completed', 'delivered', false]);
  });

  it('tells of a refund once the money is on its way back', async () => {
    const purchase = await new Purchase(sandbox, OFFER).prepare();
    await purchase.pay(CARDS.notIssued, 'payment-key-000001');
    expect(await state(purchase)).toEqual(['refunding', 'completed', 'delivery_failed', false]);
    await sandbox.advance(60);
    expect(await state(purchase)).toEqual(['refunded', 'completed', 'delivery_failed', true]);
  });
});
