import { describe, expect, it } from 'vitest';
import { testContext } from '#tests/fixtures/request-context';
import { acceptCookies } from '~/bff/cookies/cookie-consent.server';
import { hasCovidBanner } from './covid-pages';

describe('hasCovidBanner', () => {
  it.each([
    ['/', '/', true],
    ['/en-us', '/en-us', true],
    ['/user/dashboard', '/', true],
    ['/user/discount', '/', true],
    ['/user/loyalty', '/', true],
    ['/user/settings', '/', true],
    ['/user/orders', '/', true],
    ['/user/notebook', '/', true],
    ['/user/orders/1', '/', false],
    ['/user', '/', false],
    ['/search', '/', false],
    ['/mbooking/step1/1', '/', false],
  ])('%s (home %s): %s', (path, home, expected) => expect(hasCovidBanner(path, home)).toBe(expected));
});

describe('acceptCookies', () => {
  it('remembers the answer until 2040', () => {
    const context = testContext();
    acceptCookies(context, Date.UTC(2031, 0, 1));
    const [, seconds] = /^cookie_policy_accepted=1;.*Max-Age=(\d+)/.exec(context.setCookies[0] ?? '') ?? [];
    expect(new Date(Date.UTC(2031, 0, 1) + Number(seconds) * 1000).getUTCFullYear()).toBe(2040);
  });
});
