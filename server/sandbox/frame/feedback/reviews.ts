/** Reviews: those of the world's travellers, and those that accounts of the sandbox write. */
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type {
  createReviewRequest,
  OwnReviewAnswerWire,
  ownReviewRequest,
  ReviewsAnswerWire,
  reviewsQuery,
} from '~/upstream/feedback/reviews-contract';
import { accountOf } from '../../account/auth/sign-in';
import { verdictOn } from '../../account/reviews/moderation';
import { latestReview, needsFeedbackForm, reviewsIn } from '../../account/reviews/own-review';
import { ServiceFailure } from '../../service/failure';
import { KeyedLock } from '../../service/keyed-lock';
import type { SandboxContext } from '../../service/service';
import { worldReviews } from './world-reviews';

type ReviewWire = ReviewsAnswerWire['reviews'][number];

/** Serialises what one account hands in at once. */
const lock = new KeyedLock();

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Lists a page of the published reviews in a language. */
export async function listReviews(
  { brand, locale, page, page_size: size }: z.output<typeof reviewsQuery>,
  context: SandboxContext,
): Promise<ReviewsAnswerWire> {
  const now = context.now().getTime();
  const written = (await reviewsIn(brand, locale, context))
    .filter((review) => verdictOn(review, now).state === 'published')
    .map(({ id, author, rating, text, createdAt }) => ({ id, author, rating, text, written_on: dayOf(createdAt) }));
  const all: ReviewWire[] = [...written, ...worldReviews(locale, context.now())];
  all.sort((one, other) => other.written_on.localeCompare(one.written_on));
  const ratings = all.map(({ rating }) => rating);
  return {
    summary: {
      count: all.length,
      average: all.length > 0 ? ratings.reduce((sum, one) => sum + one, 0) / all.length : null,
      by_rating: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: ratings.filter((one) => one === rating).length })),
    },
    reviews: all.slice((page - 1) * size, page * size),
    page,
    pages: Math.ceil(all.length / size),
  };
}

/** Tells an account its latest review, and whether it may write one. */
export async function ownReview(
  { auth_token: token }: z.output<typeof ownReviewRequest>,
  context: SandboxContext,
): Promise<OwnReviewAnswerWire> {
  return ownReviewOf(await accountOf(token, context), context);
}

/** Takes a review for moderation. */
export async function createReview(
  { auth_token: token, brand, lang, author, rating, text }: z.output<typeof createReviewRequest>,
  context: SandboxContext,
): Promise<OwnReviewAnswerWire> {
  const account = await accountOf(token, context);
  return lock.run(account.id, async () => {
    if (!(await needsFeedbackForm(account, context))) throw new ServiceFailure('AlreadyExistsError');
    await context.store.execute({
      sql: `INSERT INTO account_reviews (review_id, account_id, brand, language, author, rating, text, created_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      args: [randomUUID(), account.id, brand, lang, author, rating, text, context.now().getTime()],
    });
    return ownReviewOf(account, context);
  });
}

type Account = Awaited<ReturnType<typeof accountOf>>;

async function ownReviewOf(account: Account, context: SandboxContext): Promise<OwnReviewAnswerWire> {
  const [latest, mayWrite] = await Promise.all([latestReview(account, context), needsFeedbackForm(account, context)]);
  if (!latest) return { may_write: mayWrite, review: null };
  const { rating, text, createdAt } = latest;
  const verdict = verdictOn(latest, context.now().getTime());
  return { may_write: mayWrite, review: { rating, text, written_on: dayOf(createdAt), ...verdict } };
}
