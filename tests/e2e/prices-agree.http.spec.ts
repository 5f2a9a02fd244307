import { hash32 } from '#server/sandbox/world/seeded';
import { expect, test } from '#tests/setup/fixtures';
import { originOf } from '#tests/setup/pair';
import { PlainBrowser } from '#tests/setup/plain-browser';
import { SAID_PRICES, type Currency, type Journey } from '#tests/journeys/said-prices';

const SEED = 'prices agree';
const JOURNEYS = 51;
/** Cities of all sizes; their pairs are served non-stop, over hubs, by rail, or both. */
const CITIES = (
  'LON NYC PAR ROM BER ATH LIS MAD BCN AMS VIE PRG WAW STO OSL IST DXB BKK TYO SIN DEL CAI NBO JNB SAO BUE MEX LAX ' +
  'MOW LED AER SVX OVB KUF KZN UFA VVO KHV IKT MRV KGD ALA NQZ TAS EVN TBS MSQ RIX VNO GDN BRI PMI GOH USH GDZ AKL'
).split(' ');

const MARKETS: Record<Currency, { brand: 'ru' | 'intl'; country: string }> = {
  RUB: { brand: 'ru', country: 'RU' },
  USD: { brand: 'intl', country: 'US' },
  EUR: { brand: 'intl', country: 'DE' },
};
const CURRENCIES = Object.keys(MARKETS) as Currency[];

// Price changes between search and booking have their own test.
test.use({ isolated: 'warm' });

test(`${JOURNEYS} journeys cost the same wherever their price is shown`, async ({ address, control }) => {
  test.setTimeout(240_000);
  await control.set({ settings: { priceChange: 'never', searchDelayMs: 0 } });
  let sold = 0;
  await Promise.all(
    CURRENCIES.map(async (currency, offset) => {
      const { brand, country } = MARKETS[currency];
      const visitor = new PlainBrowser(originOf(brand, address.shopPort));
      for (const [name, value] of Object.entries({ locale: brand === 'ru' ? 'ru' : 'en', country, currency })) {
        visitor.setCookie(name, value);
      }
      for (let index = offset; index < JOURNEYS; index += CURRENCIES.length) {
        const journey = journeyOf(index);
        const said: Record<string, number | null> = {};
        for (const { place, read } of SAID_PRICES) {
          const price = await read(journey, { visitor, control, currency });
          if (price !== undefined) said[place] = price;
        }
        const [price = null] = Object.values(said);
        const everywhere = Object.fromEntries(Object.keys(said).map((place) => [place, price]));
        expect.soft(said, `${currency} ${JSON.stringify(journey)}`).toEqual(everywhere);
        if (price !== null) sold += 1;
      }
    }),
  );
  expect(sold, 'journeys that are sold at all').toBeGreaterThan(JOURNEYS * 0.8);
});

/** Returns the n-th journey: the same on every machine, some weeks or months ahead; every fourth there and back. */
function journeyOf(index: number): Journey {
  const draw = (what: string, of: number) => hash32(`${SEED} ${what} ${index}`) % of;
  const from = draw('from', CITIES.length);
  const to = (from + 1 + draw('to', CITIES.length - 1)) % CITIES.length;
  const ahead = 5 + draw('ahead', 300);
  return {
    departure: CITIES[from] ?? '',
    arrival: CITIES[to] ?? '',
    date: dateAhead(ahead),
    back: index % 4 === 3 ? dateAhead(ahead + 3 + draw('stay', 20)) : null,
  };
}

function dateAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
