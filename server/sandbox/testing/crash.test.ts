import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { makeOffer } from './offers';
import { CARDS, Purchase, readLedger } from './purchase';
import { RemoteSandbox, START, TestSandbox } from './test-sandbox';

const offer = makeOffer({ seatsOnSale: 1000 });
const CUSTOMERS = 20;

async function startChild(directory: string): Promise<{ child: ChildProcess; url: string }> {
  const entry = fileURLToPath(new URL('./crash-child.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', entry, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: output.toString().trim() };
}

it('a process killed during payments charges fully or not at all, and the same keys complete the rest', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'sandbox-crash-'));
  const { child, url } = await startChild(directory);
  const doomed = new RemoteSandbox(() => url);
  await doomed.control({ clock: { now: START } });
  const purchases = await Promise.all(
    Array.from({ length: CUSTOMERS }, (_, customer) =>
      new Purchase(doomed, offer).prepare(`create-of-customer-${customer}`),
    ),
  );
  const payments = purchases.map((purchase, customer) =>
    purchase.pay(CARDS.paid, `payment-of-customer-${customer}`).then(
      () => 'answered',
      () => 'lost',
    ),
  );
  await payments[0];
  child.kill('SIGKILL');
  await Promise.all([once(child, 'exit'), ...payments]);

  const sandbox = await TestSandbox.open(directory, [offer]);
  const whole = await readLedger(sandbox);
  expect(whole.bookings).toHaveLength(CUSTOMERS);
  for (const { captured, tickets, attempts } of whole.bookings) {
    expect([captured, tickets.length, attempts.map(({ status }) => status)]).toEqual(
      captured > 0 ? [offer.totalPrice, 1, ['success']] : [0, 0, []],
    );
  }

  for (const [customer, purchase] of purchases.entries()) {
    const again = new Purchase(sandbox, offer);
    again.token = purchase.token;
    expect((await again.pay(CARDS.paid, `payment-of-customer-${customer}`)).data?.payment.status).toBe('success');
  }
  await sandbox.advance(60);
  expect(await readLedger(sandbox)).toMatchObject({ captures: CUSTOMERS, issued: CUSTOMERS });
  expect(sandbox.context.seatsTaken(offer.trips[0]?.[0]?.inventoryKey ?? '')).toBe(CUSTOMERS);
  await sandbox.stop();
});
