import { expect, it, vi } from 'vitest';
import { testContext } from '#tests/fixtures/request-context';
import { BRANDS } from '~/market/brands';
import { letterOrigin } from './letter-origin.server';

const configured = vi.hoisted(() => ({ publicOrigins: {}, brandHosts: {}, port: 3000 }));
vi.mock('~/bff/environment/environment.server', () => ({ environment: () => configured }));

it.each([
  ['ru', {}, {}, 'http://ru.localhost:3000'],
  ['intl', {}, {}, 'http://localhost:3000'],
  ['ru', {}, { 'kassa.example': 'ru' }, 'https://kassa.example'],
  ['intl', {}, { 'kassa.example': 'ru' }, 'http://localhost:3000'],
  ['ru', { ru: 'https://poputny.example' }, { 'kassa.example': 'ru' }, 'https://poputny.example'],
] as const)(
  'letters of %s, configured as %j %j, link to %s whatever the request says',
  (brand, publicOrigins, brandHosts, expected) => {
    Object.assign(configured, { publicOrigins, brandHosts });
    for (const asked of [
      'https://evil.example/',
      'http://localhost:9999/',
      'http://127.0.0.1:3000/',
      'ftp://kassa.example/',
    ]) {
      expect(letterOrigin(testContext({ brand: BRANDS[brand], url: new URL(asked) }))).toBe(expected);
    }
  },
);
