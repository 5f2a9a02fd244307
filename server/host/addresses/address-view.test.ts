import type { ServerBuild } from '@remix-run/node';
import { describe, expect, it, vi } from 'vitest';
import { addressViews } from './address-view';
import { routeTable } from './route-table';

const TOKEN = '0b9e3c1a-1111-4222-8333-444455556666';
const KEY = 'tMETYOvFq3yBc0dEfGhIjKlMn';

const secretToken = { params: { token: 'secret' } };
const handles: Record<string, unknown> = {
  search: {},
  about: {},
  cbooking: { secretQuery: ['token'] },
  'user/orders': { noStore: true },
  ':market': { params: { market: 'public' } },
  'mbooking/step1/:token': secretToken,
  'mbooking/thanks/:token/trip.ics': secretToken,
  'user/confirm/:token': secretToken,
  'user/anonymize_profile/:accountId/:token': { params: { accountId: 'secret', token: 'secret' } },
  'download-documents/:key': {},
  'carriers/:code.svg': { params: { code: 'public' } },
  'user/notebook/add/:passengerId?': { params: { passengerId: 'secret' } },
  'booking/*': { params: { '*': 'secret' } },
  'social_auth/:view': { params: { view: 'public' }, secretQuery: ['code'] },
  '*': { params: { '*': 'public' } },
};
const routes = Object.fromEntries(
  Object.entries(handles).map(([path, handle]) => [path, { id: path, path, module: { handle } }]),
) as unknown as ServerBuild['routes'];
const read = addressViews(routeTable(routes));

describe('an address in the log', () => {
  it.each([
    ['/', '/'],
    ['/search?to=LON&agent=a&to=PAR&route[0]=x', '/search?to&agent&route[0]'],
    ['/en-us', '/en-us'],
    [`/mbooking/step1/${TOKEN}`, '/mbooking/step1/0b9e3c1a…'],
    [`/MBooking//step%31/${TOKEN}/`, '/mbooking/step1/0b9e3c1a…'],
    [`/mbooking\\step1\\${TOKEN}`, '/mbooking/step1/0b9e3c1a…'],
    [`/mbooking/thanks/${TOKEN}/trip.ics`, '/mbooking/thanks/0b9e3c1a…/trip.ics'],
    ['/user/confirm/AbC-dEf_123', '/user/confirm/…'],
    ['/user/confirm/AbC/dEf?_data=routes', '/user/confirm/…?_data'],
    ['/user/anonymize_profile/account-1/AbC', '/user/anonymize_profile/…/…'],
    [`/download-documents/${KEY}`, '/download-documents/…'],
    [`/booking/step1/${TOKEN}`, '/booking/…/0b9e3c1a…'],
    ['/auth/login?from=/user/confirm/secret', '/auth/login?from'],
    ['/nowhere/at-all', '/nowhere/at-all'],
    ['/nowhere/ann@example.com?ann@example.com=1&a=2', '/nowhere/…?…&a'],
    ['/ann%40example.com', '/…'],
    ['/nowhere/%D0%90%D0%BD%D0%BD%D0%B0/+447700900123', '/nowhere/…/…'],
    [`/nowhere/${KEY}/${TOKEN.replaceAll('-', '')}`, '/nowhere/…/…'],
    ['/%E0%A4%A', '/…'],
    ['/carriers/SU.svg', '/carriers/SU.svg'],
    ['/user/notebook/add', '/user/notebook/add'],
    ['/user/notebook/add/7', '/user/notebook/add/…'],
  ])('shows %s as %s', (url, shown) => {
    expect(read(url).safeAddress).toBe(shown);
  });

  it('does not reach the console with broken percent signs', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    read(`/user/confirm/${KEY}%E0%A4%A`);
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it('has at most 200 characters, including its parameters', () => {
    const many = Array.from({ length: 2000 }, (_, index) => `p${index}=1`).join('&');
    expect(read(`/search?${many}`).safeAddress).toHaveLength(200);
    expect(read(`/${'abc/'.repeat(5000)}`).safeAddress).toHaveLength(200);
  });
});

it.each([
  ['/search?token=1', false],
  ['/nowhere', false],
  ['/cbooking', false],
  [`/cbooking?token=${TOKEN}`, true],
  ['/user/orders', true],
  [`/mbooking/step1/${TOKEN}`, true],
  [`/download-documents/${KEY}`, true],
  ['/user/confirm/broken/link', true],
  ['/social_auth/vk?code=1', true],
  ['/social_auth/vk', false],
])('%s is private: %s', (url, isPrivate) => {
  expect(read(url).isPrivate).toBe(isPrivate);
});
