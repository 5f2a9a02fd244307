import { expect, it } from 'vitest';
import { SERVICE_NAMES } from '~/upstream/error';
import { serviceVariable } from '~/upstream/service-variable';
import { isSandboxNeeded, UPSTREAM_VARIABLES } from './plans.mjs';

it('every upstream service has its variable', () => {
  expect(UPSTREAM_VARIABLES).toEqual(SERVICE_NAMES.map(serviceVariable));
});

it('the sandbox is needed until every service has an address', () => {
  const all = Object.fromEntries(UPSTREAM_VARIABLES.map((name) => [name, 'https://upstream.example']));
  expect(isSandboxNeeded({})).toBe(true);
  expect(isSandboxNeeded({ ...all, BOOKING_URL: '' })).toBe(true);
  expect(isSandboxNeeded(all)).toBe(false);
});
