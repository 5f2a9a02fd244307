import { describe, expect, it } from 'vitest';
import { judgePolicy } from './content-policy-rules';
import { judgeCookies } from './cookie-rules';
import { observatoryScore, type ScannedAnswer } from './score';

const GOOD: ScannedAnswer = {
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  },
  text: '<!doctype html><p>A page',
  cookies: ['__Host-session=x; Path=/; HttpOnly; SameSite=Lax; Secure'],
  overHttp: new URL('https://shop.example/'),
  url: new URL('https://shop.example/'),
};

const without = (name: string): ScannedAnswer => ({ ...GOOD, headers: { ...GOOD.headers, [name]: undefined } });
const withHeader = (name: string, value: string): ScannedAnswer => ({
  ...GOOD,
  headers: { ...GOOD.headers, [name]: value },
});

describe('observatoryScore', () => {
  it.each<[string, ScannedAnswer, number]>([
    ['all as it should be', GOOD, 135],
    ['scripts with integrity', { ...GOOD, text: '<script src="/a.js" integrity="sha256-x"></script>' }, 140],
    ['scripts without', { ...GOOD, text: '<script src="/a.js"></script>' }, 135],
    ['a foreign script without', { ...GOOD, text: '<script src="https://cdn.example/a.js"></script>' }, 130],
    ['a foreign script of any scheme', { ...GOOD, text: '<script src="//cdn.example/a.js"></script>' }, 50],
    ['no cookies', { ...GOOD, cookies: [] }, 130],
    ['no policy', without('content-security-policy'), 55],
    ['no HSTS', without('strict-transport-security'), 80],
    ['a short HSTS', withHeader('strict-transport-security', 'max-age=60'), 125],
    ['an HSTS that is none', withHeader('strict-transport-security', 'includeSubDomains'), 80],
    ['no referrer policy', without('referrer-policy'), 130],
    ['an unsafe referrer policy', withHeader('referrer-policy', 'unsafe-url'), 125],
    ['sniffing', without('x-content-type-options'), 130],
    ['no resource policy', without('cross-origin-resource-policy'), 125],
    [
      'sharing with credentials',
      {
        ...withHeader('access-control-allow-origin', 'https://a.example'),
        headers: {
          ...GOOD.headers,
          'access-control-allow-origin': 'https://a.example',
          'access-control-allow-credentials': 'true',
        },
      },
      50,
    ],
    ['no way to HTTPS', { ...GOOD, overHttp: null }, 80],
    ['a way to another host', { ...GOOD, overHttp: new URL('https://www.shop.example/') }, 130],
  ])('%s', (_, answer, score) => {
    expect(observatoryScore(answer).score).toBe(score);
  });
});

describe('judgePolicy', () => {
  it.each<[string | undefined, number]>([
    [undefined, -25],
    ["default-src 'none'", 10],
    ["default-src 'self'", 5],
    ["default-src 'none'; script-src 'self' 'nonce-x' 'unsafe-inline'", 10],
    ["default-src 'none'; script-src 'unsafe-inline'", -20],
    ["default-src 'none'; script-src https:", -20],
    ["script-src 'self'", -20],
    ["default-src 'none'; script-src 'unsafe-eval'", -10],
    ["default-src 'none'; connect-src http://a.example", -20],
    ["default-src 'none'; img-src http:", -10],
    ["default-src 'none'; style-src 'unsafe-inline'", 0],
  ])('%s gives %i', (header, points) => expect(judgePolicy(header).points).toBe(points));
});

describe('judgeCookies', () => {
  it.each<[string[], boolean, number]>([
    [[], true, 0],
    [['a=1; Secure; SameSite=Lax'], true, 5],
    [['a=1; Secure'], true, 0],
    [['a=1; SameSite=Lax'], true, -5],
    [['a=1; SameSite=Lax'], false, -20],
    [['a=1; Secure; SameSite=Maybe'], true, -20],
    [['session=1; Secure; SameSite=Lax'], true, -30],
    [['session=1; HttpOnly; SameSite=Lax'], false, -40],
    [['a=1; Secure; SameSite=Lax', 'b=1; SameSite=Lax'], true, -5],
  ])('gives %j points (HSTS: %s): %i', (headers, hasHsts, points) => {
    expect(judgeCookies(headers, hasHsts).points).toBe(points);
  });
});
