import { expect, it, vi } from 'vitest';
import { BRANDS } from '~/market/brands';
import { letterOrigin } from './letter-origin.server';

const configured = vi.hoisted(() => ({ publicOrigins: {}, brandHosts: {} }));
vi.mock('./environment.server', () => ({ environment: () => configured }));

it.each([
  ['ru', 'http://ru.localhost:3000', {}, {}, 'http://ru.localhost:3000'],
  ['intl', 'http://localhost:3000', {}, {}, 'http://localhost:3000'],
  // A host that somebody has put into the request.
  ['ru', 'https://evil.example', {}, {}, 'https://ru.localhost'],
  ['ru', 'http://127.0.0.1:3000', {}, {}, 'http://ru.localhost:3000'],
  ['ru', 'https://evil.example', {}, { 'kassa.example': 'ru' }, 'https://kassa.example'],
  ['intl', 'https://shop.example', {}, { 'shop.example': 'intl' }, 'https://shop.example'],
  ['ru', 'https://evil.example', { ru: 'https://poputny.example' }, {}, 'https://poputny.example'],
] as const)('%s at %s, configured %j %j: %s', (brand, origin, publicOrigins, brandHosts, expected) => {
  Object.assign(configured, { publicOrigins, brandHosts });
  expect(letterOrigin({ brand: BRANDS[brand], origin })).toBe(expected);
});
