import { expect, it } from 'vitest';
import { BRANDS } from '~/market/brands';
import { resolveMarket } from '~/market/resolve';
import type { Reviews } from '~/upstream/feedback/reviews-contract';
import { pageNumber } from '~/features/frame/numbered-pages';
import { reviewsScreen } from './screen.server';

const url = new URL('https://shop.example/reviews?locale=de');
const market = resolveMarket({ brand: BRANDS.intl, url, cookies: new Map(), acceptLanguage: null });

const REVIEWS: Reviews = {
  summary: {
    count: 3,
    average: 13 / 3,
    byRating: [
      { rating: 5, count: 2 },
      { rating: 3, count: 1 },
    ],
  },
  reviews: [
    {
      id: '1',
      author: 'Ann <b>',
      rating: 5,
      text: '<script>alert(1)</script>',
      writtenOn: '2031-05-04',
      trip: { departure: 'Berlin', arrival: 'Rom' },
      answer: { text: 'Danke', writtenOn: '2031-05-05' },
    },
  ],
  page: 2,
  pages: 9,
};

it('sums the reviews up', () => {
  expect(reviewsScreen(REVIEWS, 2, market).summary).toEqual({
    average: '4,3',
    rating: 4,
    count: '3 Bewertungen',
    rows: [
      { rating: 5, label: '5 Sterne', count: 2, percent: 67 },
      { rating: 3, label: '3 Sterne', count: 1, percent: 33 },
    ],
  });
  const none = { count: 0, average: null, byRating: [] };
  expect(reviewsScreen({ ...REVIEWS, summary: none }, 1, market).summary).toBeNull();
});

it('shows a review as it was written', () => {
  expect(reviewsScreen(REVIEWS, 2, market).reviews).toEqual([
    {
      id: '1',
      author: 'Ann <b>',
      rating: 5,
      ratingText: '5 von 5',
      date: { at: '2031-05-04', text: '4. Mai 2031' },
      trip: 'Berlin → Rom',
      text: '<script>alert(1)</script>',
      answer: { text: 'Danke', date: { at: '2031-05-05', text: '5. Mai 2031' } },
    },
  ]);
});

it('links the pages around, the first and the last', () => {
  const { pages } = reviewsScreen(REVIEWS, 5, market);
  expect(pages.map(({ path }) => path)).toEqual([
    '/reviews',
    '/reviews?page=4',
    '/reviews?page=5',
    '/reviews?page=6',
    '/reviews?page=9',
  ]);
  expect(pages.filter(({ isCurrent }) => isCurrent).map(({ text }) => text)).toEqual(['5']);
  expect(reviewsScreen({ ...REVIEWS, pages: 1 }, 1, market).pages).toEqual([]);
});

it.each([
  [null, 1],
  ['1', 1],
  ['12', 12],
  ['0', null],
  ['-1', null],
  ['1e3', null],
  ['99999', null],
  ['<script>', null],
])('reads page %s as %s', (text, page) => {
  expect(pageNumber(text)).toBe(page);
});
