import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandOfHost } from '~/market/brands';
import { SERVICE_NAMES, serviceVariable } from '~/upstream/services.server';
import { environmentSchema, readEnvironment } from './environment.server';
import { secretsOfFile } from '~/bff/cookies/session-secrets.server';

/** Read by server/sandbox/index.ts alone. */
const SANDBOX_ONLY = ['SANDBOX_SEARCH_DELAY_MS', 'SANDBOX_SCHEDULE_CHANGES'];
/** Variables of a demonstration; `npm start` sets them. */
const DEMO = { SANDBOX: 'true' };
const demonstration = (variables: Record<string, string> = {}) => readEnvironment({ ...DEMO, ...variables });
const example = readFileSync('.env.example', 'utf8');

describe('readEnvironment', () => {
  it('needs no other variable for a demonstration', () => {
    expect(demonstration()).toMatchObject({
      port: 3000,
      dataDirectory: path.resolve('.data'),
      trustProxy: false,
      brandHosts: {},
      threeDsHosts: ['localhost:4010'],
      socialHosts: ['localhost:4010'],
      upstreamUrls: {
        suggest: 'http://127.0.0.1:4010/suggest',
        search: 'http://127.0.0.1:4010/search',
        booking: 'http://127.0.0.1:4010/booking',
      },
    });
  });

  it('treats an empty value as not set', () => {
    expect(demonstration({ PORT: '', SESSION_SECRETS: '', REDIS_URL: '' })).toEqual(demonstration());
  });

  it('moves the sandbox together with its services', () => {
    const { threeDsHosts, upstreamUrls } = demonstration({
      SANDBOX_PORT: '5000',
      SEARCH_URL: 'https://search.example/api/',
    });
    expect(threeDsHosts).toEqual(['localhost:5000']);
    expect(upstreamUrls.booking).toBe('http://127.0.0.1:5000/booking');
    expect(upstreamUrls.search).toBe('https://search.example/api');
  });

  it('offers wallets of devices with the sandbox’s bookings, else only with their scripts', () => {
    const { walletScripts } = demonstration();
    expect(walletScripts.apple_pay).toBe('http://localhost:4010/payment/apple-pay.js');
    const script = 'https://pay.google.com/gp/p/js/pay.js';
    const real = { BOOKING_URL: 'https://booking.example', GOOGLE_PAY_SCRIPT: script };
    expect(demonstration(real).walletScripts).toEqual({ apple_pay: undefined, google_pay: script });
    expect(() => demonstration({ APPLE_PAY_SCRIPT: 'http://pay.example/sdk.js' })).toThrow(/APPLE_PAY_SCRIPT/);
  });

  it.each([
    ['TRUST_PROXY', '0', { trustProxy: false }],
    ['TRUST_PROXY', '2', { trustProxy: 2 }],
    ['TRUST_PROXY', '10.0.0.1, loopback', { trustProxy: ['10.0.0.1', 'loopback'] }],
    ['TRUST_PROXY', '10.0.0.0/8,2001:db8::/32', { trustProxy: ['10.0.0.0/8', '2001:db8::/32'] }],
    ['BRAND_HOSTS', 'Shop.example=intl, k.example=ru', { brandHosts: { 'shop.example': 'intl', 'k.example': 'ru' } }],
    [
      'PUBLIC_ORIGINS',
      'intl=https://Fair.example/, ru=https://k.example',
      { publicOrigins: { intl: 'https://fair.example', ru: 'https://k.example' } },
    ],
    ['HOLD_LIMITS', 'address=60, browser=5', { holdLimits: { browser: 5, email: 5, address: 60 } }],
    ['COUNTRY_HEADER', 'CF-IPCountry', { countryHeader: 'cf-ipcountry' }],
    ['SESSION_SECRETS', `${'a'.repeat(32)},${'b'.repeat(40)}`, { sessionSecrets: ['a'.repeat(32), 'b'.repeat(40)] }],
  ])('reads %s=%s', (name, value, expected) => {
    expect(demonstration({ [name]: value })).toMatchObject(expected);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['LOG_LEVEL', 'loud'],
    ['SESSION_SECRETS', 'short'],
    ['REDIS_URL', 'http://localhost'],
    ['BRAND_HOSTS', 'shop.example=en'],
    ['PUBLIC_ORIGINS', 'intl=fair.example'],
    ['PUBLIC_ORIGINS', 'en=https://fair.example'],
    ['PUBLIC_ORIGINS', 'intl=https://fair.example/shop'],
    ['COUNTRY_HEADER', 'a header'],
    ['SEARCH_URL', 'ftp://search.example'],
    ['METRICS_TOKEN', 'short'],
    ['TRUST_PROXY', 'true'],
    ['SANDBOX', 'maybe'],
    ['HOST', 'http://localhost'],
    ['SEARCH_URL', 'http://search.example'],
    ['BOOKING_URL', 'http://localhost.example'],
    ['REDIS_URL', 'redis://redis.example:6379'],
    ['PUBLIC_ORIGINS', 'intl=http://fair.example'],
    ['UPSTREAM_TOKENS', 'booking=short'],
    ['UPSTREAM_TOKENS', 'bookings=a-token-of-24-characters'],
    ['HOLD_LIMITS', 'browser=0'],
    ['HOLD_LIMITS', 'phone=3'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '99'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.1,::/0'],
  ])('refuses %s=%s by name', (name, value) => {
    expect(() => demonstration({ [name]: value })).toThrow(`  ${name}: `);
  });
});

describe('plain addresses', () => {
  it.each([
    ['SEARCH_URL', 'http://localhost:9000'],
    ['SEARCH_URL', 'http://127.0.0.1:9000/search'],
    ['SEARCH_URL', 'http://[::1]:9000'],
    ['REDIS_URL', 'redis://localhost:6379'],
    ['REDIS_URL', 'rediss://redis.example:6379'],
    ['PUBLIC_ORIGINS', 'intl=http://localhost:3000'],
  ])('accepts %s=%s: on this machine or encrypted', (name, value) => {
    expect(() => demonstration({ [name]: value })).not.toThrow();
  });

  it('are allowed for named hosts of a private network', () => {
    const variables = { SEARCH_URL: 'http://search.internal:80', REDIS_URL: 'redis://Redis.internal' };
    const both = demonstration({ ...variables, ALLOW_PLAIN_UPSTREAM: 'search.internal, redis.internal' });
    expect(both.upstreamUrls.search).toBe('http://search.internal:80');
    expect(() => demonstration({ ...variables, ALLOW_PLAIN_UPSTREAM: 'search.internal' })).toThrow('  REDIS_URL: ');
  });
});

describe('in production', () => {
  const urls = Object.fromEntries(
    SERVICE_NAMES.map((name) => [serviceVariable(name), `https://${name}.example`.toLowerCase()]),
  );
  const COMPLETE: Record<string, string> = {
    ...urls,
    SESSION_SECRETS: 'a'.repeat(32),
    PUBLIC_ORIGINS: 'intl=https://fair.example',
    THREE_DS_HOSTS: 'bank.example',
  };

  it.each<Record<string, string>>([{}, { NODE_ENV: 'production' }, { SANDBOX: 'false', NODE_ENV: 'development' }])(
    'names everything that is missing at once: %j',
    (variables) => {
      const { BOOKING_URL: _, SESSION_SECRETS: __, ...rest } = { ...COMPLETE, ...variables };
      expect(() => readEnvironment(rest)).toThrow(
        /  SESSION_SECRETS: is missing\n  BOOKING_URL: is missing\n  SANDBOX: /,
      );
      expect(() => readEnvironment({ ...variables, PORT: 'x' })).toThrow(
        /  PORT: [^]*  PUBLIC_ORIGINS: is missing\n  THREE_DS_HOSTS: is missing\n  SUGGEST_URL: is missing/,
      );
    },
  );

  it('lets the sandbox replace nothing, neither a bank nor a social network', () => {
    const settings = readEnvironment(COMPLETE);
    expect(settings).toMatchObject({ mode: 'production', hasSandbox: false });
    expect(settings.threeDsHosts).toEqual(['bank.example']);
    expect(settings.socialHosts).toEqual([]);
    expect(JSON.stringify(settings)).not.toContain(':4010');
  });

  it('runs the sandbox on request', () => {
    expect(readEnvironment({ NODE_ENV: 'production', SANDBOX: 'true' }).hasSandbox).toBe(true);
    expect(readEnvironment({ NODE_ENV: 'development' }).hasSandbox).toBe(true);
  });
});

it('sends services their own token or the common one, and the sandbox none', () => {
  const { upstreamTokens } = demonstration({
    BOOKING_URL: 'https://booking.example',
    SEARCH_URL: 'https://search.example',
    UPSTREAM_TOKENS: 'booking=token-of-booking==,account=token-of-account,*=token-of-all-others',
  });
  expect(upstreamTokens).toEqual({ booking: 'token-of-booking==', search: 'token-of-all-others' });
});

describe('.env.example', () => {
  const named = [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]);

  it('names every variable once', () => {
    expect(named.toSorted()).toEqual([...Object.keys(environmentSchema.shape), ...SANDBOX_ONLY].toSorted());
  });

  it('shows the defaults', () => {
    const shown = Object.fromEntries(
      [...example.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const),
    );
    expect(Object.keys(shown)).toContain('PORT');
    expect(demonstration(shown)).toEqual(demonstration());
  });
});

