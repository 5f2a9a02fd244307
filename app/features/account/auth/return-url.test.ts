import { describe, expect, it } from 'vitest';
import { authHref } from '~/market/auth-address';
import { inboxOf } from './mail-providers';
import { readReturnUrl, targetOf } from './return-url.server';

const returnUrl = (query: string) => readReturnUrl(new URL(`http://shop.example/auth/login${query}`));

describe('return URL', () => {
  it.each([
    ['?from=%2Fuser%2Forders', '/user/orders'],
    ['?from=/search?adult=1%26route[0]=x', '/search?adult=1&route[0]=x'],
    ['?from=/user/orders/token%3Ftab=refund', '/user/orders'],
    ['?from=/mbooking/step1/token#contacts', null],
    ['', null],
  ])('%s', (query, from) => {
    expect(returnUrl(query).from).toBe(query.includes('#') ? '/mbooking/step1/token' : from);
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '\\/elsewhere.example',
    '/\t/elsewhere.example',
    '/./\n/elsewhere.example',
    '/.//elsewhere.example',
    'javascript:alert(1)',
    'elsewhere.example',
    '/auth/login',
    '/auth/sign_out',
    '/auth',
    '/user/confirm/token',
    '/user/reset_password/token',
    '/social_auth',
    '/404',
    `/${'a'.repeat(5000)}`,
  ])('rejects %.60s', (from) => {
    const read = returnUrl(`?from=${encodeURIComponent(from)}`);
    expect(read.from).toBeNull();
    expect(targetOf(read)).toBe('/user/dashboard');
  });

  it('reads known reasons', () => {
    expect(returnUrl('?reason=notebook').reason).toBe('notebook');
    expect(returnUrl('?reason=<b>').reason).toBeNull();
  });

  it('survives being written into an address', () => {
    const given = { from: '/search?a=1&route[0]=x_y', reason: 'chat' } as const;
    expect(readReturnUrl(new URL(authHref('registration', given), 'http://shop.example'))).toEqual(given);
    expect(authHref('login')).toBe('/auth/login');
  });
});

describe('inboxOf', () => {
  it.each([
    ['a@yandex.ru', 'https://mail.yandex.ru/'],
    ['a@YA.ru', 'https://mail.yandex.ru/'],
    ['a@bk.ru', 'https://e.mail.ru/inbox/'],
    ['a@shop.example', 'https://mail.shop.example/'],
    ['a@example.com', null],
    ['a@constructor', null],
    ['a@evil-yandex.ru', null],
  ])('%s: %s', (email, inbox) => expect(inboxOf(email, 'shop.example')).toBe(inbox));
});
