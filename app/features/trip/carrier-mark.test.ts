import { describe, expect, it } from 'vitest';
import { fairwind } from '#tests/fixtures/market';
import { carrierColours, carrierMark } from './carrier-mark';
import { carrier } from './segment-text.server';

describe('carrierMark', () => {
  it.each(['SU', 'U6', '9U', 'DP', 'SUX'])('draws %s', (code) =>
    expect(carrierMark(code, 'en')).toContain(`>${code}</text>`),
  );

  it.each([
    ['RZD', 'ru', ['РЖД']],
    ['RZD', 'de', ['RZD']],
    ['SNF', 'en', ['SNCF']],
    ['SBB', 'it', ['FFS']],
    ['EST', 'fr', ['Euro', 'star']],
  ] as const)('writes the mark of %s in %s as people do', (code, locale, lines) => {
    for (const line of lines) expect(carrierMark(code, locale)).toContain(`>${line}</text>`);
  });

  it.each(['', 'S', 'su', 'SUXX', '<b', '"/', '..'])('rejects "%s"', (code) =>
    expect(carrierMark(code, 'en')).toBeNull(),
  );
});

describe('carrierColours', () => {
  it('tell carriers apart', () => {
    const codes = [
      'SU',
      'S7',
      'U6',
      'UT',
      'DP',
      'N4',
      'FV',
      'BA',
      'LH',
      'AF',
      'KL',
      'LO',
      'TK',
      'EK',
      'QR',
      'UA',
      'AA',
      'DL',
    ];
    expect(new Set(codes.map((code) => carrierColours(code).join())).size).toBeGreaterThanOrEqual(codes.length - 1);
    for (const code of codes) expect(new Set(carrierColours(code)).size, code).toBe(2);
  });

  it('differ in hue between carriers that fly the same routes', () => {
    const grounds = (...codes: string[]) => new Set(codes.map((code) => carrierColours(code)[0])).size;
    expect(grounds('AA', 'DL', 'UA', 'BA')).toBe(4);
    expect(grounds('SU', 'S7', 'DP', 'U6')).toBe(4);
  });
});

describe('carrier', () => {
  const names = { aircrafts: {}, airlines: {}, ports: {}, cities: {}, countries: {}, carKinds: {} };

  it.each([
    ['a railway in a language of its own', 'RZD', 'ru', { isWide: true, language: 'ru' }],
    ['a railway elsewhere', 'RZD', 'en', { isWide: true }],
    ['an airline', 'SU', 'ru', undefined],
  ] as const)('says how the mark of %s is drawn', (_name, code, locale, mark) => {
    expect(carrier(code, { maps: names, market: fairwind({ country: 'GB', currency: 'GBP', locale }) }).mark).toEqual(
      mark,
    );
  });
});
