import { describe, expect, it } from 'vitest';
import { isSupportAsked, pageHref, supportHref } from './support-menu';

const place = (address: string) => {
  const at = address.indexOf('?');
  return at < 0 ? { pathname: address, search: '' } : { pathname: address.slice(0, at), search: address.slice(at) };
};

describe('the page with the support open', () => {
  it.each([
    ['/', '/?from-support-menu=1'],
    ['/search?route[0]=iatax:MOW_2031-05-04&v=2', '/search?route[0]=iatax:MOW_2031-05-04&v=2&from-support-menu=1'],
    ['/en-us?from-support-menu=1', '/en-us?from-support-menu=1'],
  ])('%s → %s and back', (page, open) => {
    expect(supportHref(place(page))).toBe(open);
    expect(pageHref(place(open))).toBe(page.replace(/[?&]from-support-menu=1/, ''));
  });

  it.each([
    ['?from-support-menu=1', true],
    ['?v=2&from-support-menu=1', true],
    ['?from-support-menu=', false],
    ['?not-from-support-menu=1', false],
    ['', false],
  ])('%s: %s', (search, expected) => expect(isSupportAsked({ search })).toBe(expected));
});
