import { describe, expect, it } from 'vitest';
import { BRANDS } from '~/market/brands';
import { LOCALES } from '~/market/locales';
import type { Market } from '~/market/market';
import { resolveMarket } from '~/market/resolve';
import type { VisaRule } from '~/upstream/visa-checker/contract';
import { readVisaQuery } from './query.server';
import { visaScreen } from './screen.server';

const marketOf = (address: string): Market => {
  const url = new URL(address, 'https://shop.example');
  return resolveMarket({ brand: BRANDS.intl, url, cookies: new Map(), acceptLanguage: null });
};
const GERMAN = marketOf('/visa-checker?locale=de&country=DE');

const RULE: VisaRule = {
  entry: 'free',
  permit: null,
  maxDays: 90,
  withinDays: 180,
  passportMonths: 6,
  takesNationalId: false,
  checkedOn: '2031-05-04',
  source: 'the test',
  officialUrl: 'https://visa.example/rules',
};

const asked = (query: string) => readVisaQuery(new URLSearchParams(query));
const TRIP = 'citizenship=DE&destination=TR&days=14';
const answerTo = (rule: VisaRule | null, query = TRIP, market = GERMAN) =>
  visaScreen({ query: asked(query), rule }, market).answer;

describe('the answer', () => {
  it('names rule, source, date and the official site', () => {
    const answer = answerTo(RULE);
    expect(answer).toMatchObject({
      kind: 'good',
      title: 'Sie brauchen kein Visum',
      trip: 'Reisepass: Deutschland. Reise: Türkei, 14 Tage',
      source: 'Quelle: the test. Geprüft am 4. Mai 2031.',
      official: { href: 'https://visa.example/rules', host: 'visa.example' },
    });
    expect(answer?.facts).toEqual([
      'Bis zu 90 Tage innerhalb von 180 Tagen.',
      'Der Pass muss nach der Reise noch 6 Monate gültig sein.',
    ]);
    expect(answer?.tickets.href).toBe('/de-de?arrival=T%C3%BCrkei');
  });

  it.each([
    ['a rule', { entry: 'required', maxDays: null }, TRIP, 'warning', 'Sie brauchen ein Visum'],
    ['a shorter stay', {}, TRIP.replace('14', '91'), 'warning', 'Für so viele Tage brauchen Sie ein Visum'],
    ['a stay that just fits', {}, TRIP.replace('14', '90'), 'good', 'Sie brauchen kein Visum'],
    ['the airport', { entry: 'on_arrival' }, TRIP, 'info', 'Visum bei der Ankunft'],
    ['a permit', { entry: 'electronic' }, TRIP, 'info', 'Sie brauchen ein elektronisches Visum oder eine Genehmigung'],
    ['their own country', { entry: 'own' }, TRIP, 'good', 'Sie brauchen kein Visum'],
  ] as const)('tells of %s', (_, changes, query, kind, title) => {
    expect(answerTo({ ...RULE, ...changes }, query)).toMatchObject({ kind, title });
  });

  it('guesses nothing without a rule', () => {
    expect(answerTo(null)).toMatchObject({ kind: 'warning', source: null, official: null });
    expect(answerTo(null)?.title).toContain('keine Regel');
  });

  it.each(LOCALES.filter((locale) => locale !== 'ru'))('leaves no placeholder in %s', (locale) => {
    const market = marketOf(`/visa-checker?locale=${locale}`);
    for (const days of ['1', '2', '5', '91']) {
      for (const entry of ['free', 'on_arrival', 'electronic', 'required', 'own'] as const) {
        const screen = visaScreen(
          { query: asked(`citizenship=DE&destination=TR&days=${days}`), rule: { ...RULE, entry } },
          market,
        );
        expect(JSON.stringify(screen)).not.toMatch(/\{\{|answer\.|fact\./);
      }
    }
  });
});

describe('the form', () => {
  it('begins with the passport of the market, and no error', () => {
    expect(visaScreen({ query: asked(''), rule: null }, GERMAN)).toMatchObject({
      values: { citizenship: 'DE', destination: '', days: '14' },
      rejected: null,
      answer: null,
    });
  });

  it.each([
    ['citizenship=&destination=TR&days=3', ['citizenship']],
    ['citizenship=DE&destination=<script>&days=3', ['destination']],
    ['citizenship=DE&destination=ZZ&days=3', ['destination']],
    ['citizenship=DE&destination=TR&days=0', ['days']],
    ['citizenship=DE&destination=TR&days=366', ['days']],
    ['citizenship=DE&destination=TR&days=-5', ['days']],
    ['days=', ['citizenship', 'destination', 'days']],
  ])('says what is wrong with %s', (query, fields) => {
    const { rejected, answer } = visaScreen({ query: asked(query), rule: null }, GERMAN);
    expect([Object.keys(rejected?.errors ?? {}), answer]).toEqual([fields, null]);
  });

  it('takes small letters', () => {
    expect(asked('citizenship=de&destination=tr&days=3').trip).toEqual({
      citizenship: 'DE',
      destination: 'TR',
      days: 3,
    });
  });

  it('says when the rules are unavailable, and keeps the form', () => {
    const screen = visaScreen({ query: asked(TRIP), rule: 'failed' }, GERMAN);
    expect(screen).toMatchObject({ isDown: true, answer: null, values: { destination: 'TR' } });
  });
});
