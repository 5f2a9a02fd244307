import { describe, expect, it } from 'vitest';
import { carrierColour, carrierMark } from './carrier-mark';

describe('carrierMark', () => {
  it.each(['SU', 'U6', '9U', 'DP', 'SUX'])('draws %s', (code) =>
    expect(carrierMark(code)).toContain(`>${code}</text>`),
  );

  it.each(['', 'S', 'su', 'SUXX', '<b', '"/', '..'])('rejects "%s"', (code) => expect(carrierMark(code)).toBeNull());
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
