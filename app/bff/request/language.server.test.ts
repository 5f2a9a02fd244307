import { expect, it } from 'vitest';
import { BRANDS } from '~/market/brands';
import { resolveMarket } from '~/market/resolve';
import { detectLocale } from './language.server';

it.each<['ru' | 'intl', string, string | undefined, string, string]>([
  // brand, address, cookie, Accept-Language, language
  ['intl', '/fr-fr?locale=it', 'nl', 'de', 'fr'],
  ['intl', '/search?locale=it', 'nl', 'de', 'it'],
  ['intl', '/search?locale=ru', 'nl', 'de', 'nl'],
  ['intl', '/search', 'ru', 'ru, de-AT, fr', 'de'],
  ['intl', '/search', undefined, 'it;q=0', 'en'],
  ['intl', '/search', undefined, '*', 'en'],
  ['intl', '/search', 'constructor', ';;;q=,,*;q=x', 'en'],
  ['intl', '/search', undefined, '', 'en'],
  ['ru', '/en-us?locale=en', 'en', 'en', 'ru'],
])('on %s, %s with the cookie %s and %j is in %s', async (name, path, cookie, acceptLanguage, expected) => {
  const url = new URL(path, 'https://shop.example');
  const cookies = new Map(cookie === undefined ? [] : [['locale', cookie]]);
  const asked = { brand: BRANDS[name], url, cookies, acceptLanguage };
  expect(await detectLocale(new Request(url), asked)).toBe(expected);
  // The host keeps shared pages by this one.
  expect(resolveMarket(asked).locale).toBe(expected);
});
