import { describe, expect, it } from 'vitest';
import { BRANDS } from '~/market/brands';
import type { Market } from '~/market/market';
import { resolveMarket } from '~/market/resolve';
import type { RailwaySources } from './sources.server';
import { textPage } from '~/features/frame/content/text-page.server';
import { questionsOf } from './questions.server';
import { railwayScreen } from './screen.server';

const NOW = new Date('2031-05-04T10:00:00Z');

function marketOf(brand: keyof typeof BRANDS, query = ''): Market {
  const url = new URL(`https://shop.example/railway${query}`);
  return resolveMarket({ brand: BRANDS[brand], url, cookies: new Map(), acceptLanguage: null });
}
const RUSSIAN = marketOf('ru');
const GERMAN = marketOf('intl', '?locale=de&country=DE');

const place = (code: string, name: string) => ({ code, names: { en: name }, nameCases: null, countryCode: 'DE' });
const direction = (from: string, to: string, amount: number | null, departureDate: string | null) => ({
  departure: place(from, `City ${from}`),
  arrival: place(to, `City ${to}`),
  price: amount === null ? null : { amount, currency: 'EUR' as const },
  departureDate,
});
const station = (name: string, departureDate: string) => ({
  code: '8011160',
  names: { en: name },
  city: { code: 'BER', names: { en: 'Berlin' } },
  trainsAWeek: 70,
  directions: [{ city: { code: 'HAM', names: { en: 'Hamburg' } }, departureDate }],
});

function screenOf(sources: Partial<RailwaySources>, market = GERMAN, name: 'railway' | 'railway-tickets' = 'railway') {
  const whole: RailwaySources = { routes: [], stations: [], isIncomplete: false, ...sources };
  return railwayScreen({ name, text: textPage(name, market), sources: whole, market, now: NOW });
}

describe('routes', () => {
  it('have a price with its day, and lead to the trains of that day', () => {
    const directions = [direction('BER', 'HAM', 1990, '2031-06-01')];
    const [group] = screenOf({ routes: [{ from: null, directions }] }).routes;
    expect(group?.rows).toHaveLength(1);
    const [row] = group!.rows;
    expect(row?.price).toMatch(/19,90/);
    expect(row?.date).toMatch(/1\. Juni/);
    expect(decodeURIComponent(row!.href)).toContain('route[0]=iatax:BER_2031-06-01_date_2031-06-01_iatax:HAM');
    expect(decodeURIComponent(row!.href)).toContain('{"transportKind":{"Train":true}}');
  });

  it.each([
    ['no price', direction('BER', 'HAM', null, '2031-06-01')],
    ['no day', direction('BER', 'HAM', 1990, null)],
    ['a day that has passed', direction('BER', 'HAM', 1990, '2031-05-01')],
  ])('with %s are left out, and their heading with the last of them', (_, one) => {
    expect(screenOf({ routes: [{ from: null, directions: [one] }] }).routes).toEqual([]);
  });

  it('are named after the city', () => {
    const directions = [direction('BER', 'HAM', 1990, '2031-06-01')];
    const { routes } = screenOf({ routes: [{ from: place('BER', 'Berlin'), directions }] }, GERMAN, 'railway-tickets');
    expect(routes.map(({ id, title }) => [id, title])).toEqual([['from-BER', 'Mit dem Zug ab Berlin']]);
  });
});

describe('stations', () => {
  it('lead to searches from the station, and name the city that their name lacks', () => {
    const rows = screenOf({
      stations: [station('Berlin Hbf', '2031-06-01'), station('Ostbahnhof', '2031-06-01')],
    }).stations;
    expect(rows.map(({ city }) => city)).toEqual([null, 'Berlin']);
    expect(rows[0]?.links[0]?.href).toContain('rzd:8011160_2031-06-01_date_2031-06-01_iatax:HAM');
  });

  it('without a train to come are left out', () => {
    expect(screenOf({ stations: [station('Berlin Hbf', '2031-05-04')] }).stations).toEqual([]);
  });
});

it('asks for trains from the city where most journeys begin', () => {
  const { form } = screenOf({ routes: [{ from: null, directions: [direction('BER', 'HAM', 1990, '2031-06-01')] }] });
  expect(form.values).toMatchObject({ transport: 'train', departure: { code: 'BER', text: 'City BER' } });
  expect(screenOf({}).form.values).toMatchObject({ transport: 'train', departure: { code: '' } });
});

it.each([
  [RUSSIAN, '/railway-tickets'],
  [GERMAN, '/railway-tickets?locale=de&country=DE'],
])('leads to the other page of the market', (market, path) => {
  expect(screenOf({}, market).more.href).toBe(path);
  expect(JSON.stringify(textPage('railway', market).sections)).toContain(`href=\\"${path.replace('&', '&amp;')}\\"`);
});

describe('questionsOf', () => {
  it('reads those that the page shows', () => {
    const text = textPage('railway', RUSSIAN);
    const questions = questionsOf(text);
    expect(questions).toHaveLength(4);
    const shown = text.sections.find(({ id }) => id === 'questions')?.html ?? '';
    for (const { question, answer } of questions) expect(shown).toContain(`<h3>${question}</h3>\n${answer}`);
  });

  it('finds none in a text without that section', () => {
    expect(questionsOf(textPage('railway-tickets', RUSSIAN))).toEqual([]);
  });
});
