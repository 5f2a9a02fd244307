import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { viewpointOf, type ViewpointOptions } from './viewpoint';

const DIRECT: ViewpointOptions = {
  brandHosts: { 'shop.example': 'intl', 'kassa.example': 'ru' },
  countryHeader: 'x-country',
  trustProxy: false,
  isTrusted: () => false,
};
const BEHIND_PROXY: ViewpointOptions = { ...DIRECT, trustProxy: 1, isTrusted: () => true };

function view(headers: IncomingHttpHeaders, options = DIRECT) {
  const request = { headers, socket: { remoteAddress: '192.0.2.1' } } as IncomingMessage;
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
    expect(view({ host: 'shop.example', ...headers })).toEqual({
      origin: 'http://shop.example',
      cookie,
      key: `http://shop.example ${cookie}`,
    });
  });

  it('tells brands apart by host, the unknown one being the Russian', () => {
    expect(view({ host: 'kassa.example', 'accept-language': 'en' })?.cookie).toBe(
      'locale=ru; country=RU; currency=RUB',
    );
    expect(view({ host: 'elsewhere.example' })?.cookie).toBe('locale=ru; country=RU; currency=RUB');
    expect(view({ host: 'KASSA.example' })?.key).toBe(view({ host: 'kassa.example' })?.key);
    expect(view({ host: 'kassa.example' })?.key).not.toBe(view({ host: 'elsewhere.example' })?.key);
  });

  it.each(['account=x', 'locale=de; account=', 'account', 'a=1;account=x'])(
    'leaves somebody who may have signed in to the app: %s',
    (cookie) => expect(view({ host: 'shop.example', cookie }) === null).toBe(cookie.includes('account=')),
  );

  it('does not take another cookie for an account', () => {
    for (const cookie of ['my_account=x', 'x=account=y', 'accounts=1']) {
      expect(view({ host: 'shop.example', cookie })).not.toBeNull();
    }
  });

  it('gives different markets different keys', () => {
    const cookies = ['', 'locale=de', 'country=DE', 'currency=EUR', 'cookie_policy_accepted=1', 'easter_egg=2'];
    const keys = cookies.map((cookie) => view({ host: 'shop.example', cookie })?.key);
    expect(new Set(keys).size).toBe(cookies.length);
  });

  it.each([undefined, '', 'a b', '[::1', 'shop.example/x'])('knows nothing of the host %j', (host) => {
    expect(view({ host })).toBeNull();
  });

  describe('behind a proxy', () => {
    const forwarded = { host: 'inner:3000', 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https, http' };

    it('believes what it says', () => {
      expect(view({ ...forwarded, 'x-country': 'de' }, BEHIND_PROXY)).toMatchObject({
        origin: 'https://shop.example',
        cookie: 'locale=en; country=DE; currency=EUR',
      });
    });

    it('leaves a visitor of an unknown country to the app, which can ask', () => {
      expect(view(forwarded, BEHIND_PROXY)).toBeNull();
      expect(view({ ...forwarded, 'x-country': 'Germany' }, BEHIND_PROXY)).toBeNull();
      expect(view({ ...forwarded, cookie: 'country=PL' }, BEHIND_PROXY)?.cookie).toContain('country=PL');
    });

    it('believes nobody else', () => {
      expect(view({ ...forwarded, 'x-country': 'DE' })).toMatchObject({
        origin: 'http://inner:3000',
        cookie: 'locale=ru; country=RU; currency=RUB',
      });
    });
  });
});
