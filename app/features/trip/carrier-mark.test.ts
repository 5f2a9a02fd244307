import { describe, expect, it } from 'vitest';
import { carrierColour, carrierMark } from './carrier-mark';

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

describe('carrierColour', () => {
  it('gives carriers varied colours', () => {
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
    expect(new Set(codes.map(carrierColour)).size).toBeGreaterThanOrEqual(9);
    expect(carrierColour('SU')).toBe(carrierColour('SU'));
  });
});
