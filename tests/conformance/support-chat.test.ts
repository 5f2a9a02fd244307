/** The support chat: whose a conversation is, what it says, and the order in which operators answer. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SUPPORT_LEVELS, type AncillaryProduct, type SupportLevel } from '~/upstream/ancillaries/contract';
import type { ChatIdentity } from '~/upstream/support-chat/client.server';
import { CHAT_TEXT_LENGTH } from '~/upstream/support-chat/contract';
import { clientsOf, failureOf } from './clients';
import { newEmail, peopleOf, type Person } from './people';
import { refundSandbox } from './refunds/refund-sandbox';
import { GERMAN } from './whole-sandbox';

const { sandbox, clients, buy, refund, couponsOf, hoursBefore, atStart } = refundSandbox();
const chat = () => clientsOf(sandbox().url, { market: GERMAN }).supportChat;
const key = () => `chat-${randomUUID()}`;

type Customer = Person & { identity: ChatIdentity };

async function customer(email = newEmail()): Promise<Customer> {
  const people = peopleOf({ clients, remote: sandbox() });
  await people.signUp(email);
  const person = await people.confirm(email);
  const { chatHash } = await clients().account.getAccount(person.token);
  return { ...person, identity: { id: person.accountId, hash: chatHash ?? '' } };
}

async function operator(body: object): Promise<number> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return (await fetch(`${sandbox().url}/chatdesk`, init)).status;
}

describe('a conversation', () => {
  it('is greeted once, waits, is answered and read, ends, and begins again', async () => {
    const { email, identity } = await customer();
    expect(await chat().getConversation(identity)).toMatchObject({ state: null, messages: [], unread: 0 });
    const words = key();
    await Promise.all([chat().sendMessage(identity, 'Hello', words), chat().sendMessage(identity, 'Hello', words)]);
    const waiting = await chat().sendMessage(identity, '<b>Two</b>', key());
    expect(waiting).toMatchObject({ state: 'waiting', hours: { from: '08:00', timeZone: 'Europe/Moscow' } });
    expect(waiting.messages.map(({ author, text }) => (author === 'service' ? author : text))).toEqual([
      'Hello',
      'service',
      '<b>Two</b>',
    ]);
    expect(waiting.messages[1]?.text).toContain('08:00');

    expect(await operator({ account: email, text: 'Good day' })).toBe(200);
    const answered = await chat().getConversation(identity);
    expect(answered).toMatchObject({ state: 'answered', unread: 1, ahead: null });
    await chat().markRead(identity, answered.messages.at(-1)!.id);
    expect((await chat().getConversation(identity)).unread).toBe(0);

    expect(await operator({ account: email, closes: 'yes' })).toBe(200);
    expect((await chat().getConversation(identity)).state).toBe('closed');
    const again = await clients().supportChat.sendMessage(identity, 'Ещё вопрос', key());
    expect(again.state).toBe('waiting');
    expect(again.messages.at(-1)?.text).toContain('по Москве');
  });

  it('is answered by letter too, unless the answer is read within three minutes', async () => {
    const { email, identity } = await customer();
    const people = peopleOf({ clients, remote: sandbox() });
    const answersTo = async () => (await people.letters(email)).filter(({ body }) => body.includes('/support-chat'));
    await chat().sendMessage(identity, 'Hello', key());
    await operator({ account: email, text: 'Read at once' });
    await chat().markRead(identity, (await chat().getConversation(identity)).messages.at(-1)!.id);
    await operator({ account: email, text: 'Read by nobody' });
    expect(await answersTo()).toEqual([]);
    await sandbox().advance(180);
    expect((await answersTo()).map(({ body }) => body.split('\n')[0])).toEqual(['Read by nobody']);
  });

  it('opens by the hash of its own account only', async () => {
    const [one, other] = [await customer(), await customer()];
    await chat().sendMessage(one.identity, 'My secret', key());
    for (const hash of [other.identity.hash, 'forged', `${one.identity.hash}0`]) {
      const forged = { id: one.identity.id, hash };
      for (const work of [
        chat().getConversation(forged),
        chat().sendMessage(forged, 'Hello', key()),
        chat().markRead(forged, 1),
      ]) {
        expect(await failureOf(work)).toMatchObject({ code: 'WrongIdentity' });
      }
    }
    expect((await chat().getConversation(other.identity)).messages).toEqual([]);
  });

  it('takes neither long words nor a flood', async () => {
    const { identity } = await customer();
    expect(await failureOf(chat().sendMessage(identity, 'x'.repeat(CHAT_TEXT_LENGTH + 1), key()))).toMatchObject({
      code: 'requestFormat',
    });
    for (let count = 0; count < 30; count += 1) await chat().sendMessage(identity, `${count}`, key());
    expect(await failureOf(chat().sendMessage(identity, 'one more', key()))).toMatchObject({ code: 'messagesLimit' });
  });

  it('goes with its account', async () => {
    const { email, identity, token, accountId } = await customer();
    await chat().sendMessage(identity, 'Forget me', key());
    await clients().account.askToAnonymize(token, 'http://localhost:3000');
    const link =
      (await peopleOf({ clients, remote: sandbox() }).linkOf(email, '/user/anonymize_profile')).split('/').at(-1) ?? '';
    await clients().account.anonymize(accountId, link);
    expect((await chat().getConversation(identity)).messages).toEqual([]);
  });
});

describe('the service', () => {
  it('is there when its host says so, and not when it fails, is silent or shows a page', async () => {
    const isAvailable = () => chat().isAvailable();
    expect(await isAvailable()).toBe(true);
    for (const fault of [{ status: 500 }, { status: 404 }, { cut: true }, { malformed: 'html' }] as const) {
      await sandbox().control({ services: { supportChat: fault } });
      expect(await isAvailable(), JSON.stringify(fault)).toBe(false);
    }
    await sandbox().control({ services: { supportChat: null } });
    expect(await isAvailable()).toBe(true);
  });

  it('asks for a session before it says who has priority', async () => {
    const { token } = await customer();
    expect(await chat().getPriority(token)).toBeNull();
    await clients().account.signOut(token, { everywhere: false });
    expect(await failureOf(chat().getPriority(token))).toMatchObject({ kind: 'unauthorised' });
  });
});

describe('priority', () => {
  const buyLevel = (level: SupportLevel, later = false) =>
    buy({ trip: 'euros', [later ? 'laterExtras' : 'extras']: (product: AncillaryProduct) => product.level === level });
  const ownerOf = (booking: string) => customer(`${booking}@example.com`);
  const queue = async () =>
    ((await sandbox().read('/chatdesk/queue')) as { queue: { email: string; priority: string | null }[] }).queue;

  it('puts those who bought it before all others, the higher level first, however late they write', async () => {
    const none = await customer();
    const people: Customer[] = [];
    for (const level of SUPPORT_LEVELS.toReversed()) people.push(await ownerOf(await buyLevel(level)));
    const [minimum, standard, maximum] = people as [Customer, Customer, Customer];
    for (const one of [none, ...people]) await chat().sendMessage(one.identity, 'Help', key());
    const ours = [none, ...people].map(({ email }) => email);
    expect((await queue()).filter(({ email }) => ours.includes(email))).toEqual([
      { email: maximum.email, priority: 'maximum' },
      { email: standard.email, priority: 'standard' },
      { email: minimum.email, priority: 'minimum' },
      { email: none.email, priority: null },
    ]);
    expect((await chat().getConversation(maximum.identity)).ahead).toBe(0);
    expect((await chat().getConversation(minimum.identity)).ahead).toBe(2);
    expect(await chat().getPriority(standard.token)).toBe('standard');
    const vip = await ownerOf(await buy({ trip: 'roubles', extras: ({ group }: AncillaryProduct) => group === 'vip' }));
    expect(await chat().getPriority(vip.token)).toBe('maximum');
  });

  it('lasts until a day after the trip, and not after the order was given back', async () => {
    const travelled = await ownerOf(await buyLevel('standard'));
    const booking = await buyLevel('minimum');
    const refunded = await ownerOf(booking);
    expect(await chat().getPriority(refunded.token)).toBe('minimum');
    await refund(booking, { kind: 'void', reason: null, coupons: await couponsOf(booking) });
    await sandbox().advance(3_600);
    expect(await chat().getPriority(refunded.token)).toBeNull();
    const people = peopleOf({ clients, remote: sandbox() });
    const later = async () => chat().getPriority((await people.signIn(travelled.email)).token);
    await hoursBefore(-24 * 7 - 20);
    expect(await later()).toBe('standard');
    await hoursBefore(-24 * 7 - 48);
    expect(await later()).toBeNull();
    await atStart();
  });
});
