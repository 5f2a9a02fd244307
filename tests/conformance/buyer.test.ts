import { beforeEach, describe, expect, it } from 'vitest';
import { ancillarySandbox } from './ancillary-sandbox';
import { failureOf } from './clients';

const { sandbox, clients, newOrder } = ancillarySandbox();
const PHONE = '+358401234567';
const SITE = 'https://shop.example';

let token = '';
let key = '';

type Sent = { subject: string; body: string };

async function lettersTo(order: string, isWanted: (letter: Sent) => boolean): Promise<Sent[]> {
  const { messages } = (await sandbox().read(`/outbox.json?to=${order}@example.com`)) as { messages: Sent[] };
  return messages.filter(isWanted);
}

/** Asks for the documents of an order; returns the key of the newest letter's link. */
async function openLetter(order: string): Promise<string> {
  const { booking, documents } = clients();
  const { orderNumber } = await booking.getBooking(order);
  await documents.request({ phone: PHONE, documentId: orderNumber ?? '', siteUrl: SITE });
  const [letter] = await lettersTo(
    order,
    ({ body }) => /works for an hour/.test(body) || /gilt eine Stunde/.test(body),
  );
  return /\/order-link\/([\w-]{43})/.exec(letter?.body ?? '')?.[1] ?? '';
}

const codeLetters = (order = token) => lettersTo(order, ({ subject }) => /^\d{6} /.test(subject));
const codeOf = ({ subject }: Sent) => subject.slice(0, 6);
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
/** The clock of the sandbox runs. */
const minutes = (milliseconds: number) => Math.round(milliseconds / 60_000);
const documents = () => clients().documents;

/** Requests a code; returns it with its attempt. */
async function requested() {
  const { attemptToken } = await documents().requestBuyerCode(key);
  return { attemptToken, code: codeOf((await codeLetters())[0]!), phone: PHONE };
}

beforeEach(async () => {
  token = await newOrder();
  key = await openLetter(token);
});

describe('the proof of a buyer', () => {
  it('takes the code of a letter to the order, and opens its rights together with the link for half an hour', async () => {
    expect(await documents().findLink(key)).toMatchObject({ token, isOfAccount: false, provenUntil: null });
    const proof = await requested();
    const [letter] = await codeLetters();
    expect(letter?.body).toContain(proof.code);
    expect(letter?.body).not.toContain('http');
    const { grant, expiresAt } = await documents().proveBuyer(key, proof);
    expect(await documents().findLink(key, grant)).toMatchObject({ token, provenUntil: expiresAt });
    expect((await documents().findLink(key))?.provenUntil, 'without the grant').toBeNull();
    expect((await documents().findLink(key, 'x'.repeat(43)))?.provenUntil, 'with another grant').toBeNull();
    await sandbox().advance(29 * 60);
    expect((await documents().findLink(key, grant))?.provenUntil).toBe(expiresAt);
    await sandbox().advance(60);
    expect((await documents().findLink(key, grant))?.provenUntil).toBeNull();
  });

  it('takes a code once, and only one of two at the same moment', async () => {
    const proof = await requested();
    const both = await Promise.allSettled([1, 2].map(() => documents().proveBuyer(key, proof)));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await failureOf(documents().proveBuyer(key, proof))).toMatchObject({ code: 'InvalidConfirmationToken' });
  });

  it('answers the same to a wrong code and a wrong phone, and takes nothing after five', async () => {
    const proof = await requested();
    const tried = [{ code: wrong(proof.code) }, { phone: '+358401234568' }, { phone: '+79161234567' }];
    for (const change of [...tried, ...tried.slice(0, 2)]) {
      const refused = await failureOf(documents().proveBuyer(key, { ...proof, ...change }));
      expect(refused).toMatchObject({ code: 'InvalidAuthInfo', data: {} });
    }
    expect(await failureOf(documents().proveBuyer(key, proof))).toMatchObject({ code: 'InvalidConfirmationToken' });
  });

  it('takes no code after ten minutes, and none of another attempt', async () => {
    const first = await requested();
    await sandbox().advance(9 * 60);
    const second = await requested();
    const mixed = { ...second, attemptToken: first.attemptToken };
    expect(await failureOf(documents().proveBuyer(key, mixed))).toMatchObject({ code: 'InvalidAuthInfo' });
    await sandbox().advance(61);
    expect(await failureOf(documents().proveBuyer(key, first))).toMatchObject({ code: 'InvalidConfirmationToken' });
    expect((await documents().proveBuyer(key, second)).grant).toMatch(/^[\w-]{43}$/);
  });

  it('belongs to its link: another order’s takes neither the code nor the grant', async () => {
    const proof = await requested();
    const other = await newOrder();
    const otherKey = await openLetter(other);
    expect(await failureOf(documents().proveBuyer(otherKey, proof))).toMatchObject({
      code: 'InvalidConfirmationToken',
    });
    const { grant } = await documents().proveBuyer(key, proof);
    expect(await documents().findLink(otherKey, grant)).toMatchObject({ token: other, provenUntil: null });
    const secondLetter = await openLetter(token);
    expect(secondLetter).not.toBe(key);
    expect(await documents().findLink(secondLetter, grant)).toMatchObject({ token, provenUntil: null });
  });

  it('ends with the links of the letters', async () => {
    const { grant } = await documents().proveBuyer(key, await requested());
    await sandbox().advance(61);
    const next = await requested();
    const made = await documents().makeLink(token);
    expect(await documents().findLink(made)).toMatchObject({ token, scope: 'tickets' });
    await documents().revokeLinks(token);
    expect(await documents().findLink(made)).toBeNull();
    expect(await documents().findLink(key, grant)).toBeNull();
    expect(await failureOf(documents().proveBuyer(key, next))).toMatchObject({ code: 'InvalidConfirmationToken' });
    expect(await failureOf(documents().requestBuyerCode(key))).toMatchObject({ code: 'DocumentsLinkExpired' });
  });

  it('sends one letter a minute and three in ten, and says when the next one can be sent', async () => {
    const at = async () => {
      const { code, data } = await failureOf(documents().requestBuyerCode(key));
      expect(code).toBe('codeJustSent');
      return Date.parse((data as { resend_at: string }).resend_at);
    };
    const first = await Promise.allSettled([1, 2, 3].map(() => documents().requestBuyerCode(key)));
    expect(first.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    const pause = await at();
    for (let sent = 1; sent < 3; sent += 1) {
      await sandbox().advance(60);
      const { resendAt } = await documents().requestBuyerCode(key);
      expect(minutes(Date.parse(resendAt) - pause)).toBe(sent);
    }
    expect(await codeLetters()).toHaveLength(3);
    await sandbox().advance(60);
    expect(minutes((await at()) - pause), 'when the first code expires').toBe(9);
    await sandbox().advance(7 * 60);
    await documents().requestBuyerCode(key);
  });

  it('is not for an account’s order, whose account changes it', async () => {
    const { grant } = await documents().proveBuyer(key, await requested());
    await sandbox().advance(61);
    const next = await requested();
    await sandbox().context.store.execute({
      sql: "INSERT INTO booking_owners (booking_token, account_id) VALUES (?, 'demo-1')",
      args: [token],
    });
    expect(await documents().findLink(key, grant)).toMatchObject({ isOfAccount: true, provenUntil: null });
    expect(await failureOf(documents().proveBuyer(key, next))).toMatchObject({ code: 'wrongAction' });
    expect(await failureOf(documents().requestBuyerCode(key))).toMatchObject({ code: 'wrongAction' });
  });
});
