import { expect, it } from 'vitest';
import { loggablePath } from './request-log';

it.each([
  ['/search?to=LON&agent=a&to=PAR', '/search?to&agent'],
  ['/mbooking/step1/0b9e3c1a-1111-4222-8333-444455556666', '/mbooking/step1/0b9e3c1a…'],
  ['/x?email=me@example.com#y', '/x?email'],
  ['/', '/'],
])('%s is logged as %s', (url, logged) => {
  expect(loggablePath(url)).toBe(logged);
});
