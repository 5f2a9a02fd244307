import { describe, expect, it } from 'vitest';
import { pathOf } from '~/features/landings/addresses';
import type { EntryScreen } from '~/features/landings/blocks/entry/screen.server';
import type { MapScreen } from '~/features/landings/blocks/map/screen.server';
import { isThin } from '~/features/landings/subjects';
import { ENGLISH, landingLoaderOf, type LoadedLanding } from './landing-loader';
import { wholeSandbox } from './whole-sandbox';

const { clients } = wholeSandbox();
const load = landingLoaderOf(clients);

describe('a part of a route', () => {
  type Rows = { first: { airports: string; number: string; others: string[] }[] };
  type Links = { groups: { links: { text: string; href: string }[] }[] };
  const linksOf = (one: LoadedLanding) =>
    (one.block('neighbours') as Links).groups.flatMap(({ links }) => links.map(({ href }) => href));

  it('has the flights of two airports only, and leads to the other pairs', async () => {
    const pair = (await load('airport-pair', { from: 'lhr', to: 'ewr' }, ENGLISH))!;
    expect(pathOf(pair.subject, 'en')).toBe('/airports/heathrow-lhr/newark-liberty-ewr');
    expect(pair.screen.head.name).toBe('Heathrow – Newark Liberty flights');
    const { first } = pair.block('timetable') as Rows;
    expect(first.length).toBeGreaterThan(3);
    expect(new Set(first.map(({ airports }) => airports))).toEqual(new Set(['LHR – EWR']));
    const { rows } = pair.block('pairs') as { rows: { codes: string; href: string }[] };
    expect(rows.map(({ codes }) => codes)).toContain('LHR – JFK');
    expect(rows.map(({ codes }) => codes)).not.toContain('LHR – EWR');
    expect(linksOf(pair)).toEqual(
      expect.arrayContaining(['/airports/newark-liberty-ewr/heathrow-lhr', '/routes/london-lon/new-york-nyc']),
    );
    expect(pair.screen.form.values.departure.code).toBe('LHR');
  });

  it('has the flights that an airline flies or sells, and leads to the others', async () => {
    const own = (await load('airline-route', { slug: 'virgin-atlantic', from: 'lon', to: 'nyc' }, ENGLISH))!;
    expect(pathOf(own.subject, 'de')).toBe('/airlines/virgin-atlantic/london-lon/new-york-nyc');
    expect(own.screen.head.title).toBe('Virgin Atlantic: London – New York (VS, LON–NYC) – Fairwind');
    const { first } = own.block('timetable') as Rows;
    expect(first.length).toBeGreaterThan(1);
    for (const { number, others } of first) expect([number, ...others].join()).toMatch(/\bVS /);
    const { rows } = own.block('carriers') as { rows: { code: string; href: string }[] };
    expect(rows.map(({ code }) => code)).not.toContain('VS');
    expect(rows.find(({ code }) => code === 'BA')?.href).toBe('/airlines/british-airways/london-lon/new-york-nyc');
    // Prices of one airline are not known by day, so they are told as those of all.
    expect((own.block('prices') as { note: string }).note).toMatch(/^The lowest fare of all airlines/);
  });

  it('is no page for search engines where it is the whole route', async () => {
    const pair = (await load('airport-pair', { from: 'muc', to: 'ber' }))!;
    expect([isThin(pair.subject), pair.block('pairs')]).toEqual([true, undefined]);
    const { destinations } = (await clients().landings.findAirline('lufthansa'))!;
    const alone = destinations.find(({ carriers }) => carriers === 1);
    const shared = destinations.find(({ carriers }) => carriers > 1);
    for (const [link, isWhole] of [[alone, true] as const, [shared, false] as const]) {
      if (!link) continue;
      const params = { slug: 'lufthansa', from: link.departure.code, to: link.arrival.code };
      const facts = await clients().landings.findAirlineRoute(params.slug, params.from, params.to);
      expect(isThin({ kind: 'airline-route', facts: facts! })).toBe(isWhole);
    }
  });

  it('is linked from its route, its airport and its airline', async () => {
    const route = (await load('route', { from: 'lon', to: 'nyc' }, ENGLISH))!;
    const hrefs = (rows: unknown) => (rows as { rows: { href: string }[] }).rows.map(({ href }) => href);
    expect(hrefs(route.block('pairs'))).toContain('/airports/heathrow-lhr/john-f-kennedy-jfk');
    expect(hrefs(route.block('carriers'))).toContain('/airlines/british-airways/london-lon/new-york-nyc');
    const airport = (await load('airport', { slug: 'lhr' }, ENGLISH))!;
    expect(linksOf(airport)).toContain('/airports/heathrow-lhr/john-f-kennedy-jfk');
    const airline = (await load('airline', { slug: 'british-airways' }, ENGLISH))!;
    expect(hrefs(airline.block('destinations')).join(' ')).toMatch(/\/airlines\/british-airways\/[a-z-]+\/[a-z-]+/);
  });

  it('is in the list of its kind only with something of its own', async () => {
    const { landings } = clients();
    const [pairs, carried] = [await landings.listAirportPairs(), await landings.listAirlineRoutes()];
    expect([pairs.total, carried.total].every((total) => total > 500)).toBe(true);
    for (const { from, to } of [pairs.routes[0]!, pairs.routes.at(-1)!]) {
      expect(isThin({ kind: 'airport-pair', facts: (await landings.findAirportPair(from, to))! })).toBe(false);
    }
    for (const { airline, from, to } of [carried.routes[0]!, carried.routes.at(-1)!]) {
      const facts = (await landings.findAirlineRoute(airline, from, to))!;
      expect(isThin({ kind: 'airline-route', facts })).toBe(false);
    }
  });
});

describe('the page of a route', () => {
  it('tells the rule of entry, and nothing at home', async () => {
    const [away, home] = [
      (await load('route', { from: 'ber', to: 'ist' }))!,
      (await load('route', { from: 'ber', to: 'muc' }))!,
    ];
    const { title, verdict, facts, other } = away.block('entry') as EntryScreen;
    expect([title, verdict]).toEqual(['Einreise und Visum: Türkei', 'Sie brauchen kein Visum']);
    expect(facts[0]).toMatch(/90 Tage/);
    expect(other.href).toBe('/visa-checker?locale=de&destination=TR&citizenship=DE&days=14');
    expect(home.block('entry')).toBeUndefined();
  });

  it('draws the way within its picture, across the date line too', async () => {
    for (const [from, to] of [
      ['lon', 'nyc'],
      ['syd', 'lax'],
    ]) {
      const { drawing } = (await load('route', { from: from!, to: to! }, ENGLISH))!.block('map') as MapScreen;
      expect(drawing.ends).toHaveLength(2);
      expect(drawing.way.match(/[ML]/g)).toHaveLength(25);
      const xs = [...drawing.way.matchAll(/[ML](\d+) /g)].map(([, x]) => Number(x));
      // It goes one way, without a jump across the picture.
      const steps = xs.slice(1).map((x, index) => Math.abs(x - xs[index]!));
      expect(Math.max(...steps)).toBeLessThan(drawing.width / 8);
    }
  });
});
