import type { SubscriptionScreen } from '~/features/home/subscription.server';
import type { Translate } from '~/i18n/translate';
import type { Market } from '~/market/market';
import type { Comments } from '~/upstream/landings/comments-contract';
import type { CalendarPrice } from '~/upstream/price-calendar/contract';
import type { Forecast } from '~/upstream/weather/contract';
import type { LandingLinks } from './addresses';
import type { VisaRule } from '~/upstream/visa-checker/contract';
import type { SeenFlights } from '~/upstream/schedule/client.server';
import type { SeenDirections, Subject } from './subjects';

/**
 * Prices of a route by day of departure; `seenAt`: ISO 8601, UTC. `withBag`: the price of the cheapest day with checked
 * baggage; null where it is not known.
 */
export type SeenPrices = { prices: readonly CalendarPrice[]; seenAt: string; withBag: CalendarPrice | null };

/** The next flights of an airport, both ways. */
export type SeenBoard = { departures: SeenFlights; arrivals: SeenFlights };

/** Everything that the blocks of a page read. A block's data is null when it has none. */
export type LandingSources = {
  subject: Subject;
  prices: SeenPrices | null;
  weather: readonly Forecast[] | null;
  offers: SeenDirections | null;
  /** The flights of a week, from today at the departure. */
  timetable: SeenFlights | null;
  board: SeenBoard | null;
  /** The first page of the comments. */
  comments: Comments | null;
  /** The rule of entry for those who live in the market's country. */
  entry: VisaRule | null;
  /** The newsletter block; null where it is switched off. */
  subscription: SubscriptionScreen | null;
  /** Prices of routes can be watched. */
  hasPriceAlerts: boolean;
};

/** The input of every block's screen part. */
export type BlockInput = {
  sources: LandingSources;
  market: Market;
  links: LandingLinks;
  now: Date;
  /** Reads the namespace `landings`. */
  t: Translate;
  /** Read the namespaces of what other features draw. */
  texts: { home: Translate; calendar: Translate; visa: Translate };
};

/** A link with its text. */
export type LandingLink = { text: string; href: string };
