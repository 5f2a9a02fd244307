/** Money that a card does not take back: for the buyer's account alone, confirmed by a code, sent once. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthToken } from '~/upstream/account/auth-token.server';
import type { DestinationWire } from '~/upstream/payout/contract';
import { PayoutDetails } from '~/upstream/payout/payout-details.server';
import { failureOf } from './clients';
import { card } from './payments-sandbox';
import { peopleOf } from './people';
import { refundSandbox, type TripName } from './refunds/refund-sandbox';

const { sandbox, clients, buy, refund, couponsOf, ledgerOf, atStart } = refundSandbox();
const CLOSED = '4000000000005126';
/** The phone of all orders of these tests. */
const PHONE = '+358401234567';
const IBAN: DestinationWire = { method: 'iban', iban: 'DE89370400440532013000', recipient: 'Anna Müller' };
const CARD: DestinationWire = { method: 'card', pan: '5555555555554444', recipient: 'Anna Müller' };
const MINUTES_OF_DAY = 24 * 60;

let clock = Date.parse('2031-05-01T10:00:00Z');

/** Every test has a day of its own, since a phone gets only so many texts a day. */
beforeEach(() => {
  clock += 2 * MINUTES_OF_DAY * 60_000;
});
afterAll(async () => {
  await sandbox().control({ settings: { payoutOutcome: 'completed' } });
  await atStart();
});

/** Sets a later time than any before: the newest text is the last one. */
const setClock = () => {
  clock += 2 * 60 * 60_000;
  return sandbox().control({ clock: { now: new Date(clock).toISOString() } });
};
const advance = (minutes: number) => sandbox().control({ clock: { advanceMinutes: minutes } });

type Owned = { booking: string; token: string; owner: AuthToken };

/** Refunds an order paid by such a card; its buyer has an account with the order's address, and has proved the phone. */
async function opened(trip: TripName = 'euros', isProven = true): Promise<Owned> {
  const booking = await buy({ trip, means: card(CLOSED), fare: 'standard' });
  await setClock();
  await refund(booking, { kind: 'voluntary', reason: null, coupons: await couponsOf(booking) });
  await advance(30);
  const [payout] = (await clients().booking.getBooking(booking)).payouts;
  if (!payout) throw new Error('no payout');
  const people = peopleOf({ clients, remote: sandbox() });
  await people.signUp(`${booking}@example.com`);
  const { token: owner } = await people.confirm(`${booking}@example.com`);
  if (isProven) await clients().account.claimBooking(owner, booking, PHONE);
  return { booking, token: payout.token, owner };
}

type Message = { kind: string; subject: string; body: string };
const sent = async (to: string): Promise<Message[]> =>
  ((await sandbox().read(`/outbox.json?to=${encodeURIComponent(to)}`)) as { messages: Message[] }).messages;
const newestText = async () => (await sent(PHONE)).find(({ kind }) => kind === 'sms')?.body ?? '';
const newestCode = async () => /^\d{6}/.exec(await newestText())?.[0] ?? '';
const subjects = async ({ booking, token }: Owned) =>
  (await sent(`${booking}@example.com`))
    .filter(({ body }) => body.includes(`/payouts/${token}`))
    .map((one) => one.subject);

const show = ({ token, owner }: Owned) => clients().payout.getPayout(token, owner);
const sendCode = ({ token, owner }: Owned, details: DestinationWire | null = IBAN) =>
  clients().payout.sendCode(token, details && new PayoutDetails(details), owner);
const submit = async (one: Owned, change: { code?: string; codeId?: string; key?: string } = {}) =>
  clients().payout.submit(
    one.token,
    {
      codeId: change.codeId ?? (await show(one)).smsCode?.id ?? 'none',
      code: change.code ?? (await newestCode()),
      idempotencyKey: change.key ?? `payout-${randomUUID()}`,
    },
    one.owner,
  );
const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000');

describe('a refund that its card does not take', () => {
  it('becomes a payout of the same sum, told by the order and by a letter; other cards get their money', async () => {
    const one = await opened();
    const { payouts } = await clients().booking.getBooking(one.booking);
    const { requests } = await clients().afterSale.getRefundOptions(one.booking);
    expect(payouts).toMatchObject([
      { token: one.token, status: 'pending', reason: 'card_closed', refundToken: requests[0]?.token },
    ]);
    expect(payouts[0]?.amount).toEqual({ amount: requests[0]?.amount, currency: 'EUR' });
    expect((await ledgerOf(one.booking)).refunded).toBe(requests[0]?.amount);
    expect(await subjects(one)).toHaveLength(1);
    expect(await show(one)).toMatchObject({
      status: 'pending',
      smsCode: null,
      info: { methods: ['iban', 'card'], phone: '+35 ••• 4567', amount: payouts[0]?.amount, destination: null },
    });

    const usual = await buy({ trip: 'euros', fare: 'standard' });
    await setClock();
    await refund(usual, { kind: 'voluntary', reason: null, coupons: await couponsOf(usual) });
    await advance(30);
    expect((await clients().booking.getBooking(usual)).payouts).toEqual([]);
  });

  it('goes by card or account in roubles', async () => {
    const { info } = await show(await opened('roubles'));
    expect(info.methods).toEqual(['card', 'bank_account']);
  });
});

