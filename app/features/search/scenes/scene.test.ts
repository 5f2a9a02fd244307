import { describe, expect, it } from 'vitest';
import { MOTIFS } from './motif';
import { scene, scenePath } from './scene.server';

const CODES = ['LON', 'PAR', 'PMI', 'INN', 'TYO', 'CAI', 'QQQ'];

describe('scene', () => {
  it.each(CODES)('draws %s in a few kilobytes, always the same', (code) => {
    for (const motif of MOTIFS) {
      const drawing = scene(`${motif}-${code}`) ?? '';
      expect(drawing).toMatch(/^<svg .*<\/svg>$/s);
      expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
      expect(drawing.length).toBeLessThan(8000);
      expect(scene(`${motif}-${code}`)).toBe(drawing);
    }
  });

  it.each(['LON', 'B5A', '20040', '2004001', '1234567890'])('has a drawing at the address of %s', (code) => {
    for (const motif of MOTIFS) {
      const [, name = ''] = /^\/scenes\/(.+)\.svg$/.exec(scenePath(motif, code)) ?? [];
      expect(scene(name)).not.toBeNull();
    }
  });

  it('draws cities of one kind differently', () => {
    const drawings = ['PMI', 'NCE', 'AGP', 'RHO', 'SPU', 'GOI'].map((code) => scene(`beach-${code}`));
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it.each(['', 'LON', 'castle-LON', 'city-lon', 'city-LONDON', 'city-2004', 'city-<svg>', '../city-LON'])(
    'draws nothing for "%s"',
    (name) => {
      expect(scene(name)).toBeNull();
    },
  );
});
