import { createAccountClient } from './account/client.server';
import { createAfterSaleClient } from './after-sale/client.server';
import { createAncillariesClient } from './ancillaries/client.server';
import { createAssistantClient } from './assistant/client.server';
import { createAttractionsClient } from './attractions/client.server';
import type { UpstreamBinding } from './binding';
import { createBookingClient } from './booking/client.server';
import { createCityImagesClient } from './city-images/client.server';
import { createConnectClient } from './connect/client.server';
import { createDirectionsClient } from './directions/client.server';
import { createDocumentsClient } from './documents/client.server';
import { createFeedbackClient } from './feedback/client.server';
import { createGeoClient } from './geo/client.server';
import { createHelpCentreClient } from './help-centre/client.server';
import { createInstantSearchClient } from './instant-search/client.server';
import { createLandingsClient } from './landings/client.server';
import { createPayoutClient } from './payout/client.server';
import { createPredictClient } from './predict/client.server';
import { createPriceCalendarClient } from './price-calendar/client.server';
import { createPriceMapClient } from './price-map/client.server';
import { createPriceSubscriptionClient } from './price-subscription/client.server';
import { createPromoCodeClient } from './promo-code/client.server';
import { createRailCarsClient } from './rail-cars/client.server';
import { createRailwayMapClient } from './railway-map/client.server';
import { createSalesClient } from './sales/client.server';
import { createScheduleClient } from './schedule/client.server';
import { createSearchClient } from './search/client.server';
import { blockService, BREAKER, MB, NONE, type ServiceLimits, type ServiceSettings } from './service-limits';
import { createSettingsClient } from './settings/client.server';
import { createSocialClient } from './social/client.server';
import { createSupportChatClient } from './support-chat/client.server';
import { createSuggestClient } from './suggest/client.server';
import { createTextsClient } from './texts/client.server';
import { createVisaCheckerClient } from './visa-checker/client.server';
import { createVisitsClient } from './visits/client.server';
import { createWeatherClient } from './weather/client.server';

/** `purpose`: what it is for, as the OpenAPI document says it. */
type Service = { purpose: string; client: (binding: UpstreamBinding) => object; limits: ServiceLimits };

/**
 * Every upstream service by name, with its purpose, its client and its limits of time, bytes and places. The name also
 * makes the address variable (`serviceVariable`), the path in the sandbox (/name) and the tag in the OpenAPI document.
 */
