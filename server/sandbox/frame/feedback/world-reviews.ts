import type { ReviewsAnswerWire } from '~/upstream/feedback/reviews-contract';
import { nameIn, places } from '../../world/places';
import { TRAVELLERS } from './traveller-texts';

type ReviewWire = ReviewsAnswerWire['reviews'][number];

/** Ratings of the travellers, how many days ago they wrote, and where they went: the world is always in use. */
const WRITTEN = [
  { rating: 5, daysAgo: 2, to: 'IST' },
  { rating: 5, daysAgo: 5, to: 'BCN' },
  { rating: 4, daysAgo: 9, to: 'LIS' },
  { rating: 5, daysAgo: 14, to: 'DXB' },
  { rating: 3, daysAgo: 20, to: 'PRG' },
  { rating: 5, daysAgo: 27, to: 'ROM' },
  { rating: 4, daysAgo: 33, to: 'BER' },
  { rating: 2, daysAgo: 41, to: 'PAR' },
  { rating: 5, daysAgo: 56, to: 'VIE' },
  { rating: 4, daysAgo: 64, to: 'BUD' },
  { rating: 5, daysAgo: 78, to: 'ATH' },
  { rating: 5, daysAgo: 90, to: 'TBS' },
] as const;
/** Where those went who live in that city. */
const ELSEWHERE = 'LCA';
const ANSWERED_AFTER_DAYS = 1;
const DAY_MS = 86_400_000;

/** Returns the reviews of the world's travellers in a language; none in one that it does not speak. */
export function worldReviews(language: string, now: Date): ReviewWire[] {
  const texts = Object.hasOwn(TRAVELLERS, language) ? TRAVELLERS[language] : undefined;
  if (!texts) return [];
  const worst = Math.min(...WRITTEN.map(({ rating }) => rating));
  const day = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
  return texts.reviews.flatMap(([author, text], index) => {
    const written = WRITTEN[index];
    if (!written) return [];
    const { rating, daysAgo, to } = written;
    const trip = { departure: cityName(texts.home), arrival: cityName(to === texts.home ? ELSEWHERE : to) };
    const answer =
      rating === worst ? { text: texts.answer, written_on: day(daysAgo - ANSWERED_AFTER_DAYS) } : undefined;
    return [{ id: `${language}-${index}`, author, rating, text, written_on: day(daysAgo), trip, answer }];
  });

  function cityName(code: string): string {
    const city = places().city.get(code);
    return city ? nameIn(city.names, language) : code;
  }
}
