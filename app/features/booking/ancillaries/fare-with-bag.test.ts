import { expect, it } from 'vitest';
import { productsOf, productWire } from '#tests/fixtures/addons';
import { bookingWith } from '#tests/fixtures/booking';
import { poputny } from '#tests/fixtures/market';
import { getTranslator } from '~/i18n/translator.server';
import { fareWithBag } from './fare-with-bag';

const [light, standard] = bookingWith().fareVariants;

/** The fare with a bag of these kilograms on each way, 10 dearer than Light for the one adult. */
function bookingWhere(weights: readonly (number | null)[]) {
  const booking = { ...bookingWith(), variantId: 'offer', fareVariantKey: 'light' };
  const baggages = weights.map((weight) => ({ ...standard!.baggages[0]!, weight }));
  const prices = { adult: light!.prices.adult + 1000, child: 0, infant: 0 };
  booking.search.travelers = { ...booking.search.travelers, adults: 1, children: 0, infants: 0 };
  return { ...booking, fareVariants: [light!, { ...standard!, baggages, prices }] };
}

const BAGS = productsOf(
  ...[
    [10, 700],
    [23, 1500],
    [32, 5000],
  ].map(([weight, price]) =>
    productWire('baggage', `bag.${weight}`, price!, { slot: 'bag', bags: [{ kind: 'luggage', weight: weight! }] }),
  ),
);

it.each([
  [
    'dearer than a bag as heavy: said',
    [23],
    'Тариф «Standard» с багажом 23 кг дешевле на 5 ₽, чем добавить багаж здесь.',
  ],
  [
    'the lighter of two ways counts',
    [32, 23],
    'Тариф «Standard» с багажом 23 кг дешевле на 5 ₽, чем добавить багаж здесь.',
  ],
  ['a light bag costs less here', [10], null],
  ['no bag here is as heavy', [40], null],
  ['the weight is unknown', [null], null],
  ['the weight of one way is unknown', [23, null], null],
])('a fare with a bag is recommended only for what is known of it: %s', (_case, weights, text) => {
  const note = fareWithBag(bookingWhere(weights), BAGS, { market: poputny(), t: getTranslator('ru', 'addons') });
  expect(note?.text.replace(/\u00a0/g, ' ') ?? null).toBe(text);
});
