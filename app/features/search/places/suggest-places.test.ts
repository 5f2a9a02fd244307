import { describe, expect, it } from 'vitest';
import { poputny } from '#tests/fixtures/market';
import { hinterAnswer } from '~/upstream/suggest/contract';
import { hasPoint } from './other-end';
import { suggestPlaces } from './suggest-places.server';

const entries = hinterAnswer.parse({
  data: [
    {
      city: { code: 'LON', name: { ru: 'Лондон', en: 'London' } },
      airports: [
        { code: 'LHR', name: { en: 'Heathrow' } },
        { code: 'LGW', name: { en: 'Gatwick' } },
      ],
      railway_stations: [{ code: '7000001', name: { en: 'St Pancras' } }],
      country: { ru: 'Великобритания', country_code: 'GB' },
    },
    {
      city: { code: 'YXU', name: { ru: 'Лондон', en: 'London' } },
      country: { ru: 'Канада', country_code: 'CA' },
    },
  ],
});

const FIELD = { side: 'arrival', hasAreas: true, otherEnd: null } as const;

async function listOf(
  text: string,
  field: Partial<{ side: 'departure' | 'arrival'; otherEnd: string }> = {},
  found = entries,
) {
  const upstream = { suggest: { list: () => Promise.resolve(found) } };
  const { note, sections } = await suggestPlaces({ market: poputny(), upstream }, text, { ...FIELD, ...field });
  const cities = sections.flatMap(({ rows }) => rows).filter(({ kind }) => kind === 'city');
  return { note, cities: cities.map(({ code }) => code) };
}

describe('suggestPlaces', () => {
  it('takes the first row for the place that was typed', async () => {
    expect(await listOf('london')).toEqual({ note: null, cities: ['LON', 'YXU'] });
  });

  it.each(['LON', 'LGW', '7000001'])('offers no namesake in place of the other field: %s', async (otherEnd) => {
    const note = 'Лондон уже есть в поле «Откуда»';
    expect(await listOf('london', { otherEnd })).toEqual({ note, cities: ['YXU'] });
    expect(await listOf('lond', { otherEnd }, entries.slice(0, 1))).toEqual({ note, cities: [] });
  });

  it.each([
    ['gatwik', 'Gatwick (LGW) — это тоже Лондон, как и в поле «Откуда»', 'LGW'],
    ['lgw', 'Gatwick (LGW) — это тоже Лондон, как и в поле «Откуда»', 'LGW'],
    ['st pancras', 'St Pancras — это тоже Лондон, как и в поле «Откуда»', '7000001'],
    ['london', 'Лондон уже есть в поле «Откуда»', 'LON'],
  ])('names what "%s" means in the city of the other field, and offers it', async (text, note, code) => {
    const upstream = { suggest: { list: () => Promise.resolve(entries) } };
    const found = await suggestPlaces({ market: poputny(), upstream }, text, { ...FIELD, otherEnd: 'LHR' });
    expect([found.note, found.taken?.code]).toEqual([note, code]);
  });

  it('lists three rows at most below a note', async () => {
    const city = (code: string) => ({ ...entries[1]!, city: { ...entries[1]!.city, code } });
    const many = [entries[0]!, ...['AAA', 'BBB', 'CCC', 'DDD'].map(city)];
    expect((await listOf('london', { otherEnd: 'LON' }, many)).cities).toEqual(['AAA', 'BBB', 'CCC']);
    expect((await listOf('london', {}, many)).cities).toHaveLength(5);
  });

  it('names the other field', async () => {
    expect(await listOf('london', { side: 'departure', otherEnd: 'LON' })).toMatchObject({
      note: 'Лондон уже есть в поле «Куда»',
    });
  });

  it('leaves the other end out without a word where another place is meant', async () => {
    expect(await listOf('лон', { otherEnd: 'YXU' })).toEqual({ note: null, cities: ['LON'] });
    expect(await listOf('ло', { otherEnd: 'LON' }), 'two letters mean no city').toEqual({
      note: null,
      cities: ['YXU'],
    });
  });

  it('says that nothing matches, with the text as typed', async () => {
    const nothing = {
      note: expect.stringMatching(/^Не нашли города, аэропорта или вокзала «Xyzzy»\. Проверьте/),
      cities: [],
    };
    expect(await listOf('Xyzzy', {}, [])).toEqual(nothing);
    expect((await listOf('куда уг', {}, [])).note, '"anywhere" is a match').toBeNull();
  });
});

describe('hasPoint', () => {
  it.each<[string | null, boolean]>([
    ['LON', true],
    ['LHR', true],
    ['7000001', true],
    ['YXU', false],
    ['', false],
    [null, false],
  ])('%s: %s', (code, isThere) => {
    expect(hasPoint(entries[0]!, code)).toBe(isThere);
  });
});
