import { EVERY_ADDON_FLAGS } from '#tests/journeys/addons';
import { CALM } from '#tests/journeys/booked-visit';
import { payBy, type Payment } from '#tests/journeys/pay-by';
import { amountOf, tokenIn } from '#tests/journeys/plain-checkout';
import { chosenTotal, payButton, PlainVisit } from '#tests/journeys/plain-visit';
import { newCustomer, saveCard } from '#tests/journeys/profile';
import { PROMO_CODE } from '#tests/journeys/purchase-plan';
import { hundredthsOf } from '#tests/journeys/said-prices';
import { entryOf, letterTotal, receiptTotal } from '#tests/journeys/said-totals';
import { ALONE } from '#tests/journeys/travellers';
import { charter, openWantedSearch, ordinary, type WantedTrip } from '#tests/journeys/wanted-offer';
import { expect, test } from '#tests/setup/fixtures';
import { originOf } from '#tests/setup/pair';
import { PlainBrowser } from '#tests/setup/plain-browser';
import type { SandboxControl } from '#tests/setup/sandbox-control';

/**
 * The same sum, to the hundredth, at step 0, on the pay button, in the ledger, on the receipt and in the letter: each
 * market's ways of paying with each of its extras, and another day for each.
 */
const EXTRAS = ['none', 'all'] as const;
const RUB_EXTRAS = ['none', 'all', 'promo', 'charter'] as const;
/** Four ways with four extras on Попутный; elsewhere, where the combinations are fewer, some twice. */
const OF_EACH_MARKET = 16;

const ONLINE: Payment[] = ['card', 'saved', 'threeDs', 'wallet', 'apple_pay', 'google_pay'];
const MARKETS = [
  {
    brand: 'ru',
    path: '/',
    country: 'RU',
    currency: 'RUB',
    trip: ['MOW', 'AER'],
    ways: ['card', 'saved', 'sbp', 'split'],
  },
  { brand: 'ru', path: '/', country: 'KZ', currency: 'KZT', trip: ['ALA', 'IST'], ways: ONLINE },
  { brand: 'intl', path: '/en-gb', country: 'GB', currency: 'GBP', trip: ['LON', 'NYC'], ways: ONLINE },
  { brand: 'intl', path: '/en-us', country: 'US', currency: 'USD', trip: ['NYC', 'LON'], ways: ONLINE },
  { brand: 'intl', path: '/de-de', country: 'DE', currency: 'EUR', trip: ['BER', 'PAR'], ways: ONLINE },
] as const satisfies {
  brand: 'ru' | 'intl';
  currency: string;
  trip: [string, string];
  ways: Payment[];
  [key: string]: unknown;
}[];
type MarketOfTest = (typeof MARKETS)[number];

/** In hundredths. `extras` and `fee` were added, and `promo` was taken off, between step 0 and the payment. */
type Amounts = {
  step0: number;
  extras: number;
  fee: number;
  promo: number;
  button: number;
  captured: number;
  receipt: number;
  letter: number;
};

test.use({ isolated: true });

test(`${OF_EACH_MARKET * MARKETS.length} purchases in five currencies: step 0, payment, charge, receipt and letter agree`, async ({
  address,
  control,
}) => {
  test.setTimeout(600_000);
  await control.set({ settings: { ...CALM, features: EVERY_ADDON_FLAGS } });
  const sandboxOrigin = `http://localhost:${address.sandboxPort}`;
  const kinds = new Set<string>();
  const wrong: Record<string, Amounts> = {};
  await Promise.all(
    MARKETS.map(async (market) => {
      const { brand, currency } = market;
      const guest = await visitorOf(market, address.shopPort);
      const member = await visitorOf(market, address.shopPort);
      await newCustomer(member, control);
      await saveCard(member);
      const ofMarket = currency === 'RUB' ? RUB_EXTRAS : EXTRAS;
      for (let number = 0; number < OF_EACH_MARKET; number += 1) {
        const payment = market.ways[number % market.ways.length]!;
        const extras = ofMarket[Math.floor(number / market.ways.length) % ofMarket.length]!;
        const visitor = payment === 'saved' ? member : guest;
        const visit = new PlainVisit(visitor, { brand, sandboxOrigin });
        kinds.add(`${currency} ${payment} ${extras}`);
        const amounts = await buy({ visit, control, market, payment, extras, number });
        if (!agree(amounts)) wrong[`${currency} ${payment} ${extras} ${number}`] = amounts;
      }
    }),
  );
  expect(wrong).toEqual({});
  expect((await control.ledger()).unbalanced).toEqual([]);
  const wanted = MARKETS.flatMap(({ currency, ways }) =>
    ways.flatMap((way) => (currency === 'RUB' ? RUB_EXTRAS : EXTRAS).map((one) => `${currency} ${way} ${one}`)),
  );
  expect([...kinds].toSorted()).toEqual(wanted.toSorted());
});

type Purchase = {
  visit: PlainVisit;
  control: SandboxControl;
  market: MarketOfTest;
  payment: Payment;
  extras: (typeof RUB_EXTRAS)[number];
  number: number;
};

async function visitorOf({ brand, country, currency, path }: MarketOfTest, port: number): Promise<PlainBrowser> {
  const visitor = new PlainBrowser(originOf(brand, port));
  visitor.setCookie('country', country);
  visitor.setCookie('currency', currency);
  await visitor.get(path);
  return visitor;
}

async function buy({ visit, control, market, payment, extras, number }: Purchase): Promise<Amounts> {
  const { visitor } = visit;
  const isCharter = extras === 'charter';
  const trip: WantedTrip = [...(isCharter ? (['KZN', 'AYT'] as const) : market.trip), 30 + number];
  const wanted = { trips: [trip], party: ALONE, currency: market.currency };
  const step0 = await openWantedSearch(visitor, control, wanted, isCharter ? charter : ordinary);
  const email = `amounts-${market.currency}-${number}@example.com`;
  const addons = extras === 'all' ? 'all' : 'none';
  let step2 = await visit.fillPassengers(await visit.takeFare(step0), ALONE, email, { addons });
  if (extras === 'promo') {
    const applied = await visitor.post(step2.path, { intent: 'applyPromo', promoCode: PROMO_CODE });
    step2 = await visit.waitFor(applied, (page) => payButton(page) !== '');
  }
  if (payment !== 'sbp')
    expect(hundredthsOf(payButton(step2)), 'the button says what its form sends').toBe(amountOf(step2));
  const { last, captured: button } = await payBy(payment, visit, step2);
  const thanks = await visit.holdTicket(last);
  const entry = await entryOf(control, tokenIn(thanks));
  return {
    step0: hundredthsOf(chosenTotal(step0)),
    extras: entry.ancillaries_total,
    promo: entry.promo_discount,
    fee: entry.attempts.filter(({ status }) => status === 'success').reduce((sum, { fee }) => sum + fee, 0),
    button,
    captured: entry.captured,
    receipt: await receiptTotal(visitor, thanks),
    letter: await letterTotal(control, email),
  };
}

function agree({ step0, extras, fee, promo, button, captured, receipt, letter }: Amounts): boolean {
  return new Set([step0 + extras + fee - promo, button, captured, receipt, letter]).size === 1;
}
