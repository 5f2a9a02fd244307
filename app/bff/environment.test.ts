import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { brandOfHost } from '~/market/brands';
import { environmentSchema, readEnvironment } from './environment.server';
import { secretsOfFile } from './session-secrets.server';

/** Read by server/sandbox/index.ts alone. */
const SANDBOX_ONLY = ['SANDBOX_SEARCH_DELAY_MS', 'SANDBOX_WARM_PRICES'];
const example = readFileSync('.env.example', 'utf8');

describe('readEnvironment', () => {
  it('needs no variable', () => {
    expect(readEnvironment({})).toMatchObject({
      port: 3000,
      dataDirectory: path.resolve('.data'),
      trustProxy: false,
      brandHosts: {},
      threeDsHosts: ['localhost:4010'],
      socialHosts: ['localhost:4010'],
      upstreamUrls: {
        suggest: 'http://localhost:4010/suggest',
        search: 'http://localhost:4010/search',
        booking: 'http://localhost:4010/booking',
      },
    });
  });

  it('takes an empty value as none', () => {
    expect(readEnvironment({ PORT: '', SESSION_SECRETS: '', REDIS_URL: '' })).toEqual(readEnvironment({}));
  });

  it('moves the sandbox and its services together', () => {
    const { threeDsHosts, upstreamUrls } = readEnvironment({
      SANDBOX_PORT: '5000',
      SEARCH_URL: 'https://search.example/api/',
    });
    expect(threeDsHosts).toEqual(['localhost:5000']);
    expect(upstreamUrls.booking).toBe('http://localhost:5000/booking');
    expect(upstreamUrls.search).toBe('https://search.example/api');
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
    ['COUNTRY_HEADER', 'CF-IPCountry', { countryHeader: 'cf-ipcountry' }],
    ['SESSION_SECRETS', `${'a'.repeat(32)},${'b'.repeat(40)}`, { sessionSecrets: ['a'.repeat(32), 'b'.repeat(40)] }],
  ])('reads %s=%s', (name, value, expected) => {
    expect(readEnvironment({ [name]: value })).toMatchObject(expected);
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
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '99'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.1,::/0'],
  ])('refuses %s=%s by name', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(`  ${name}: `);
  });
});

describe('.env.example', () => {
  const named = [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]);

  it('names every variable, once', () => {
    expect(named.toSorted()).toEqual([...Object.keys(environmentSchema.shape), ...SANDBOX_ONLY].toSorted());
  });

  it('shows the defaults', () => {
    const shown = Object.fromEntries(
      [...example.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    );
    expect(Object.keys(shown)).toContain('PORT');
    expect(readEnvironment(shown)).toEqual(readEnvironment({}));
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
  ])('%s is of brand %s', (host, brand) => {
    expect(brandOfHost(host, { 'shop.example': 'intl' }).id).toBe(brand);
  });
});

describe('secretsOfFile', () => {
  const temporary = () => mkdtempSync(path.join(tmpdir(), 'secrets-'));

  it('makes a private secret once', () => {
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

  it('says which folder it cannot use', () => {
    const file = path.join(temporary(), 'a file');
    writeFileSync(file, '');
    expect(() => secretsOfFile(file)).toThrow(`SESSION_SECRETS is not set, and ${file}`);
  });
});