describe('the account of a payout', () => {
  it('is the one of its buyer; the address alone proves nothing, and says how to prove it', async () => {
    const one = await opened('euros', false);
    const unproven = await failureOf(show(one));
    expect(unproven).toMatchObject({ code: 'unauthorized', kind: 'unauthorised' });
    expect(unproven.data).toEqual({ unproven_booking: one.booking });
    expect(await failureOf(sendCode(one))).toMatchObject({ code: 'unauthorized' });
    await clients().account.claimBooking(one.owner, one.booking, PHONE);
    expect((await show(one)).status).toBe('pending');

    const other = await peopleOf({ clients, remote: sandbox() }).person();
    const foreign = { ...one, owner: other.token };
    for (const work of [
      () => show(foreign),
      () => sendCode(foreign),
      () => submit(foreign, { codeId: 'x', code: '1' }),
    ]) {
      const refused = await failureOf(work());
      expect(refused).toMatchObject({ code: 'unauthorized' });
      expect(refused.data).toEqual({});
    }
    expect(await failureOf(show({ ...one, token: randomUUID() }))).toMatchObject({
      code: 'WrongTokenError',
      kind: 'notFound',
    });
    await clients().account.signOut(one.owner, { everywhere: false });
    expect(await failureOf(show(one))).toMatchObject({ code: 'unauthorized' });
  });
});

describe('the code', () => {
  it('names sum and account, sends the money once, and the bank shows it', async () => {
    const one = await opened();
    const asked = await sendCode(one);
    expect(asked).toMatchObject({
      smsCode: { isBlocked: false, isExpired: false },
      info: { destination: { ending: '3000' } },
    });
    expect(await newestText()).toContain('3000');
    expect(JSON.stringify(asked)).not.toContain('DE8937');

    const key = `payout-${randomUUID()}`;
    const codeId = asked.smsCode?.id ?? '';
    const code = await newestCode();
    const both = await Promise.all([submit(one, { key, codeId, code }), submit(one, { key, codeId, code })]);
    expect(both.map(({ status }) => status)).toEqual(['processing', 'processing']);
    expect(await failureOf(submit(one, { codeId, code }))).toMatchObject({ code: 'WrongState' });
    expect(await failureOf(sendCode(one))).toMatchObject({ code: 'WrongState' });
    expect((await subjects(one)).length).toBe(2);
    await advance(2);
    expect(await show(one)).toMatchObject({
      status: 'completed',
      info: { destination: { method: 'iban', ending: '3000' } },
    });
    expect((await subjects(one)).length).toBe(3);
  });

  it('belongs to its details: another one voids it, and an edited form sends nothing', async () => {
    const [stolen, one] = [await opened(), await opened()];
    const first = await sendCode(one, IBAN);
    const code = await newestCode();
    const early = await failureOf(sendCode(one, CARD));
    expect(early).toMatchObject({ code: 'codeJustSent' });
    await advance(1.1);
    const second = await sendCode(one, CARD);
    expect(second.info.destination).toEqual({ method: 'card', ending: '4444' });
    expect(await failureOf(submit(one, { codeId: first.smsCode?.id ?? '', code }))).toMatchObject({
      code: 'CodeExpiredError',
    });
    expect(await failureOf(submit(stolen, { codeId: second.smsCode?.id ?? '' }))).toMatchObject({
      code: 'CodeExpiredError',
    });
    await advance(5);
    expect(await failureOf(submit(one, {}))).toMatchObject({ code: 'CodeExpiredError' });
    expect((await show(one)).smsCode).toMatchObject({ isExpired: true });
    expect((await sendCode(one, null)).info.destination, 'the same details again').toEqual({
      method: 'card',
      ending: '4444',
    });
    expect((await submit(one)).status).toBe('processing');
  });

  it('is guessed five times, then blocked; the right one does not help any more', async () => {
    const one = await opened();
    await sendCode(one);
    const code = await newestCode();
    const guesses: (string | null)[] = [];
    for (let guess = 0; guess < 5; guess += 1)
      guesses.push((await failureOf(submit(one, { code: wrongOf(code) }))).code);
    expect(guesses).toEqual([...Array<string>(4).fill('WrongSubmitCodeError'), 'TriesBlockedError']);
    expect(await failureOf(submit(one, { code }))).toMatchObject({ code: 'TriesBlockedError' });
    expect((await show(one)).smsCode).toMatchObject({ isBlocked: true });
    await advance(1.1);
    await sendCode(one, null);
    expect((await submit(one)).status).toBe('processing');
  });

  it('guessed at once counts every try', async () => {
    const one = await opened();
    await sendCode(one);
    const wrong = wrongOf(await newestCode());
    const guesses = await Promise.all(Array.from({ length: 12 }, () => failureOf(submit(one, { code: wrong }))));
    expect(guesses.filter(({ code }) => code === 'WrongSubmitCodeError')).toHaveLength(4);
  });

  it('is sent five times, then never again: the payout ends, and its money stays', async () => {
    const one = await opened();
    for (let text = 0; text < 5; text += 1) {
      await sendCode(one);
      await advance(1.1);
    }
    expect(await failureOf(sendCode(one))).toMatchObject({ code: 'SmsLimitExceededError' });
    expect(await show(one)).toMatchObject({ status: 'failed_by_sms_limit', smsCode: null });
    expect(await failureOf(submit(one, { codeId: 'any' }))).toMatchObject({ code: 'SmsLimitExceededError' });
  });

  it('is refused to a phone that got ten in a day, whichever payouts they were for', async () => {
    const [one, two, three] = [await opened(), await opened(), await opened()];
    for (const payout of [one, two]) {
      for (let text = 0; text < 5; text += 1) {
        await sendCode(payout);
        await advance(1.1);
      }
    }
    const refused = await failureOf(sendCode(three));
    expect(refused).toMatchObject({ code: 'codeJustSent' });
    expect((await show(three)).status, 'nothing is lost by it').toBe('pending');
    await advance(MINUTES_OF_DAY);
    expect((await sendCode(three)).smsCode).not.toBeNull();
  });

  it('is not sent for a number that no bank has', async () => {
    const one = await opened();
    expect(await failureOf(sendCode(one, { ...CARD, pan: '5555555555554445' }))).toMatchObject({
      code: 'requestFormat',
    });
    expect(await failureOf(sendCode(one, null)), 'nothing to send it for').toMatchObject({ code: 'requestFormat' });
    const account: DestinationWire = {
      method: 'bank_account',
      bic: '044525225',
      account: '40817810938160925982',
      recipient: 'Anna',
    };
    expect(await failureOf(sendCode(one, account)), 'not offered for euros').toMatchObject({ code: 'requestFormat' });
  });
});

