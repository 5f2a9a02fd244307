/** Compares the first page of "My trips" of an account with 500 orders with that of an account with five. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { copyOrders } from '#server/sandbox/testing/copy-orders';
import { linkTo, newEmail, signUp } from '#tests/journeys/account';
import { PlainCheckout, tokenIn } from '#tests/journeys/plain-checkout';
import { text } from '#tests/journeys/texts';
import { CARDS } from '#tests/journeys/travellers';
import { originOf, Pair } from '#tests/setup/pair';
import { PlainBrowser } from '#tests/setup/plain-browser';
import { median } from './median';

/** A page of an account with so many orders: bytes, and the middle of the times to get it, in milliseconds. */
export type MeasuredOrders = { orders: number; milliseconds: number; bytes: number }[];

const ACCOUNTS = [5, 500];
/** Pages of each account, in turns. */
const PAGES = 200;
const WARM_UP = 20;
/** Orders that the first page shows, all of them with tickets. */
const ON_A_PAGE = 5;
const ISSUED = `>${text('content', 'orders.status.issued')}<`;

/** Buys through the shop, copies the orders in the sandbox's database, and asks for the page in turns. */
export async function measureOrders(): Promise<MeasuredOrders> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'bench-orders-'));
  const pair = await Pair.start({ searchDelayMs: 0, isSilent: true, env: { DATA_DIR: dataDirectory } });
  try {
    const customers = [];
    for (const orders of ACCOUNTS) customers.push({ orders, ...(await customerWithOrder(pair)) });
    await pair.end('sandbox');
    const store = createClient({ url: `file:${path.join(dataDirectory, 'sandbox.db')}` });
    for (const { orders, token } of customers) {
      const { rows } = await store.execute({
        sql: 'SELECT account_id FROM booking_owners WHERE booking_token = ?',
        args: [token],
      });
      await copyOrders(store, token, { count: orders, account: String(rows[0]?.account_id) });
    }
    store.close();
    await pair.run('sandbox');
    const measured = customers.map(({ orders, visitor }) => ({ orders, visitor, times: [] as number[], bytes: 0 }));
    for (let page = 0; page < WARM_UP + PAGES; page += 1) {
      for (const one of measured) {
        const start = performance.now();
        const { status, body, text: html } = await one.visitor.get('/user/orders?group=archived');
        const time = performance.now() - start;
        if (html.split(ISSUED).length !== ON_A_PAGE + 1) throw new Error(`${status}, and not ${ON_A_PAGE} orders`);
        if (page >= WARM_UP) one.times.push(time);
        one.bytes = body.length;
      }
    }
    return measured.map(({ orders, times, bytes }) => ({ orders, milliseconds: median(times), bytes }));
  } finally {
    await pair.stop();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

async function customerWithOrder(pair: Pair): Promise<{ visitor: PlainBrowser; token: string }> {
  const visitor = new PlainBrowser(originOf('intl', pair.address.shopPort));
  const email = newEmail();
  await signUp(visitor, email);
  await visitor.get(await linkTo(pair.control, email, '/user/confirm'));
  const checkout = new PlainCheckout(visitor, pair.control);
  await checkout.calm();
  const step1 = await checkout.step1(40);
  const token = tokenIn(step1);
  await checkout.pay(
    await checkout.ready(await checkout.sendPassengers(step1, { email }), '/mbooking/step2/'),
    CARDS.paid,
  );
  await checkout.ticket(token);
  return { visitor, token };
}
