import { getTranslator } from '~/i18n/translator.server';
import { formatDate } from '~/market/format';
import type { Market } from '~/market/market';
import type { OwnReview } from '~/upstream/feedback/reviews-contract';

/** The page that asks for a review: plain data, ready texts. */
export type NewReviewScreen = {
  /** Null when the account may not write now. */
  form: { author: string } | null;
  /** Says that the account has not travelled yet; null when it has written, or may. */
  isTooEarly: boolean;
  /** The last review, and what became of it. */
  own: {
    kind: 'info' | 'good' | 'warning';
    title: string;
    note: string;
    rating: number;
    ratingText: string;
    text: string;
    date: string;
  } | null;
};

const KIND = { moderation: 'info', published: 'good', declined: 'warning' } as const;

/** Builds the page. Pure. @param firstName of the profile, as the first guess of the author's name */
export function newReviewScreen({ mayWrite, review }: OwnReview, firstName: string, market: Market): NewReviewScreen {
  const t = getTranslator(market.locale, 'reviews');
  // The chosen keys stand here in full, because a test looks for each of them.
  const titles = {
    moderation: t('own.moderation.title'),
    published: t('own.published.title'),
    declined: t('own.declined.title'),
  };
  const notes = {
    moderation: t('own.moderation.text'),
    published: t('own.published.text'),
    declined: review?.reason === 'contacts' ? t('own.declined.contacts') : t('own.declined.other'),
  };
  return {
    form: mayWrite ? { author: firstName } : null,
    isTooEarly: !mayWrite && review === null,
    own: review && {
      kind: KIND[review.state],
      title: titles[review.state],
      note: notes[review.state],
      rating: review.rating,
      ratingText: t('rating', { rating: review.rating }),
      text: review.text,
      date: formatDate(review.writtenOn, market, 'long'),
    },
  };
}