describe('brandOfHost', () => {
  it.each([
    ['localhost:3000', 'intl'],
    ['RU.localhost', 'ru'],
    ['shop.example:443', 'intl'],
    ['elsewhere.example', 'ru'],
    ['constructor', 'ru'],
    [null, 'ru'],
  ])('%s belongs to brand %s', (host, brand) => {
    expect(brandOfHost(host, { 'shop.example': 'intl' }).id).toBe(brand);
  });
});

describe('secretsOfFile', () => {
  const temporary = () => mkdtempSync(path.join(tmpdir(), 'secrets-'));

  it('creates a private secret once', () => {
    const directory = path.join(temporary(), 'data');
    const first = secretsOfFile(directory);
    expect(first).toHaveLength(1);
    expect(first[0]?.length).toBeGreaterThanOrEqual(32);
    expect(secretsOfFile(directory)).toEqual(first);
    expect(statSync(path.join(directory, 'session-secrets')).mode & 0o777).toBe(0o600);
    expect(readdirSync(directory)).toEqual(['session-secrets']);
  });

  it.each([
    ['', 'each line needs 32 characters'],
    ['half-a-secret', 'each line needs 32 characters'],
  ])('refuses a file with %j', (content, reason) => {
    const directory = temporary();
    writeFileSync(path.join(directory, 'session-secrets'), content);
    expect(() => secretsOfFile(directory)).toThrow(reason);
  });

  it('names the folder that it cannot use', () => {
    const file = path.join(temporary(), 'a file');
    writeFileSync(file, '');
    expect(() => secretsOfFile(file)).toThrow(`SESSION_SECRETS is not set, and ${file}`);
  });
});
