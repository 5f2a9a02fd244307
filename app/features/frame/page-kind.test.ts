import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pageKind } from './page-kind';

/** The paths of the routes of the account: `user_.orders.$token.refund` is `/user/orders/$token/refund`. */
const USER_PATHS = readdirSync(new URL('../../routes', import.meta.url))
  .filter((name) => /^user_?\./.test(name))
  .map((name) => `/${name.replace(/_(?=\.|$)/g, '').replaceAll('.', '/')}`);

describe('pageKind', () => {
  it.each(['/user', ...USER_PATHS])('%s is a page of one’s own', (path) => {
    expect(pageKind(path)).toEqual({ isBooking: false, isFunnel: false, isOwn: true });
  });

  it('knows the account by its pages', () => {
    expect(USER_PATHS).toEqual(expect.arrayContaining(['/user/loyalty', '/user/wallet', '/user/orders/$token/refund']));
  });

  it.each<[string, Partial<ReturnType<typeof pageKind>>]>([
    ['/', {}],
    ['/users', {}],
    ['/about', {}],
    ['/search', {}],
    ['/authors', {}],
    ['/payment-security', {}],
    ['/auth', { isOwn: true }],
    ['/auth/code/x', { isOwn: true }],
    ['/postsales/x', { isOwn: true }],
    ['/mbooking/step1/x', { isBooking: true, isFunnel: true }],
    ['/payment-info', { isFunnel: true }],
    ['/mbooking/thanks/x', { isBooking: true, isOwn: true }],
  ])('%s', (path, kinds) => {
    expect(pageKind(path)).toEqual({ isBooking: false, isFunnel: false, isOwn: false, ...kinds });
  });
});