export const SERVICES = {
  suggest: {
    purpose: "Places by the beginning of a name, by code, by a visitor's address",
    client: createSuggestClient,
    limits: {
      timeoutMs: 6_000,
      maxAnswerBytes: 2 * MB,
      bulkheads: { reads: { active: 64, queued: 128, budget: 'places' }, writes: NONE },
      breaker: BREAKER,
    },
  },
  search: {
    purpose: 'All offers of a search; up to two minutes',
    client: createSearchClient,
    limits: {
      timeoutMs: 120_000,
      maxAnswerBytes: 24 * MB,
      bulkheads: {
        reads: { active: 64, queued: 64, budget: 'search' },
        writes: NONE,
        streams: { active: 64, queued: 64, budget: 'prices' },
      },
      breaker: BREAKER,
    },
  },
  instantSearch: {
    purpose: 'Some of them within five seconds, with the same ids and prices',
    client: createInstantSearchClient,
    limits: {
      timeoutMs: 5_000,
      maxAnswerBytes: 4 * MB,
      bulkheads: { reads: { active: 64, queued: 64, budget: 'instant-search' }, writes: NONE },
      breaker: BREAKER,
    },
  },
  priceCalendar: {
    purpose: 'The lowest price of each day, or pair of days; a stream of them is on the search host',
    client: createPriceCalendarClient,
    limits: blockService(120_000, 'prices'),
  },
  priceMap: {
    purpose: 'The lowest price from a place to each of many cities',
    client: createPriceMapClient,
    limits: blockService(120_000, 'prices'),
  },
  priceSubscription: {
    purpose: 'Letters when the price of a search falls',
    client: createPriceSubscriptionClient,
    limits: blockService(15_000),
  },
  schedule: {
    purpose: 'Flights that leave and reach an airport, with estimates and statuses',
    client: createScheduleClient,
    limits: blockService(10_000, 'blocks'),
  },
  weather: {
    purpose: 'Usual weather of cities on days',
    client: createWeatherClient,
    limits: blockService(120_000, 'blocks'),
  },
  geo: {
    purpose: 'Where a place is, and what is near it',
    client: createGeoClient,
    limits: blockService(6_000, 'blocks'),
  },
  attractions: {
    purpose: 'Sights of a city',
    client: createAttractionsClient,
    limits: blockService(120_000, 'blocks'),
  },
  booking: {
    purpose: 'A purchase: quote, booking, seats, payment, ticket; citizenships',
    client: createBookingClient,
    limits: {
      timeoutMs: 120_000,
      maxAnswerBytes: 4 * MB,
      bulkheads: { reads: { active: 128, queued: 256 }, writes: { active: 128, queued: 128 } },
      breaker: BREAKER,
    },
  },
  ancillaries: {
    purpose: 'Baggage, seats, meals, packets beside the tickets, with them and after the sale',
    client: createAncillariesClient,
    limits: blockService(120_000),
  },
  railCars: {
    purpose: 'Cars, places and prices of a train',
    client: createRailCarsClient,
    limits: blockService(120_000),
  },
  predict: {
    purpose: 'The gender that names tell; names are never cached',
    client: createPredictClient,
    limits: blockService(120_000, 'blocks'),
  },
  afterSale: {
    purpose: 'Issued tickets: refund and void, their documents, check-in by the shop, changes by the carrier',
    client: createAfterSaleClient,
    // A document of 10 MB in base64.
    limits: { ...blockService(120_000), maxAnswerBytes: 16 * MB },
  },
  payout: {
    purpose: 'Money that cannot go back to where it was paid from: where to, the code, the transfer',
    client: createPayoutClient,
    limits: blockService(60_000),
  },
  promoCode: { purpose: 'The promo code of a booking', client: createPromoCodeClient, limits: blockService(45_000) },
  documents: {
    purpose: 'A link to an order, sent to its own e-mail',
    client: createDocumentsClient,
    limits: blockService(120_000),
  },
  connect: {
    purpose: 'The next better fare of a booking that is not paid yet',
    client: createConnectClient,
    limits: blockService(120_000),
  },
  settings: {
    purpose: 'Configs and feature flags of the brand',
    client: createSettingsClient,
    limits: blockService(120_000),
  },
  texts: {
    purpose: "Editors' texts in the language of the page",
    client: createTextsClient,
    limits: blockService(15_000),
  },
  social: {
    purpose: "The brand's pages on social networks",
    client: createSocialClient,
    limits: blockService(120_000),
  },
  directions: {
    purpose: 'Where people fly from a city or a country',
    client: createDirectionsClient,
    limits: blockService(3_000, 'blocks'),
  },
  railwayMap: {
    purpose: 'Railway stations of the big cities, and where trains go from them',
    client: createRailwayMapClient,
    limits: blockService(120_000, 'blocks'),
  },
  visaChecker: {
    purpose: 'Rules of entry for a passport and a country',
    client: createVisaCheckerClient,
    limits: blockService(120_000, 'blocks'),
  },
  landings: {
    purpose: 'Popular destinations with prices, by tags',
    client: createLandingsClient,
    limits: blockService(45_000, 'blocks'),
  },
  cityImages: {
    purpose: 'A picture of a city, as large as it is; the shop makes it small',
    client: createCityImagesClient,
    limits: {
      timeoutMs: 6_000,
      maxAnswerBytes: 8 * MB,
      bulkheads: { reads: { active: 8, queued: 64, budget: 'blocks' }, writes: NONE },
      breaker: BREAKER,
    },
  },
  feedback: {
    purpose: 'Reviews of the shop, the newsletter, and a link to the app by text message',
    client: createFeedbackClient,
    limits: blockService(3_000),
  },
  helpCentre: {
    purpose: 'Requests to the people of the shop: by order, with their answers, and of guests by letter',
    client: createHelpCentreClient,
    limits: blockService(120_000),
  },
  // Chat gateway (specification 1 §9); answers hold their streams.
  assistant: {
    purpose: 'The travel assistant: a chat, its messages and the answer while it is written',
    client: createAssistantClient,
    limits: {
      timeoutMs: 10_000,
      maxAnswerBytes: MB,
      bulkheads: {
        reads: { active: 64, queued: 64 },
        writes: { active: 32, queued: 32 },
        streams: { active: 64, queued: 0 },
      },
      breaker: BREAKER,
    },
  },
  supportChat: {
    purpose: 'The chat of an account with the people of the shop, and the priority that it has bought',
    client: createSupportChatClient,
    limits: blockService(10_000),
  },
  visits: { purpose: 'Reports a visit to the partner', client: createVisitsClient, limits: blockService(120_000) },
  sales: {
    purpose: 'Cheap tickets of the coming weeks, and sales',
    client: createSalesClient,
    limits: blockService(120_000, 'blocks'),
  },
  // The visitor waits for a form; the specification gives no limit for others (specification 3 §9).
  account: {
    purpose: 'Accounts, sessions, profile, saved cards, passengers, social networks',
    client: createAccountClient,
    limits: blockService(5_000),
  },
} as const satisfies Readonly<Record<string, Service>>;

export type ServiceName = keyof typeof SERVICES;
export const SERVICE_NAMES = Object.keys(SERVICES) as readonly ServiceName[];

/** All clients, bound to one request of a visitor. */
export type UpstreamClients = { [Name in ServiceName]: ReturnType<(typeof SERVICES)[Name]['client']> };

/** Binds the clients to one request of a visitor. */
export function createClients(binding: UpstreamBinding): UpstreamClients {
  const clients = SERVICE_NAMES.map((name) => [name, SERVICES[name].client(binding)]);
  return Object.fromEntries(clients) as UpstreamClients;
}

/** Returns the settings of a service at `baseUrl` that authenticates the shop by `token`. */
export function serviceSettings(name: ServiceName, baseUrl: string, token?: string): ServiceSettings {
  return { name, baseUrl, token, ...SERVICES[name].limits };
}

/** priceCalendar → price_calendar */
type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';
type ServiceVariable = { [Name in ServiceName]: `${Uppercase<SnakeCase<Name>>}_URL` }[ServiceName];

/** Returns the environment variable of a service's base address: priceCalendar → PRICE_CALENDAR_URL. */
export function serviceVariable(name: ServiceName): ServiceVariable {
  return `${name.replace(/[A-Z]/g, '_$&').toUpperCase()}_URL` as ServiceVariable;
}
/** The address variables of all services. */
export const SERVICE_VARIABLES = SERVICE_NAMES.map(serviceVariable);
