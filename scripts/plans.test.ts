import { afterEach, expect, it, vi } from 'vitest';
import { SERVICE_VARIABLES } from '~/upstream/services.server';
import { builtPlans, decideSandbox, isSandboxNeeded, UPSTREAM_VARIABLES } from './plans.mjs';

it('every upstream service has its variable', () => {
  expect(UPSTREAM_VARIABLES).toEqual(SERVICE_VARIABLES);
});

const ALL = Object.fromEntries(UPSTREAM_VARIABLES.map((name) => [name, 'https://upstream.example']));

it.each([
  ['a bare machine', {}, true],
  ['development', { NODE_ENV: 'development' }, true],
  ['production', { NODE_ENV: 'production' }, false],
  ['production with some addresses', { ...ALL, NODE_ENV: 'production', BOOKING_URL: '' }, false],
  ['one address', { BOOKING_URL: 'https://booking.example' }, false],
  ['one address and the sandbox asked for', { BOOKING_URL: 'https://booking.example', SANDBOX: 'true' }, true],
  ['production and the sandbox asked for', { NODE_ENV: 'production', SANDBOX: 'true' }, true],
  ['the sandbox refused', { SANDBOX: 'false' }, false],
  ['every address', { ...ALL, SANDBOX: 'true' }, false],
])('npm start with %s, %j: needs the sandbox: %s', (_, given, isNeeded) => {
  const variables: Record<string, string> = { ...given };
  decideSandbox(variables);
  expect(isSandboxNeeded(variables)).toBe(isNeeded);
});

afterEach(() => vi.unstubAllEnvs());

it('takes ports from the environment; an empty variable does not count', () => {
  vi.stubEnv('PORT', '8080');
  vi.stubEnv('SANDBOX_PORT', '');
  expect(builtPlans()).toMatchObject({ shop: { port: 8080 }, sandbox: { port: 4010 } });
});

it.each(['eighty', '0', '70000', '30.5'])('refuses PORT=%s by name', (port) => {
  vi.stubEnv('PORT', port);
  expect(() => builtPlans()).toThrow(`PORT: ${port} is no port`);
});
