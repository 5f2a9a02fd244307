/** Reviews of the shop by those who travelled (specification 1 §2, 3 §3 `needShowFeedbackForm`). */
import { z } from 'zod';
import { requestBase } from '~/upstream/envelope';
import { numberOrText, openEnum, tolerantList } from '~/upstream/tolerance';

/** Reviews on one page. */
export const REVIEWS_PER_PAGE = 10;
/** Letters of a review. */
export const REVIEW_TEXT = { min: 10, max: 2_000 } as const;

/** Reviews are listed in one language of a brand. */
export const reviewsQuery = z.object({
  brand: z.string(),
  locale: z.string(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  page_size: z.coerce.number().int().min(1).max(50).default(REVIEWS_PER_PAGE),
});

const count = z.number().int().nonnegative();
const rating = z.number().int().min(1).max(5);

const reviewWire = z
  .looseObject({
    id: z.string(),
    author: z.string(),
    rating,
    /** Plain text: markup in it is text too. */
    text: z.string(),
    written_on: z.iso.date(),
    /** Names of the cities in the language asked for. */
    trip: z.looseObject({ departure: z.string(), arrival: z.string() }).nullish(),
    /** Words of the shop to this review. */
    answer: z.looseObject({ text: z.string(), written_on: z.iso.date() }).nullish(),
  })
  .transform((wire) => ({
    id: wire.id,
    author: wire.author,
    rating: wire.rating,
    text: wire.text,
    writtenOn: wire.written_on,
    trip: wire.trip ? { departure: wire.trip.departure, arrival: wire.trip.arrival } : null,
    answer: wire.answer ? { text: wire.answer.text, writtenOn: wire.answer.written_on } : null,
  }));

/** 200: a page of the published reviews, the latest first, and a summary of all of them. */
export const reviewsAnswer = z
  .looseObject({
    summary: z.looseObject({
      count,
      /** Mean of all ratings; null without any. */
      average: numberOrText(z.number().min(1).max(5)).nullish(),
      by_rating: tolerantList(z.looseObject({ rating, count })),
    }),
    reviews: tolerantList(reviewWire),
    page: count,
    pages: count,
  })
  .transform(({ summary, reviews, page, pages }) => ({
    summary: {
      count: summary.count,
      average: summary.average ?? null,
      byRating: summary.by_rating.map((one) => ({ rating: one.rating, count: one.count })),
    },
    reviews,
    page,
    pages,
  }));

export const ownReviewRequest = requestBase.extend({ auth_token: z.string(), lang: z.string(), brand: z.string() });

export const createReviewRequest = ownReviewRequest.extend({
  rating,
  author: z.string().min(1).max(40),
  text: z.string().min(REVIEW_TEXT.min).max(REVIEW_TEXT.max),
});

/**
 * `data` of own and create: the account's latest review, and whether it may write one now. An account may write one
 * review after each trip, and another one in place of a declined one.
 */
export const ownReviewAnswer = z
  .looseObject({
    may_write: z.boolean(),
    review: z
      .looseObject({
        rating,
        text: z.string(),
        written_on: z.iso.date(),
        state: openEnum(['moderation', 'published', 'declined'], 'moderation'),
        /** Says why a review was declined. */
        reason: openEnum(['contacts', 'other'], 'other').nullish(),
      })
      .nullish(),
  })
  .transform(({ may_write: mayWrite, review }) => ({
    mayWrite,
    review: review
      ? {
          rating: review.rating,
          text: review.text,
          writtenOn: review.written_on,
          state: review.state,
          reason: review.reason ?? null,
        }
      : null,
  }));

export type ReviewsAnswerWire = z.input<typeof reviewsAnswer>;
export type Reviews = z.output<typeof reviewsAnswer>;
export type Review = Reviews['reviews'][number];
export type OwnReviewAnswerWire = z.input<typeof ownReviewAnswer>;
export type OwnReview = z.output<typeof ownReviewAnswer>;

/** Calls of the feedback service about reviews. */
export const reviewCalls = {
  listReviews: {
    method: 'GET',
    path: '/reviews.json',
    summary: 'A page of the published reviews in a language, the latest first, and a summary of all.',
    request: reviewsQuery,
    answer: reviewsAnswer,
    envelope: null,
    isRead: true,
  },
  findOwnReview: {
    method: 'POST',
    path: '/reviews/own.json',
    summary: "The account's latest review with its state, and whether it may write one now.",
    request: ownReviewRequest,
    answer: ownReviewAnswer,
    envelope: { failures: ['AuthTokenExpired', 'serverError'] },
    isRead: true,
  },
  createReview: {
    method: 'POST',
    path: '/reviews/create.json',
    summary: 'Hands in a review for moderation; AlreadyExistsError when the account may not write one now.',
    request: createReviewRequest,
    answer: ownReviewAnswer,
    envelope: { failures: ['AuthTokenExpired', 'AlreadyExistsError', 'ValidationError', 'serverError'] },
    isRead: false,
  },
} as const;
