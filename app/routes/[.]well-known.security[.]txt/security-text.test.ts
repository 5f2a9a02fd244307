import { describe, expect, it } from 'vitest';
import { BRANDS } from '~/market/brands';
import { securityText } from './security-text';

const ORIGIN = 'https://shop.example';
const expiryOf = (text: string) => /^Expires: (.+)$/m.exec(text)?.[1] ?? '';

describe('security.txt', () => {
  it('has the contact, languages, own address and policy of its brand', () => {
    expect(securityText(BRANDS.ru, ORIGIN, new Date('2031-01-01T10:00:00Z'))).toBe(
      [
        'Contact: mailto:security@poputny.example',
        'Expires: 2031-06-30T00:00:00.000Z',
        'Preferred-Languages: ru, en',
        'Canonical: https://shop.example/.well-known/security.txt',
        'Policy: https://shop.example/contacts#security',
        '',
      ].join('\n'),
    );
    expect(securityText(BRANDS.intl, ORIGIN)).toContain('Preferred-Languages: en\n');
  });

  it.each(['2026-12-31T23:59:59Z', '2028-02-29T00:00:00Z', '2040-07-15T12:00:00Z'])(
    'expires in the future but within a year when requested at %s',
    (asked) => {
      const days =
        (Date.parse(expiryOf(securityText(BRANDS.intl, ORIGIN, new Date(asked)))) - Date.parse(asked)) / 864e5;
      expect(days).toBeGreaterThan(178);
      expect(days).toBeLessThan(365);
    },
  );
});
