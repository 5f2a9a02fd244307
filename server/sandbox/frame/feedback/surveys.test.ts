import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '~/upstream/feedback/contract';
import { listMessages } from '../../outbox/messages';
import { makeOffer } from '../../testing/offers';
import { CARDS, Purchase } from '../../testing/purchase';
import { TestSandbox } from '../../testing/test-sandbox';

const OFFER = makeOffer({ seatsOnSale: 900 });
const DAY_SECONDS = 24 * 60 * 60;

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await TestSandbox.start([OFFER]);
});
afterEach(() => sandbox.stop());

/** Buys, waits for two days and returns the addresses of surveys in letters. */
async function buy(): Promise<string[]> {
  const purchase = await new Purchase(sandbox, OFFER).prepare('create-key-0000001');
  await purchase.pay(CARDS.paid, 'payment-key-000001');
  await sandbox.advance(10);
  expect(await surveys(), 'not with the tickets').toEqual([]);
  await sandbox.advance(2 * DAY_SECONDS);
  return surveys();
}

async function surveys(): Promise<string[]> {
  const { store, now } = sandbox.context;
  return (await listMessages(store, now())).flatMap(({ body }) => /\S+\/survey\/\S+/.exec(body) ?? []);
}

const find = (token: string) => sandbox.call(endpoints.findSurvey, { token, lang: 'en' });
const answer = (token: string, given: object) => sandbox.call(endpoints.answerSurvey, { token, lang: 'en', ...given });

const linkOf = (booking_token: string) => sandbox.call(endpoints.findSurveyOfBooking, { booking_token, lang: 'en' });

describe('a survey', () => {
  it('has links for the buyer’s page too, which answer the same one', async () => {
    await sandbox.control({ settings: { surveys: 'a_day_after' } });
    const purchase = await new Purchase(sandbox, OFFER).prepare('create-key-0000002');
    expect((await linkOf(purchase.token)).data, 'before the sale').toBeNull();
    await purchase.pay(CARDS.paid, 'payment-key-000002');
    await sandbox.advance(10);
    const [first, second] = [(await linkOf(purchase.token)).data!, (await linkOf(purchase.token)).data!];
    expect(first).not.toBe(second);
    expect((await answer(first, { score: 5 })).data).toEqual({ score: 5, hasText: false });
    expect((await find(second)).data).toEqual({ score: 5, hasText: false });
    expect((await linkOf('invented')).data).toBeNull();
  });

  it('is sent to nobody unless the control page says so', async () => {
    expect(await buy()).toEqual([]);
  });

  it('comes a day after the purchase, once, and keeps the score and the words', async () => {
    await sandbox.control({ settings: { surveys: 'a_day_after' } });
    const [address = '', ...others] = await buy();
    expect(others).toEqual([]);
    const token = address.split('/').at(-1) ?? '';
    expect((await find(token)).data).toEqual({ score: null, hasText: false });
    expect((await answer(token, { score: 4 })).data).toEqual({ score: 4, hasText: false });
    expect((await answer(token, { text: 'More <b>seats</b>' })).data).toEqual({ score: 4, hasText: true });
    expect((await answer(token, { score: 2 })).data, 'another answer').toEqual({ score: 2, hasText: true });

    await sandbox.advance(91 * DAY_SECONDS);
    expect((await find(token)).error).toBe('SurveyLinkExpired');
    expect((await answer(token, { score: 1 })).error).toBe('SurveyLinkExpired');
  });

  it('behind an invented link does not open, and takes no score outside its scale', async () => {
    expect((await find('invented')).error).toBe('SurveyLinkExpired');
    expect((await answer('invented', { score: 3 })).error).toBe('SurveyLinkExpired');
    expect((await answer('invented', { score: 6 })).error).toBe('requestFormat');
  });
});
