import { describe, expect, it } from 'vitest';
import { rememberMarket } from '~/bff/request/market.server';
import { readMarks, rememberMarks } from './marks.server';
import { cookiesAfter, testContext } from '#tests/fixtures/request-context';

function visit(path: string, cookies: Record<string, string> = {}) {
  const url = new URL(path, 'http://localhost:3000');
  const remembered = new Map(Object.entries(cookies));
  const context = testContext({ url, cookies: remembered, marks: readMarks(url, remembered) });
  rememberMarks(context);
  return { marks: context.marks, context, after: Object.fromEntries(cookiesAfter(context)) };
}

describe('marks', () => {
  it.each<[string, Record<string, string>, object]>([
    ['/', {}, {}],
    [
      '/?agent=a.b&tag=t-1&marker=m_2&promocode=SUMMER',
      {},
      { agent: 'a.b', tag: 't-1', marker: 'm_2', promoCode: 'SUMMER' },
    ],
    ['/?kbp=aff:camp', {}, { agent: 'aff', tag: 'camp' }],
    ['/?kbp=aff', {}, { agent: 'aff' }],
    ['/?kbp=aff:camp&agent=other', {}, { agent: 'other', tag: 'camp' }],
    ['/?kbp=:camp', {}, { tag: 'camp' }],
    ['/?kbp=aff:camp:banner', {}, { agent: 'aff', tag: 'camp:banner' }],
    ['/', { partner_agent: 'aff', partner_tag: 't' }, { agent: 'aff', tag: 't' }],
    ['/?tag=new', { partner_agent: 'aff', partner_tag: 't' }, { agent: 'aff', tag: 'new' }],
    ['/?agent=new', { partner_agent: 'aff', partner_tag: 't', promo_code: 'P' }, { agent: 'new', promoCode: 'P' }],
    ['/?agent=a%20b&tag=%3Cscript%3E&marker=a%3Bb', {}, {}],
    [`/?agent=${'a'.repeat(65)}`, {}, {}],
    ['/?agent=', { partner_agent: 'aff' }, { agent: 'aff' }],
    ['/', { partner_agent: 'a"b' }, {}],
    ['/?agent=a%0d%0aSet-Cookie:x', {}, {}],
  ])('%s with %j', (path, cookies, expected) => {
    expect(visit(path, cookies).marks).toEqual(expected);
  });

  it('are kept for 30 days under the names that partners know', () => {
    const { context, after } = visit('/?kbp=aff:camp&marker=m&promocode=P');
    expect(after).toEqual({ partner_agent: 'aff', partner_tag: 'camp', partner_marker: 'm', promo_code: 'P' });
    expect(context.setCookies.every((header) => header.includes('Max-Age=2592000'))).toBe(true);
  });

  it('replace those of an earlier affiliate', () => {
    const { after } = visit('/?agent=new', { partner_agent: 'old', partner_tag: 't', promo_code: 'P' });
    expect(after).toEqual({ partner_agent: 'new', promo_code: 'P' });
  });

  it('set no cookie on a visit without marks', () => {
    expect(visit('/?other=1', { partner_agent: 'aff' }).context.setCookies).toEqual([]);
  });
});

describe('rememberMarket', () => {
  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['/', {}, {}],
    ['/en-gb', {}, { locale: 'en', country: 'GB' }],
    ['/en-gb', { locale: 'en', country: 'GB' }, { locale: 'en', country: 'GB' }],
    ['/search?currency=eur', { locale: 'de' }, { locale: 'de', currency: 'EUR' }],
    ['/search?currency=RUB', {}, {}],
  ])('after %s with %j', (path, cookies, expected) => {
    const context = testContext({
      url: new URL(path, 'http://localhost:3000'),
      cookies: new Map(Object.entries(cookies)),
    });
    rememberMarket(context);
    expect(Object.fromEntries(cookiesAfter(context))).toEqual(expected);
  });

  it('sets no cookie that the browser has already', () => {
    const cookies = new Map([['locale', 'en']]);
    const context = testContext({ url: new URL('http://localhost:3000/?locale=en'), cookies });
    rememberMarket(context);
    expect(context.setCookies).toEqual([]);
  });
});
