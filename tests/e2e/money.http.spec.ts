import { expect, test } from '#tests/journeys/checkout-test';
import { PatientCustomer, SoldOut, type Wish } from '#tests/journeys/patient-customer';
import { PlainCheckout } from '#tests/journeys/plain-checkout';
import { CARDS, dateIn } from '#tests/journeys/travellers';
import { BRANDS, type ShopOptions } from '#tests/setup/fixtures';
import { decodeEntities } from '#tests/setup/html';
import { searchAddress } from '#tests/setup/links';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';
import { openResults } from '#tests/setup/plain-purchase';

/** Fifty with those of the other brand. `tests/conformance/money` runs a thousand without pages. */
const CUSTOMERS = 25;
const DAYS = 3;
const CHAOS = { chaos: 0.05 };
/** Calls that hang continue, or are answered late, after this time at most. */
const HANG_MS = 500;

const BY_CARD: Wish[] = [
  { way: 'card', cards: [CARDS.paid] },
  { way: 'card', cards: [CARDS.threeDs] },
  { way: 'card', cards: [CARDS.noMoney, CARDS.paid] },
  { way: 'card', cards: [CARDS.noMoney, CARDS.threeDs] },
];
/** Roubles have more ways to pay than cards. */
const WISHES: Record<ShopOptions['brand'], Wish[]> = {
  intl: BY_CARD,
  ru: [
    ...BY_CARD,
    { way: 'sbp', cards: [] },
    { way: 'split', cards: [CARDS.paid] },
    { way: 'split', cards: [CARDS.noMoney, CARDS.threeDs] },
  ],
};

const wishOf = (brand: ShopOptions['brand'], number: number): Wish => {
  const wishes = WISHES[brand];
  return wishes[number % wishes.length] ?? { way: 'card', cards: [CARDS.paid] };
};

/** Returns a search of one adult by air, in the brand's currency. */
function searchOf(brand: ShopOptions['brand'], inDays: number): string {
  if (brand === 'intl') return searchAddress(inDays);
  const date = dateIn(inDays);
  return `/search?adult=1&cabinClass=Y&child=0&infant=0&route[0]=iatax:MOW_${date}_date_${date}_iatax:AER&v=2`;
}

/** Returns step 0 of every offer among the results. */
function offerPaths({ text }: PlainPage): string[] {
  const links = text.match(/<a\b[^>]*data-testid="ticket-price-button"[^>]*>/g) ?? [];
  return links.map((link) => decodeEntities(link.match(/href="([^"]+)"/)?.[1] ?? ''));
}

/** Buys one of the offers, trying the next one when another customer took the last seats. */
async function buyOneOf(offers: readonly string[], first: number, wish: Wish, checkout: PlainCheckout): Promise<void> {
  for (const [index] of offers.entries()) {
    try {
      return await new PatientCustomer(checkout).buy(offers[(first + index) % offers.length] ?? '', wish);
    } catch (error) {
      if (!(error instanceof SoldOut)) throw error;
    }
  }
  throw new Error('everything is sold out');
}

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });
    test(`${CUSTOMERS} parallel purchases through the shop, with faults at every call: every charge ends as a ticket`, async ({
      checkout,
      control,
      visitor,
    }) => {
      test.setTimeout(240_000);
      const offers: string[] = [];
      for (let day = 0; day < DAYS; day += 1) {
        offers.push(...offerPaths(await openResults(checkout.visitor, searchOf(brand, 20 + day))));
      }
      const services = { booking: CHAOS, ancillaries: CHAOS, payment: CHAOS };
      await control.set({ services });
      const release = setInterval(() => void control.set({ services }), HANG_MS);
      const outcomes = await Promise.allSettled(
        Array.from({ length: CUSTOMERS }, (_, number) => {
          const own = new PlainCheckout(new PlainBrowser(visitor.origin), control);
          const first = Math.floor((number * offers.length) / CUSTOMERS);
          return buyOneOf(offers, first, wishOf(brand, number), own);
        }),
      ).finally(() => clearInterval(release));
      expect(outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([]);

      await control.set({ services: { booking: null, ancillaries: null, payment: null } });
      await control.set({ clock: { advanceMinutes: 60 } });
      const ledger = await control.ledger();
      expect(ledger.unbalanced).toEqual([]);
      const inTwo = Array.from({ length: CUSTOMERS }, (_, number) => wishOf(brand, number)).filter(
        ({ way }) => way === 'split',
      );
      expect([ledger.captures, ledger.issued, ledger.refunded]).toEqual([CUSTOMERS + inTwo.length, CUSTOMERS, {}]);
      expect(ledger.sold).toEqual(ledger.captured);
      const options = new Set(ledger.bookings.flatMap(({ attempts }) => attempts.map(({ option }) => option)));
      expect([...options].sort()).toEqual(brand === 'ru' ? ['card', 'sbp'] : ['card']);
    });
  });
}
