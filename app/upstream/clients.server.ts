import { createAccountClient } from './account/client.server';
import { createAncillariesClient } from './ancillaries/client.server';
import { createAttractionsClient } from './attractions/client.server';
import type { UpstreamBinding } from './binding';
import { createBookingClient } from './booking/client.server';
import { createConnectClient } from './connect/client.server';
import { createDirectionsClient } from './directions/client.server';
import { createDocumentsClient } from './documents/client.server';
import { createFeedbackClient } from './feedback/client.server';
import { createGeoClient } from './geo/client.server';
import { createInstantSearchClient } from './instant-search/client.server';
import { createLandingsClient } from './landings/client.server';
import { createPredictClient } from './predict/client.server';
import { createPromoCodeClient } from './promo-code/client.server';
import { createPriceCalendarClient } from './price-calendar/client.server';
import { createPriceMapClient } from './price-map/client.server';
import { createPriceSubscriptionClient } from './price-subscription/client.server';
import { createSalesClient } from './sales/client.server';
import { createSearchClient } from './search/client.server';
import { createSettingsClient } from './settings/client.server';
import { createSocialClient } from './social/client.server';
import { createSuggestClient } from './suggest/client.server';
import { createTextsClient } from './texts/client.server';
import { createVisitsClient } from './visits/client.server';
import { createWeatherClient } from './weather/client.server';

/** Every client, one a service, for one request of a visitor. */
export function createClients(binding: UpstreamBinding) {
  return {
    suggest: createSuggestClient(binding),
    search: createSearchClient(binding),
    instantSearch: createInstantSearchClient(binding),
    priceCalendar: createPriceCalendarClient(binding),
    priceMap: createPriceMapClient(binding),
    priceSubscription: createPriceSubscriptionClient(binding),
    weather: createWeatherClient(binding),
    geo: createGeoClient(binding),
    attractions: createAttractionsClient(binding),
    booking: createBookingClient(binding),
    ancillaries: createAncillariesClient(binding),
    predict: createPredictClient(binding),
    promoCode: createPromoCodeClient(binding),
    documents: createDocumentsClient(binding),
    connect: createConnectClient(binding),
    settings: createSettingsClient(binding),
    texts: createTextsClient(binding),
    social: createSocialClient(binding),
    directions: createDirectionsClient(binding),
    landings: createLandingsClient(binding),
    feedback: createFeedbackClient(binding),
    visits: createVisitsClient(binding),
    sales: createSalesClient(binding),
    account: createAccountClient(binding),
  };
}
export type UpstreamClients = ReturnType<typeof createClients>;
