import { describe, expect, it } from 'vitest';
import { testContext } from '#tests/fixtures/request-context';
import type { RequestContext } from '~/bff/request/context';
import { BRANDS } from '~/market/brands';
import { resolveMarket } from '~/market/resolve';
import type { SuggestEntry } from '~/upstream/suggest/contract';
import { findPlaceNames, hasUnknownPlace, tripInOneCity } from './names-of-search.server';

const MOSCOW: SuggestEntry = {
  city: { code: 'MOW', names: { ru: 'Москва', en: 'Moscow' }, nameCases: null, hotelPartnerId: null },
  airports: [{ code: 'SVO', names: { ru: 'Шереметьево', en: 'Sheremetyevo' } }],
  railwayStations: [{ code: '2006004', names: { ru: 'Ленинградский вокзал', en: 'Leningradsky station' } }],
  countryCode: 'RU',
  countryNames: {},
  matchedCountry: null,
};
/** All stations of Moscow share a code that belongs to no point of the entry. */
const KNOWN = ['MOW', 'SVO', '2006004', '2000000'];

/** @param isBroken makes the suggest service fail */
function contextOf(brand: 'ru' | 'intl', isBroken = false): RequestContext {
  const url = new URL('http://shop.test/');
  const market = resolveMarket({ brand: BRANDS[brand], url, cookies: new Map(), acceptLanguage: null });
  const context = testContext({ url, brand: BRANDS[brand], market });
  const find = (code: string) =>
    isBroken ? new Promise<never>(() => {}) : Promise.resolve(KNOWN.includes(code) ? MOSCOW : null);
  return { ...context, upstream: { ...context.upstream, suggest: { ...context.upstream.suggest, find } } };
}

const tripTo = (arrival: string) => ({ trips: [{ departure: 'MOW', arrival, date: '2031-05-04' }] });

describe('tripInOneCity', () => {
  it.each([
    ['ru', 'SVO', { index: 0, city: 'Москва' }],
    ['intl', '2006004', { index: 0, city: 'Moscow' }],
    ['intl', 'QQZ', null],
    ['intl', 'TR', null],
  ] as const)('%s, from Moscow to %s: %j', async (brand, code, expected) => {
    expect(await tripInOneCity(contextOf(brand), tripTo(code))).toEqual(expected);
  });
});

describe('findPlaceNames', () => {
  it.each([
    ['ru', 'SVO', 'Шереметьево'],
    ['intl', '2006004', 'Leningradsky station'],
    ['ru', '2000000', 'Москва'],
    ['ru', 'TR', 'Турция'],
    ['intl', 'TR', 'Türkiye'],
    ['ru', 'ANYW', 'куда угодно'],
    ['intl', 'ANYW', 'anywhere'],
    ['intl', 'QQZ', undefined],
    ['intl', 'QQ', 'QQ'],
  ] as const)('on %s turns %s into %s', async (brand, code, name) => {
    expect((await findPlaceNames(contextOf(brand), tripTo(code)))[code]).toBe(name);
  });

  it('skips names that do not arrive in time', async () => {
    const names = await findPlaceNames(contextOf('intl', true), tripTo('TR'));
    expect(names).toEqual({ TR: 'Türkiye' });
  });
});

describe('hasUnknownPlace', () => {
  it.each([
    ['SVO', false],
    ['QQZ', true],
    ['TR', false],
  ])('%s: %s', async (code, isUnknown) => {
    expect(await hasUnknownPlace(contextOf('intl'), tripTo(code))).toBe(isUnknown);
  });

  it('does not take a failing service for an unknown place', async () => {
    expect(await hasUnknownPlace(contextOf('ru', true), tripTo('QQZ'))).toBe(false);
  });
});
