import { afterEach, expect, it, vi } from 'vitest';
import { SERVICE_NAMES } from '~/upstream/error';
import { serviceVariable } from '~/upstream/service-variable';
import { builtPlans, isSandboxNeeded, UPSTREAM_VARIABLES } from './plans.mjs';

it('every upstream service has its variable', () => {
  expect(UPSTREAM_VARIABLES).toEqual(SERVICE_NAMES.map(serviceVariable));
});

it('the sandbox is needed until every service has an address', () => {
  const all = Object.fromEntries(UPSTREAM_VARIABLES.map((name) => [name, 'https://upstream.example']));
  expect(isSandboxNeeded({})).toBe(true);
  expect(isSandboxNeeded({ ...all, BOOKING_URL: '' })).toBe(true);
  expect(isSandboxNeeded(all)).toBe(false);
});

afterEach(() => vi.unstubAllEnvs());

it('the ports are those of the environment; an empty variable is none', () => {
  vi.stubEnv('PORT', '8080');
  vi.stubEnv('SANDBOX_PORT', '');
  expect(builtPlans()).toMatchObject({ shop: { port: 8080 }, sandbox: { port: 4010 } });
});

it.each(['eighty', '0', '70000', '30.5'])('PORT=%s is refused by name', (port) => {
  vi.stubEnv('PORT', port);
  expect(() => builtPlans()).toThrow(`PORT: ${port} is no port`);
});
