import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as ancillaries from '~/upstream/ancillaries/contract';
import * as attractions from '~/upstream/attractions/contract';
import * as booking from '~/upstream/booking/contract';
import * as directions from '~/upstream/directions/contract';
import * as documents from '~/upstream/documents/contract';
import { ENDPOINTS } from '~/upstream/endpoints';
import * as feedback from '~/upstream/feedback/contract';
import * as geo from '~/upstream/geo/contract';
import * as instantSearch from '~/upstream/instant-search/contract';
import * as landings from '~/upstream/landings/contract';
import * as predict from '~/upstream/predict/contract';
import * as priceCalendar from '~/upstream/price-calendar/contract';
import * as priceMap from '~/upstream/price-map/contract';
import * as promoCode from '~/upstream/promo-code/contract';
import * as sales from '~/upstream/sales/contract';
import * as search from '~/upstream/search/contract';
import * as settings from '~/upstream/settings/contract';
import * as social from '~/upstream/social/contract';
import * as suggest from '~/upstream/suggest/contract';
import * as texts from '~/upstream/texts/contract';
import * as visits from '~/upstream/visits/contract';
import * as weather from '~/upstream/weather/contract';
import { openApiDocument } from './openapi-document';

const CONTRACTS = {
  suggest,
  search,
  instantSearch,
  priceCalendar,
  priceMap,
  weather,
  geo,
  attractions,
  booking,
  ancillaries,
  predict,
  promoCode,
  documents,
  settings,
  texts,
  social,
  directions,
  landings,
  feedback,
  visits,
  sales,
};

describe('docs/upstream.openapi.json', () => {
  it('is what the contracts say (npm run docs writes it)', () => {
    const written = JSON.parse(readFileSync('docs/upstream.openapi.json', 'utf8')) as unknown;
    expect(written).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  });

  it.each(Object.entries(CONTRACTS))('has every path of %s', (service, { paths }) => {
    const described = ENDPOINTS.filter((endpoint) => endpoint.service === service).map(({ path }) => path);
    expect(described.toSorted()).toEqual(Object.values(paths).toSorted());
  });

  it('tells parts of a path from its query', () => {
    const { parameters } = openApiDocument().paths['/directions/directions_by_airline/{code}']?.get as {
      parameters: { name: string; in: string; required: boolean }[];
    };
    expect(parameters.map(({ name, in: place, required }) => [name, place, required])).toEqual([
      ['code', 'path', true],
      ['limit', 'query', false],
    ]);
  });

  it('shows the wire, not what the shop makes of it', () => {
    const text = JSON.stringify(openApiDocument());
    expect(text).toContain('"tickets_total_price"');
    expect(text).not.toContain('"totalPriceAtSearch"');
  });
});
