import { describe, expect, it } from 'vitest';
import { BRANDS } from './brands';
import { movedTo } from './redirects';

describe('movedTo', () => {
  it.each<[path: string, ru: string | null, intl: string | null]>([
    ['/cities', '/countries', null],
    ['/cities/moscow-mow', null, null],
    ['/cities/area', null, null],
    ['/cities/area/asia', '/countries', '/countries'],
    ['/cities/area/asia/east', null, null],
    ['/cities/country/turkey', '/countries/turkey', '/countries/turkey'],
    ['/cities/country/%D0%A2', '/countries/%D0%A2', '/countries/%D0%A2'],
    ['/cities/country/$1$&', '/countries/$1$&', '/countries/$1$&'],
    ['/cities/country', null, null],
    ['/aviabilet-v-strany-mira', '/countries', '/countries'],
    ['/aviabilet-v-strany-mira/evropa/x', '/countries', '/countries'],
    ['/aviabilet-v-strany-mira-2', '/countries', '/countries'],
    ['/otzyvy', '/reviews', '/reviews'],
    ['/otzyvy/12', '/reviews', '/reviews'],
    ['/poezda', '/railway', '/railway'],
    ['/poezda/moskva', null, null],
    ['/airports-area', '/airports', '/airports'],
    ['/airports/area/asia', '/airports', '/airports'],
    ['/airports/area', null, null],
    ['/airlines-aeroflot', '/airlines/aeroflot', '/airlines/aeroflot'],
    ['/flights', '/popular-directions', '/popular-directions'],
    ['/flights/london', null, null],
    ['/countries', null, null],
    ['/en/cities', null, null],
    ['/', null, null],
  ])('%s', (path, ru, intl) => {
    expect(movedTo(BRANDS.ru, path)).toBe(ru);
    expect(movedTo(BRANDS.intl, path)).toBe(intl);
  });
});
