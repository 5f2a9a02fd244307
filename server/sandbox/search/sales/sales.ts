import type { ReceivedBy } from '~/upstream/endpoint';
import type { endpoints, SalesAnswerWire } from '~/upstream/sales/contract';
import { letterLanguage, type LetterLanguage } from '../../outbox/letter-language';
import type { SandboxContext } from '../../service/service';
import { weightOf } from '../../world/city-weight';
import { places, type City } from '../../world/places';
import { isoWithOffset, localOf, utcOfLocal } from '../../world/time-zones';
import { bargainsFrom, type Bargain } from './bargains';
import { cityWire, flightWire } from './flight-wire';

/** Cities of a country that have sales. */
const MOST_CITIES = 8;
/** Bargains on sale, and those whose sale has just ended. */
const RUNNING = 8;
const ENDED = 2;
/** A sale lasts this long; the next one of the same destination follows at once. */
const SALE_DAYS = 10;
const MINUTES_A_DAY = 24 * 60;

const BUTTONS: Readonly<Record<LetterLanguage, string>> = {
  en: 'See tickets',
  ru: 'Смотреть билеты',
  nl: 'Bekijk tickets',
  pl: 'Zobacz bilety',
  es: 'Ver billetes',
  fr: 'Voir les billets',
  de: 'Tickets ansehen',
  it: 'Vedi i biglietti',
  tr: 'Biletleri gör',
};

/** Lists the sales from a city of a country; from its biggest one when the city has none. */
export async function sales(
  { departure_city: asked, country, currency, locale }: ReceivedBy<typeof endpoints.listSales>,
  context: SandboxContext,
): Promise<SalesAnswerWire> {
  const cities = citiesOf(country);
  const home = cities.find(({ code }) => code === asked) ?? cities[0];
  if (!home) return { departure_city: null, departure_cities: [], sales: [] };
  const now = context.now();
  const bargains = await bargainsFrom(home, now);
  const running = bargains.slice(0, RUNNING).sort((a, b) => a.ticket.dollars - b.ticket.dollars);
  const ended = bargains.slice(RUNNING, RUNNING + ENDED);
  const seen = Math.floor(now.getTime() / 60_000);
  return {
    departure_city: cityWire(home, locale),
    departure_cities: cities.map((city) => cityWire(city, locale)),
    sales: [...running, ...ended].map((bargain) => ({
      id: `${home.code}-${bargain.city.code}`,
      ...stateOf(bargain, ended.includes(bargain), seen),
      button: { text: BUTTONS[letterLanguage(locale)] },
      // The sea sells better than what is known of the city.
      cover: bargain.tags.includes('beach') ? `/scenes/beach-${bargain.city.code}.svg` : null,
      ...flightWire(bargain, locale, currency),
      seen_at: isoWithOffset(home.timeZone, seen),
    })),
  };
}

/** Returns the cities of a country with the most traffic, the biggest first. */
function citiesOf(country: string): City[] {
  return places()
    .cities.filter(({ countryCode, airports }) => countryCode === country && airports.length > 0)
    .sort((a, b) => weightOf(b) - weightOf(a))
    .slice(0, MOST_CITIES);
}

/** Sales run from midnight to midnight of the departure city, and begin on another day for each destination. */
function stateOf({ home, city }: Bargain, hasEnded: boolean, now: number) {
  const zone = home.timeZone;
  const today = Math.floor(localOf(zone, now) / MINUTES_A_DAY);
  const begun = today - ((today + city.index) % SALE_DAYS) - (hasEnded ? SALE_DAYS : 0);
  const midnight = (day: number) => utcOfLocal(zone, day * MINUTES_A_DAY);
  return {
    state: hasEnded ? ('expired' as const) : ('active' as const),
    date_start: isoWithOffset(zone, midnight(begun)),
    date_end: isoWithOffset(zone, midnight(begun + SALE_DAYS) - 1),
  };
}
