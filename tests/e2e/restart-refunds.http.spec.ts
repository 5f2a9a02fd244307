import { expect, test as base } from '#tests/setup/fixtures';
import { headingOf } from '#tests/journeys/page-facts';
import { PlainRefund, sumOf } from '#tests/journeys/refund';
import { text } from '#tests/journeys/texts';

/** Restarts as in restart.http.spec.ts, for money that goes back: both processes are killed at every step. */
const test = base.extend<{ refund: PlainRefund; kill: () => Promise<void> }>({
  brand: 'ru',
  isolated: true,
  refund: async ({ visitor, control, address }, use) => {
    await use(
      new PlainRefund(visitor, control, { brand: 'ru', sandboxOrigin: `http://localhost:${address.sandboxPort}` }),
    );
  },
  kill: async ({ pair, refund }, use) => {
    await use(async () => {
      await Promise.all([pair.end('shop', 'SIGKILL'), pair.end('sandbox', 'SIGKILL')]);
      await Promise.all([pair.run('shop'), pair.run('sandbox')]);
      await refund.calm({ refundStepMs: 2_000 });
    });
  },
});

test('a refund whose answer is lost in a crash happens once', async ({ refund, kill, control }) => {
  test.setTimeout(150_000);
  await refund.calm({ refundStepMs: 2_000 });
  await refund.buy({ from: 'iatax:MOW', to: 'iatax:LED', inDays: 40, backInDays: 45 });
  await kill();
  const confirm = await refund.choose('voluntary');
  const sum = sumOf(confirm);

  // The service refunds, and its answer never comes.
  const operations = { 'refund_exchange/v2/execute': { hang: true, when: 'after' as const } };
  await control.set({ services: { afterSale: { operations } } });
  const sent = refund.confirm(confirm).catch(() => null);
  await expect.poll(async () => (await refund.requests()).length).toBe(1);
  await kill();
  await control.set({ services: { afterSale: null } });
  await sent;

  // The form that was open all the time, sent twice.
  const [one, other] = await Promise.all([refund.confirm(confirm), refund.confirm(confirm)]);
  const request = await refund.ready(one);
  expect((await refund.ready(other)).path).toBe(request.path);
  expect(await refund.requests()).toEqual([request.path]);

  // Killed once more while the money is on its way.
  await kill();
  const isSent = async () => headingOf(await refund.visitor.get(request.path));
  await expect.poll(isSent, { timeout: 30_000 }).toBe(text('refund', 'states.sent.title', 'ru'));
  const money = await refund.money();
  expect([money.refunded, money.captured]).toEqual([sum, money.sold + money.held + money.refunded]);
  expect((await control.ledger()).unbalanced).toEqual([]);
});
