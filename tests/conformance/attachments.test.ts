import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOffer } from '#server/sandbox/testing/offers';
import { TestSandbox } from '#server/sandbox/testing/test-sandbox';
import { jpeg } from '#tests/fixtures/documents';
import { ATTACHMENT_LIMITS } from '~/upstream/after-sale/contract';
import { clientsOf, failureOf } from './clients';

const offer = makeOffer({ variantId: `${'6666222233334444'.repeat(2)}7`, seatsOnSale: 50 });
const MB = 1024 * 1024;

let sandbox: TestSandbox;
let clients: ReturnType<typeof clientsOf>;
let lastKey = 0;
beforeAll(async () => {
  sandbox = await TestSandbox.start([offer]);
  clients = clientsOf(sandbox.url);
});
afterAll(() => sandbox.stop());

async function newDraft() {
  lastKey += 1;
  const order = {
    variantId: offer.variantId,
    fareKey: offer.fares[0]!.key,
    idempotencyKey: `attachments-${lastKey}-key`,
  };
  const { token } = await clients.booking.createBooking(order);
  return { token, draftId: randomUUID(), purpose: 'refund' as const };
}

const photo = (index = 0, bytes = 0) => ({
  name: `Photo ${index}.jpg`,
  type: 'image/jpeg' as const,
  bytes: Buffer.concat([jpeg(40, 30 + index), Buffer.alloc(bytes)]),
});

describe('documents of a draft', () => {
  it('are added, listed, given back and deleted; the same content once', async () => {
    const { afterSale } = clients;
    const draft = await newDraft();
    const [first, same] = [
      await afterSale.addAttachment(draft, photo()),
      await afterSale.addAttachment(draft, photo()),
    ];
    expect(same.token).toBe(first.token);
    expect(await afterSale.listAttachments(draft)).toEqual([
      { token: first.token, name: 'Photo 0.jpg', type: 'image/jpeg', size: jpeg().length, createdAt: first.createdAt },
    ]);
    expect(await afterSale.getAttachment(draft, first.token)).toEqual(photo());
    await afterSale.deleteAttachment(draft, first.token);
    await afterSale.deleteAttachment(draft, first.token);
    expect(await afterSale.listAttachments(draft)).toEqual([]);
    expect(await failureOf(afterSale.getAttachment(draft, first.token))).toMatchObject({ kind: 'notFound' });
  });

  it('belong to one draft of one order', async () => {
    const { afterSale } = clients;
    const draft = await newDraft();
    const { token: file } = await afterSale.addAttachment(draft, photo());
    const others = [
      { ...draft, draftId: randomUUID() },
      { ...(await newDraft()), draftId: draft.draftId },
    ];
    for (const other of others) {
      expect(await afterSale.listAttachments(other)).toEqual([]);
      expect(await failureOf(afterSale.getAttachment(other, file))).toMatchObject({ kind: 'notFound' });
      await afterSale.deleteAttachment(other, file);
    }
    expect(await afterSale.listAttachments(draft)).toHaveLength(1);
    const nowhere = { ...draft, token: randomUUID() };
    expect(await failureOf(afterSale.addAttachment(nowhere, photo()))).toMatchObject({ kind: 'notFound' });
  });

  it('are limited in number and in size, also when they come at once', async () => {
    const { afterSale } = clients;
    const many = await newDraft();
    const added = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) => afterSale.addAttachment(many, photo(index))),
    );
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(ATTACHMENT_LIMITS.files);
    const large = await newDraft();
    for (const index of [1, 2, 3]) await afterSale.addAttachment(large, photo(index, 9 * MB));
    expect(await failureOf(afterSale.addAttachment(large, photo(4, 9 * MB)))).toMatchObject({
      code: 'attachmentsLimit',
    });
    const whole = { ...photo(), bytes: Buffer.alloc(ATTACHMENT_LIMITS.fileBytes, 1) };
    expect((await afterSale.addAttachment(await newDraft(), whole)).size).toBe(ATTACHMENT_LIMITS.fileBytes);
  });

  it('are gone after a day without a request', async () => {
    const { afterSale } = clients;
    const draft = await newDraft();
    await afterSale.addAttachment(draft, photo());
    await sandbox.advance(24 * 60 * 60 - 60);
    expect(await afterSale.listAttachments(draft)).toHaveLength(1);
    await sandbox.advance(60);
    expect(await afterSale.listAttachments(draft)).toEqual([]);
  });
});
