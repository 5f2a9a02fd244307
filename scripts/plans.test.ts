import { expect, it } from 'vitest';
import { readEnvironment } from '~/bff/environment.server';
import { isSandboxNeeded, UPSTREAM_VARIABLES } from './plans.mjs';

it('every upstream service has its variable', () => {
  const upstreams = Object.keys(readEnvironment({}).upstreamUrls);
  expect(UPSTREAM_VARIABLES).toEqual(upstreams.map((name) => `${name.toUpperCase()}_URL`));
});

it('the sandbox is needed until every service has an address', () => {
  const all = Object.fromEntries(UPSTREAM_VARIABLES.map((name) => [name, 'https://upstream.example']));
  expect(isSandboxNeeded({})).toBe(true);
  expect(isSandboxNeeded({ ...all, BOOKING_URL: '' })).toBe(true);
  expect(isSandboxNeeded(all)).toBe(false);
});
