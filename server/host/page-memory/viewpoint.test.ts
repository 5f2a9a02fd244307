import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { EASTER_EGG_PAIRS } from '~/features/frame/footer/easter-egg';
import { KnownHosts } from '../known-hosts';
import { viewpointOf, type ViewpointOptions } from './viewpoint';

const BRAND_HOSTS = { 'shop.localhost': 'intl', 'kassa.localhost': 'ru', 'shop.example': 'intl' } as const;

const DIRECT: ViewpointOptions = {
  brandHosts: BRAND_HOSTS,
  hosts: new KnownHosts({ brandHosts: BRAND_HOSTS, publicOrigins: {} }),
  countryHeader: 'x-country',
  trustProxy: false,
  isTrusted: () => false,
};
const BEHIND_PROXY: ViewpointOptions = { ...DIRECT, trustProxy: 1, isTrusted: () => true };

function view(headers: IncomingHttpHeaders, options = DIRECT) {
  const request = { headers, socket: { remoteAddress: '192.0.2.1', localPort: 3000 } } as IncomingMessage;
  return viewpointOf(request, options);
}

describe('viewpointOf', () => {
  it.each<[string, IncomingHttpHeaders, string]>([
    ['the international brand', {}, 'locale=en; country=US; currency=USD'],
    ['languages of the browser', { 'accept-language': 'ru, de-AT;q=0.9' }, 'locale=de; country=US; currency=USD'],
    ['a choice', { cookie: 'locale=fr; country=FR' }, 'locale=fr; country=FR; currency=EUR'],
    ['a choice of currency', { cookie: 'currency=PLN' }, 'locale=en; country=US; currency=PLN'],
    ['nonsense', { cookie: 'locale=xx; country=%3Cb%3E; currency' }, 'locale=en; country=US; currency=USD'],
    [
      'accepted cookies',
      { cookie: 'cookie_policy_accepted=1; easter_egg=7' },
      'locale=en; country=US; currency=USD; cookie_policy_accepted=1; easter_egg=7',
    ],
    [
      'everything else of a visitor',
      { cookie: 'session=secret; partner_agent=a; promo_code=b; draft=c; x', authorization: 'Bearer x' },
      'locale=en; country=US; currency=USD',
    ],
    [
      'values that nobody chose',
      { cookie: 'easter_egg=123456789; cookie_policy_accepted=<b>; currency=EUR; currency=PLN' },
      'locale=en; country=US; currency=EUR',
    ],
  ])('%s', (_, headers, cookie) => {
    expect(view({ host: 'shop.localhost', ...headers })).toEqual({
      origin: 'http://shop.localhost',
      cookie,
      key: `http://shop.localhost ${cookie}`,
    });
  });

  it('distinguishes brands by host', () => {
    expect(view({ host: 'kassa.localhost', 'accept-language': 'en' })?.cookie).toBe(
      'locale=ru; country=RU; currency=RUB',
    );
    expect(view({ host: 'KASSA.localhost' })?.key).toBe(view({ host: 'kassa.localhost' })?.key);
    expect(view({ host: 'kassa.localhost' })?.key).not.toBe(view({ host: 'ru.localhost' })?.key);
  });

  it.each(['account=x', 'locale=de; account=', 'account', 'a=1;account=x'])(
    'leaves a visitor who may have signed in to the app: %s',
    (cookie) => expect(view({ host: 'shop.localhost', cookie }) === null).toBe(cookie.includes('account=')),
  );

  it('does not mistake another cookie for an account', () => {
    for (const cookie of ['my_account=x', 'x=account=y', 'accounts=1']) {
      expect(view({ host: 'shop.localhost', cookie })).not.toBeNull();
    }
  });

  it('gives different markets different keys', () => {
    const cookies = ['', 'locale=de', 'country=DE', 'currency=EUR', 'cookie_policy_accepted=1', 'easter_egg=2'];
    const keys = cookies.map((cookie) => view({ host: 'shop.localhost', cookie })?.key);
    expect(new Set(keys).size).toBe(cookies.length);
  });

  it.each(['easter_egg=22', 'easter_egg=1', 'easter_egg=abc', 'cookie_policy_accepted=2', 'cookie_policy_accepted='])(
    'ignores a value that changes no page: %s',
    (cookie) => expect(view({ host: 'shop.localhost', cookie })?.key).toBe(view({ host: 'shop.localhost' })?.key),
  );

  it('accepts every pair of the easter egg', () => {
    const pairs = Array.from({ length: EASTER_EGG_PAIRS + 2 }, (_, number) => `easter_egg=${number}`);
    const keys = pairs.map((cookie) => view({ host: 'shop.localhost', cookie })?.key);
    expect(new Set(keys).size).toBe(EASTER_EGG_PAIRS);
  });

  it('accepts only the port that the shop listens on, or none', () => {
    expect(view({ host: 'shop.localhost:3000' })).not.toBeNull();
    expect(view({ host: 'shop.localhost:3001' })).toBeNull();
  });

  it('reads cookies of a secure site by their prefixed names only', () => {
    const secure = { host: 'shop.example' };
    expect(view({ ...secure, cookie: 'locale=de; account=planted' })?.cookie).toContain('__Host-locale=en;');
    expect(view({ ...secure, cookie: '__Host-locale=de' })?.cookie).toContain('__Host-locale=de;');
    expect(view({ ...secure, cookie: '__Host-account=x' })).toBeNull();
  });

  it.each([undefined, '', 'a b', '[::1', 'shop.localhost/x', 'elsewhere.example'])('ignores the host %j', (host) => {
    expect(view({ host })).toBeNull();
  });

  describe('behind a proxy', () => {
    const forwarded = { host: 'inner:3000', 'x-forwarded-host': 'shop.localhost', 'x-forwarded-proto': 'https, http' };

    it('trusts its headers', () => {
      expect(view({ ...forwarded, 'x-country': 'de' }, BEHIND_PROXY)).toMatchObject({
        origin: 'https://shop.localhost',
        cookie: 'locale=en; country=DE; currency=EUR',
      });
    });

    it('leaves a visitor of an unknown country to the app, which can look it up', () => {
      expect(view(forwarded, BEHIND_PROXY)).toBeNull();
      expect(view({ ...forwarded, 'x-country': 'Germany' }, BEHIND_PROXY)).toBeNull();
      expect(view({ ...forwarded, cookie: 'country=PL' }, BEHIND_PROXY)?.cookie).toContain('country=PL');
    });

    it('trusts nobody else', () => {
      expect(view({ ...forwarded, host: 'ru.localhost', 'x-country': 'DE' })).toMatchObject({
        origin: 'http://ru.localhost',
        cookie: 'locale=ru; country=RU; currency=RUB',
      });
      expect(view(forwarded)).toBeNull();
    });

    it('leaves plain HTTP requests to the redirect to HTTPS', () => {
      const publicOrigins = { intl: 'https://shop.localhost' };
      const hosts = new KnownHosts({ brandHosts: BRAND_HOSTS, publicOrigins });
      const headers = { ...forwarded, 'x-country': 'DE' };
      expect(view(headers, { ...BEHIND_PROXY, hosts })).not.toBeNull();
      expect(view({ ...headers, 'x-forwarded-proto': 'http' }, { ...BEHIND_PROXY, hosts })).toBeNull();
      expect(view({ ...headers, 'x-forwarded-proto': 'javascript' }, { ...BEHIND_PROXY, hosts })).toBeNull();
    });
  });
});

describe('an address that names its language', () => {
  const named = (language: string, headers: IncomingHttpHeaders, host = 'shop.localhost') =>
    viewpointOf(
      { headers: { host, ...headers }, socket: { remoteAddress: '192.0.2.1', localPort: 3000 } } as IncomingMessage,
      DIRECT,
      { language },
    )?.cookie ?? null;
  const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };

  it.each<[string, string, IncomingHttpHeaders, string | null]>([
    ['a robot', 'de', robot, 'locale=de; country=US; currency=USD'],
    ['a visitor who has chosen it', 'de', { cookie: 'locale=de' }, 'locale=de; country=US; currency=USD'],
    ['a visitor who has not, so the app stores the choice', 'de', {}, null],
    ['a visitor who has chosen another', 'de', { cookie: 'locale=fr' }, null],
    ['a language that the brand lacks', 'ru', robot, null],
  ])('%s', (_, language, headers, cookie) => expect(named(language, headers)).toBe(cookie));
});
