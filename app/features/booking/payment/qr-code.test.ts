import { create } from 'qrcode';
import { expect, it } from 'vitest';
import { qrCode } from './qr-code.server';

/** Returns the dark modules of a path, as "x,y". */
function darkModules(path: string): string[] {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)].flatMap(([, x, y, width]) =>
    Array.from({ length: Number(width) }, (_, step) => `${Number(x) + step},${y}`),
  );
}

it.each(['https://qr.example/AS100', `https://bank.example/pay?token=${'0a1b2c3d'.repeat(8)}&amount=1045000`])(
  'draws every dark module of %s, and nothing in the quiet zone',
  (text) => {
    const { size, path } = qrCode(text);
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    const expected = [...modules.data].flatMap((isDark, at) =>
      isDark ? [`${(at % modules.size) + 4},${Math.floor(at / modules.size) + 4}`] : [],
    );
    expect(size).toBe(modules.size + 8);
    expect(darkModules(path).sort()).toEqual(expected.sort());
  },
);
