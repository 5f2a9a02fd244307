import { describe, expect, it } from 'vitest';
import { setDataHeaders, setPageHeaders } from './page-headers.server';

const policy = { nonce: 'abc', hydrate: true, frameHosts: [] };

describe('setPageHeaders', () => {
  it.each([
    ['nothing said', undefined, false, 'private, no-cache'],
    ['the route says', 'public, max-age=60', false, 'public, max-age=60'],
    ['personal data', 'public, max-age=60', true, 'no-store'],
  ])('Cache-Control: %s', (_what, given, noStore, expected) => {
    const headers = new Headers(given ? { 'Cache-Control': given } : {});
    setPageHeaders(headers, { locale: 'ru', noStore, policy });
    expect(headers.get('Cache-Control')).toBe(expected);
  });

  it('extends Vary without repeating', () => {
    const headers = new Headers({ Vary: 'accept-language, X-Own' });
    setPageHeaders(headers, { locale: 'en', noStore: false, policy });
    expect(headers.get('Vary')).toBe('accept-language, X-Own, Cookie');
  });

  it('varies by the requested type where an address also answers with data', () => {
    const headers = new Headers();
    setPageHeaders(headers, { locale: 'en', noStore: false, policy, variesByType: true });
    expect(headers.get('Vary')).toBe('Cookie, Accept-Language, Accept');
  });

  it('sets the language and the policy', () => {
    const headers = new Headers();
    setPageHeaders(headers, { locale: 'ru', noStore: false, policy });
    expect(headers.get('Content-Language')).toBe('ru');
    expect(headers.get('Content-Security-Policy')).toContain("'nonce-abc'");
  });
});

describe('setDataHeaders', () => {
  it('forbids storing unless the loader allows it', () => {
    const silent = new Headers();
    setDataHeaders(silent);
    expect(silent.get('Cache-Control')).toBe('no-store');
    const outspoken = new Headers({ 'Cache-Control': 'private, max-age=60' });
    setDataHeaders(outspoken);
    expect(outspoken.get('Cache-Control')).toBe('private, max-age=60');
  });
});
