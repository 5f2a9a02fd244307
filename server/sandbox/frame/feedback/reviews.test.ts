import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { profileEndpoints } from '~/upstream/account/profile-contract';
import { endpoints } from '~/upstream/feedback/contract';
import { REVIEWS_PER_PAGE } from '~/upstream/feedback/reviews-contract';
import { LOCALES } from '~/market/locales';
import { beginSession } from '../../account/auth/sessions';
import { makeOffer } from '../../testing/offers';
import { CARDS, Purchase } from '../../testing/purchase';
import { TestSandbox } from '../../testing/test-sandbox';
import { listReviews } from './reviews';

const OFFER = makeOffer({ seatsOnSale: 900 });
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const REVIEW = { brand: 'ru', rating: 4, author: 'Анна', text: 'Всё было хорошо <script>alert(1)</script>' };

let sandbox: TestSandbox;
let token: string;
beforeEach(async () => {
  sandbox = await TestSandbox.start([OFFER]);
  token = await beginSession(sandbox.context, 'demo-1');
});
afterEach(() => sandbox.stop());

async function travel(key: string): Promise<void> {
  const purchase = await new Purchase(sandbox, OFFER).prepare(`create-key-000000${key}`);
  await purchase.pay(CARDS.paid, `payment-key-00000${key}`);
  await sandbox.advance(10);
  await sandbox.context.store.execute({
    sql: 'INSERT INTO booking_owners (booking_token, account_id) VALUES (?, ?)',
    args: [purchase.token, 'demo-1'],
  });
}

/** Moves the clock past the trip; sessions have ended by then. */
async function comeBack(): Promise<void> {
  await sandbox.advance(YEAR_SECONDS);
  token = await beginSession(sandbox.context, 'demo-1');
}

const write = (changes: Partial<typeof REVIEW> = {}) =>
  sandbox.call(endpoints.createReview, { auth_token: token, lang: 'ru', ...REVIEW, ...changes });
const own = async () =>
  (await sandbox.call(endpoints.findOwnReview, { auth_token: token, lang: 'ru', brand: 'ru' })).data;
const published = () => listReviews({ brand: 'ru', locale: 'ru', page: 1, page_size: 50 }, sandbox.context);
const needsForm = async () =>
  (await sandbox.call(profileEndpoints.getProfile, { auth_token: token, lang: 'ru' })).data?.needsFeedbackForm;

describe('a review', () => {
  it('is written after the trip only, and the account is asked for it until then', async () => {
    expect([await needsForm(), (await write()).error]).toEqual([false, 'AlreadyExistsError']);
    await travel('1');
    expect([await needsForm(), (await write()).error]).toEqual([false, 'AlreadyExistsError']);
    await comeBack();
    expect([await needsForm(), await own()]).toEqual([true, { mayWrite: true, review: null }]);
    expect((await write()).data).toMatchObject({ mayWrite: false, review: { state: 'moderation', text: REVIEW.text } });
    expect(await needsForm()).toBe(false);
  });

  it('appears once moderation has read it, as it was written', async () => {
    await travel('1');
    await comeBack();
    const before = (await published()).summary.count;
    await write();
    expect((await published()).summary.count).toBe(before);
    await sandbox.advance(130);
    const { summary, reviews } = await published();
    expect(summary.count).toBe(before + 1);
    expect(reviews.find(({ author, text }) => author === 'Анна' && text === REVIEW.text)).toBeDefined();
    expect((await own())?.review?.state).toBe('published');
  });

  it.each(['Лучшие цены на www.spam.example', 'Звоните: +7 (916) 000-00-01', 'Пишите bot@spam.example скорее'])(
    'is declined for its contacts, and may be written again: %s',
    async (text) => {
      await travel('1');
      await comeBack();
      await write({ text });
      await sandbox.advance(130);
      expect(await own()).toMatchObject({ mayWrite: true, review: { state: 'declined', reason: 'contacts' } });
      expect(JSON.stringify(await published())).not.toContain(text);
      expect((await write()).data?.review?.state).toBe('moderation');
    },
  );

  it('is taken once, of a hundred sent at the same time', async () => {
    await travel('1');
    await comeBack();
    const answers = await Promise.all(Array.from({ length: 100 }, () => write()));
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    const { rows } = await sandbox.context.store.execute('SELECT COUNT(*) AS count FROM account_reviews');
    expect(rows[0]?.count).toBe(1);
  });

  it.each([
    ['with a short text', { text: 'коротко' }],
    ['with a long text', { text: 'о'.repeat(2_001) }],
    ['with six stars', { rating: 6 }],
    ['without an author', { author: '' }],
  ])('%s is refused', async (_, changes) => {
    await travel('1');
    await comeBack();
    expect((await write(changes)).error).toBe('requestFormat');
  });
});

describe('the list', () => {
  it.each(LOCALES)('speaks %s, in pages with a summary of all', async (locale) => {
    const [first, second] = await Promise.all(
      [1, 2].map((page) => listReviews({ brand: 'x', locale, page, page_size: REVIEWS_PER_PAGE }, sandbox.context)),
    );
    expect(first?.reviews).toHaveLength(REVIEWS_PER_PAGE);
    expect(second?.reviews.length).toBeGreaterThan(0);
    const { count, average, by_rating: byRating } = first!.summary;
    expect(first!.reviews.length + second!.reviews.length).toBe(count);
    const sum = byRating.reduce((total, one) => total + one.rating * one.count, 0);
    expect(average).toBeCloseTo(sum / count);
    const dates = first!.reviews.map((one) => one.written_on);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });
});
