import { describe, expect, it } from 'vitest';
import { canonicalUrl } from './canonical-url';

describe('canonicalUrl', () => {
  it.each([
    ['/search/', '/search'],
    ['/search//?a=1&b=//x/', '/search?a=1&b=//x/'],
    ['//mbooking///step1/x', '/mbooking/step1/x'],
    ['//', '/'],
    ['//?a', '/?a'],
    ['//elsewhere.example', '/elsewhere.example'],
    ['/\\elsewhere.example/', '/elsewhere.example'],
    ['\\/elsewhere.example', '/elsewhere.example'],
    ['/search/?', '/search?'],
  ])('moves %s to %s', (url, canonical) => {
    expect(canonicalUrl(url)).toBe(canonical);
  });

  it.each(['/', '/?a=//b/', '/search', '/search?to=http://x/', '/en-us', '/%5Celsewhere.example'])(
    'keeps %s',
    (url) => {
      expect(canonicalUrl(url)).toBeNull();
    },
  );
});
