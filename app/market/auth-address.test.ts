import { expect, it } from 'vitest';
import { authHref } from './auth-address';

const login = '/auth/login?from=%2Fuser%2Forders';

it.each([
  ['/user/orders', login],
  [login, login],
  [`/auth/registration?from=${encodeURIComponent(login)}`, login],
  ['/auth', '/auth/login'],
  ['/auth/login', '/auth/login'],
  ['/authors', '/auth/login?from=%2Fauthors'],
  [null, '/auth/login'],
])('the log-in from %s is %s', (from, href) => expect(authHref('login', { from })).toBe(href));