describe('a transfer', () => {
  it('that the bank refuses, or sends back, is told, and the money stays', async () => {
    await sandbox().control({ settings: { payoutOutcome: 'refused' } });
    const one = await opened();
    await sendCode(one);
    expect(await failureOf(submit(one))).toMatchObject({ code: 'TransferError' });
    expect((await show(one)).status).toBe('failed');
    expect((await subjects(one)).length).toBe(2);

    await sandbox().control({ settings: { payoutOutcome: 'failed' } });
    const two = await opened();
    await sendCode(two);
    expect((await submit(two)).status).toBe('processing');
    await advance(2);
    expect((await show(two)).status).toBe('failed');
    await sandbox().control({ settings: { payoutOutcome: 'completed' } });
  });
});

describe('the time to answer', () => {
  it('ends, is asked for anew once, and is given for two weeks', async () => {
    const one = await opened();
    const ask = (key = `ticket-${randomUUID()}`) => clients().payout.createExpirationTicket(one.token, key, one.owner);
    expect(await failureOf(ask())).toMatchObject({ code: 'PayoutHasNotExpired' });
    // A session lasts as long; the owner comes back.
    await advance(31 * MINUTES_OF_DAY);
    const people = peopleOf({ clients, remote: sandbox() });
    one.owner = (await people.signIn(`${one.booking}@example.com`)).token;
    expect((await show(one)).status).toBe('expired');
    expect(await failureOf(sendCode(one))).toMatchObject({ code: 'Expired' });
    expect(await failureOf(submit(one, { codeId: 'any' }))).toMatchObject({ code: 'Expired' });

    const key = `ticket-${randomUUID()}`;
    const asked = await ask(key);
    expect(asked).toMatchObject({ status: 'expired', ticket: { number: expect.stringMatching(/^P-\d+$/) as string } });
    expect((await ask(key)).ticket).toEqual(asked.ticket);
    expect(await failureOf(ask())).toMatchObject({ code: 'TicketAlreadyExists' });
    await advance(15);
    expect(await show(one)).toMatchObject({ status: 'pending', ticket: null });
    expect((await subjects(one)).length).toBe(2);
    await sendCode(one);
    expect((await submit(one)).status).toBe('processing');
  });
});
