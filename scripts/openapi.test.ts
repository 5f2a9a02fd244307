import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as booking from '~/upstream/booking/contract';
import { ENDPOINTS } from '~/upstream/endpoints';
import * as search from '~/upstream/search/contract';
import * as suggest from '~/upstream/suggest/contract';
import { openApiDocument } from './openapi-document';

describe('docs/upstream.openapi.json', () => {
  it('is what the contracts say (npm run docs writes it)', () => {
    const written = JSON.parse(readFileSync('docs/upstream.openapi.json', 'utf8')) as unknown;
    expect(written).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  });

  it.each(Object.entries({ suggest, search, booking }))('has every path of %s', (service, { paths }) => {
    const described = ENDPOINTS.filter((endpoint) => endpoint.service === service).map(({ path }) => path);
    expect(described.toSorted()).toEqual(Object.values(paths).toSorted());
  });

  it('shows the wire, not what the shop makes of it', () => {
    const text = JSON.stringify(openApiDocument());
    expect(text).toContain('"tickets_total_price"');
    expect(text).not.toContain('"totalPriceAtSearch"');
  });
});
