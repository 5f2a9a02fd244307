import { expect, it, vi } from 'vitest';
import { OUTBOX_SCHEMA } from '../../outbox/messages';
import { CARDS, Purchase, readLedger } from '../../testing/purchase';
import { TestSandbox } from '../../testing/test-sandbox';

it('a payment and its letters are stored together or not at all', async () => {
  const sandbox = await TestSandbox.start();
  const { store } = sandbox.context;
  const purchase = await new Purchase(sandbox).prepare();

  await store.execute('DROP TABLE outbox');
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect((await purchase.pay(CARDS.paid)).error).toBe('serverError');
  log.mockRestore();
  expect(await readLedger(sandbox)).toMatchObject({ captures: 0, issued: 0 });

  for (const statement of OUTBOX_SCHEMA) await store.execute(statement);
  expect((await purchase.pay(CARDS.paid)).data?.payment.status).toBe('success');
  await sandbox.advance(60);
  expect(await readLedger(sandbox)).toMatchObject({ captures: 1, issued: 1 });
  const { messages } = (await sandbox.read('/outbox.json')) as { messages: { kind: string }[] };
  expect(messages.map(({ kind }) => kind).sort()).toEqual(['email', 'sms']);
  await sandbox.stop();
});
