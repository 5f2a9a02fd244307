import { expect, it } from 'vitest';
import { BRANDS } from '~/market/brands';
import { breadcrumbs, jsonLdText, organization, webSite } from './json-ld';

const ORIGIN = 'https://fair.example';

it('describes the organisation and the site that it publishes', () => {
  const site = webSite(BRANDS.intl, ORIGIN, { homePath: '/de-de', locale: 'de' });
  expect(site.publisher['@id']).toBe(organization(BRANDS.intl, ORIGIN, '/icon.svg')['@id']);
  expect(site).toMatchObject({ name: 'Fairwind', url: `${ORIGIN}/de-de`, inLanguage: 'de' });
  expect(site.potentialAction.target.urlTemplate).toContain('{destination}');
  expect(site.potentialAction['query-input']).toContain('name=destination');
});

it('numbers breadcrumbs from one', () => {
  const trail = breadcrumbs([
    { name: 'Fairwind', address: `${ORIGIN}/en-us` },
    { name: 'About', address: `${ORIGIN}/about` },
  ]);
  expect(trail.itemListElement.map(({ position, item }) => `${position} ${item}`)).toEqual([
    `1 ${ORIGIN}/en-us`,
    `2 ${ORIGIN}/about`,
  ]);
});

it.each(['</script><script>alert(1)</script>', '<!-- <script>', 'a & b', 'line\u2028break', '"quotes" \\'])(
  'escapes %j so that it stays within its tag, and reads it back',
  (name) => {
    const text = jsonLdText(breadcrumbs([{ name, address: ORIGIN }]));
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(text)).toMatchObject({ itemListElement: [{ name }] });
  },
);
