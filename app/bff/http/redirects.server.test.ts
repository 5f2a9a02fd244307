import { describe, expect, it } from 'vitest';
import { allowedAddress, redirectTo, safeTarget } from './redirects.server';

const ELSEWHERE = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  'https:evil.example',
  'https://evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'evil.example',
  '',
  ' /search',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\nSet-Cookie: a=b',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  '?next=1',
  '#top',
  `/${'a'.repeat(5000)}`,
];

describe('safeTarget', () => {
  it.each(ELSEWHERE)('refuses %j', (value) => expect(safeTarget(value)).toBeNull());
  it.each([null, undefined, 5, ['/search'], {}])('refuses %j', (value) => expect(safeTarget(value)).toBeNull());

  it.each([
    ['/', '/'],
    ['/search?a=1&b[0]=x#top', '/search?a=1&b[0]=x#top'],
    ['/search?to=https://evil.example', '/search?to=https://evil.example'],
    ['/mbooking/../search', '/search'],
    // Slashes that stay encoded are part of a name.
    ['/%2f%2fevil.example', '/%2f%2fevil.example'],
    ['/%5cevil.example', '/%5cevil.example'],
    ['/поиск', '/%D0%BF%D0%BE%D0%B8%D1%81%D0%BA'],
  ])('accepts %j as %j', (value, expected) => expect(safeTarget(value)).toBe(expected));
});

describe('redirectTo', () => {
  it('redirects within the site with 303', () => {
    const response = redirectTo('/mbooking/step1/a?x=1');
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/mbooking/step1/a?x=1']);
  });

  it.each(ELSEWHERE)('redirects home instead of to %j', (value) => {
    expect(redirectTo(value, 302).headers.get('Location')).toBe('/');
  });
});

describe('allowedAddress', () => {
  const hosts = ['bank.example', 'localhost:4010'];

  it.each([
    ['https://bank.example/3ds?id=1', 'https://bank.example/3ds?id=1'],
    ['https://BANK.example:443/', 'https://bank.example/'],
    ['http://localhost:4010/payment/3ds/1', 'http://localhost:4010/payment/3ds/1'],
  ])('accepts %s', (value, expected) => expect(allowedAddress(value, hosts)).toBe(expected));

  it.each([
    'http://bank.example/',
    'https://bank.example:8443/',
    'https://bank.example.evil.example/',
    'https://evil.example/bank.example',
    'https://bank.example@evil.example/',
    'https://user@bank.example/',
    'https://bank.example\\@evil.example',
    'https:bank.example',
    '//bank.example/',
    'javascript://bank.example/%0aalert(1)',
    'http://localhost/',
    'https://ba\tnk.example/',
    '',
    null,
    7,
  ])('refuses %j', (value) => expect(allowedAddress(value, hosts)).toBeNull());
});
