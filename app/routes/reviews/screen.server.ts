import { numberedPages, type NumberedPage } from '~/features/frame/numbered-pages';
import { getTranslator } from '~/i18n/translator.server';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import type { Review, Reviews } from '~/upstream/feedback/reviews-contract';

/** A review: plain texts. */
export type ReviewItem = {
  id: string;
  author: string;
  /** 1 to 5. */
  rating: number;
  /** "4 of 5" */
  ratingText: string;
  /** ISO date and its text. */
  date: { at: string; text: string };
  /** "London → Rome"; null when unknown. */
  trip: string | null;
  text: string;
  answer: { text: string; date: { at: string; text: string } } | null;
};

/** Reviews with their summary: plain data, ready texts. */
export type ReviewsScreen = {
  title: string;
  lead: string;
  /** Null without any review. */
  summary: {
    /** "4.3" */
    average: string;
    /** Stars to draw, to the whole. */
    rating: number;
    count: string;
    rows: { rating: number; label: string; count: number; percent: number }[];
  } | null;
  reviews: ReviewItem[];
  /** Links to the pages; empty when there is only one. */
  pages: NumberedPage[];
};

/** Builds the page of reviews. Pure. @param page from 1 */
export function reviewsScreen({ summary, reviews, pages }: Reviews, page: number, market: Market): ReviewsScreen {
  const t = getTranslator(market.locale, 'reviews');
  const { count, average, byRating } = summary;
  const oneDecimal = new Intl.NumberFormat(market.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    title: t('title'),
    lead: t('lead'),
    summary:
      count === 0 || average === null
        ? null
        : {
            average: oneDecimal.format(average),
            rating: Math.round(average),
            count: t('count', { count }),
            rows: byRating.map((row) => ({
              ...row,
              label: t('stars', { count: row.rating }),
              percent: Math.round((100 * row.count) / count),
            })),
          },
    reviews: reviews.map((review) => itemOf(review, market)),
    pages: numberedPages(pages, page, {
      path: (one) => (one === 1 ? '/reviews' : `/reviews?page=${one}`),
      label: (one) => t('page', { page: one }),
    }),
  };
}

function itemOf({ id, author, rating, text, writtenOn, trip, answer }: Review, market: Market): ReviewItem {
  const t = getTranslator(market.locale, 'reviews');
  const dateOf = (at: string) => ({ at, text: formatDate(at, market, 'long') });
  return {
    id,
    author,
    rating,
    ratingText: t('rating', { rating }),
    date: dateOf(writtenOn),
    trip: trip && `${trip.departure} → ${trip.arrival}`,
    text,
    answer: answer && { text: answer.text, date: dateOf(answer.writtenOn) },
  };
}
