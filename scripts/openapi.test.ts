import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi-document';
import { loadEndpoints } from './upstream-endpoints';

const endpoints = await loadEndpoints();

describe('docs/upstream.openapi.json', () => {
  it('is up to date with the contracts (npm run docs writes it)', () => {
    const written = JSON.parse(readFileSync('docs/upstream.openapi.json', 'utf8')) as unknown;
    expect(written).toEqual(JSON.parse(JSON.stringify(openApiDocument(endpoints))));
  });

  it('names each path and each operation once', () => {
    const paths = endpoints.map(({ service, path }) => `/${service}${path}`);
    const operations = endpoints.map(({ service, operation }) => `${service}.${operation}`);
    expect(new Set(paths).size).toBe(endpoints.length);
    expect(new Set(operations).size).toBe(endpoints.length);
  });

  it('tells parts of a path from its query', () => {
    const { parameters } = openApiDocument(endpoints).paths['/directions/directions_by_airline/{code}']?.get as {
      parameters: { name: string; in: string; required: boolean }[];
    };
    expect(parameters.map(({ name, in: place, required }) => [name, place, required])).toEqual([
      ['code', 'path', true],
      ['limit', 'query', false],
    ]);
  });

  it('shows the wire, not what the shop makes of it', () => {
    const text = JSON.stringify(openApiDocument(endpoints));
    expect(text).toContain('"tickets_total_price"');
    expect(text).not.toContain('"totalPriceAtSearch"');
  });
});
