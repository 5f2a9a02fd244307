import { describe, expect, it } from 'vitest';
import { hinterAnswer, type HinterAnswerWire } from '~/upstream/suggest/contract';
import type { SandboxContext } from '../../service/service';
import { LANGUAGES } from '../../world/places';
import { folded } from './folding';
import { onOtherLayout } from './keyboard-layout';
import { suggestService } from './service';

async function ask(path: string, query: Record<string, string>): Promise<{ status: number; json: unknown }> {
  const handler = suggestService.routes[`GET ${path}`];
  if (!handler) throw new Error(`no route ${path}`);
  const request = { method: 'GET', path, query: new URLSearchParams(query), body: undefined, headers: {}, params: {} };
  // The suggest service uses nothing of the context.
  const reply = await handler(request, {} as SandboxContext);
  if (!('json' in reply)) throw new Error('no JSON');
  return { status: reply.status ?? 200, json: reply.json };
}

async function hinter(str: string, more: Record<string, string> = {}): Promise<HinterAnswerWire['data']> {
  const { json } = await ask('/hinter.json', { str, ...more });
  hinterAnswer.parse(json);
  return (json as HinterAnswerWire).data;
}

async function codes(str: string): Promise<string[]> {
  return (await hinter(str)).map((entry) => entry.city.code);
}

describe('/hinter.json', () => {
  it.each([
    ['London', 'LON'],
    ['Lond', 'LON'],
    ['LON', 'LON'],
    ['lhr', 'LON'],
    ['Heathrow', 'LON'],
    ['Moscow', 'MOW'],
    ['Москва', 'MOW'],
    ['мос', 'MOW'],
    ['Moskwa', 'MOW'],
    ['Шереметьево', 'MOW'],
    ['Казанская', 'MOW'],
    ['Saint Petersburg', 'LED'],
    ['St. Petersburg', 'LED'],
    ['Санкт-Петербург', 'LED'],
    ['санкт петербург', 'LED'],
    ['Питер', 'LED'],
    ['СПб', 'LED'],
    ['Стамбул', 'IST'],
    ['istanbul', 'IST'],
    ['İstanbul', 'IST'],
    ['Алматы', 'ALA'],
    ['Zürich', 'ZRH'],
    ['Zurich', 'ZRH'],
    ['Łódź', 'LCJ'],
    ['lodz', 'LCJ'],
    ['Kopenhagen', 'CPH'],
    ['Koeln', 'CGN'],
    ['muenchen', 'MUC'],
    ['London Heathrow', 'LON'],
    ['London airport', 'LON'],
    ['сочи аэропорт', 'AER'],
    ['вокзал Казань', 'KZN'],
    ['Москва Внуково', 'MOW'],
    ['Petersburg', 'LED'],
    ['Крит', 'HER'],
    ['Rzeszów', 'RZE'],
    ['Шарм', 'SSH'],
    ['Доминикана', 'PUJ'],
    ['Берёзово', 'EZV'],
    ['березово', 'EZV'],
    ['New York', 'NYC'],
    ['Janeiro', 'RIO'],
    ['Нуук', 'GOH'],
    ['Ushuaia', 'USH'],
    ['Tokyo', 'TYO'],
    ['Варшава', 'WAW'],
    ['Сочи', 'AER'],
    ['Адлер', 'AER'],
    ['Казанский вокзал', 'MOW'],
    ['Gare de Lyon', 'PAR'],
    ['2006004', 'MOW'],
    ['2000000', 'MOW'],
    // Cities that only trains reach.
    ['Тверь', '2004600'],
    ['Tver', '2004600'],
    ['Владимир', '2060340'],
    ['Vladimir', '2060340'],
    ['Ярославль', '2010001'],
    ['Yaroslavl', '2010001'],
    ['Вологда', '2010030'],
    ['Рязань', '2000080'],
    ['Ryazan', '2000080'],
    ['Тула', '2000880'],
    ['Калуга', '2000350'],
    ['Бологое', '2004660'],
    ['Орел', '2000140'],
    ['Рязань-1', '2000080'],
    ['2000120', '2000080'],
    // A name that is another city's code.
    ['Goa', 'GOI'],
    ['GOA', 'GOA'],
    // An old code and an old name.
    ['FRU', 'BSZ'],
    ['Нур-Султан', 'NQZ'],
    // A typing error in a word.
    ['gatwik', 'LON'],
    ['heatrow', 'LON'],
    ['new yrok', 'NYC'],
    ['lodnon', 'LON'],
    ['tokyo hanada', 'TYO'],
    ['barselona', 'BCN'],
    ['istambul', 'IST'],
    ['парж', 'PAR'],
    ['петребург', 'LED'],
    ['владивсток', 'VVO'],
    // Whole names with one wrong letter, of busy cities, before rare places that contain the text.
    ['питр', 'LED'],
    ['pitr', 'LED'],
    ['моска', 'MOW'],
    ['масква', 'MOW'],
    ['лондан', 'LON'],
    ['ондон', 'LON'],
    ['парижь', 'PAR'],
    ['сочь', 'AER'],
    ['казнь', 'KZN'],
    ['мадрит', 'MAD'],
    ['бангког', 'BKK'],
    ['дубаи', 'DXB'],
    ['калиниград', 'KGD'],
    ['роствов', 'ROV'],
    ['вашингтн', 'WAS'],
    ['frnkfurt', 'FRA'],
    ['vienn', 'VIE'],
    ['roma', 'ROM'],
    // Exact words and starts of names keep their place beside a busier city with one other letter.
    ['york', 'NYC'],
    ['бари', 'BRI'],
    ['сура', 'SUB'],
    ['твер', '2004600'],
    ['кипр', 'LCA'],
    // The colloquial short form, not the middle of Omsk's name.
    ['Мск', 'MOW'],
    ['spb', 'LED'],
    ['нск', 'OVB'],
    ['nyc', 'NYC'],
    ['sf', 'SFO'],
    ['la', 'LAX'],
    // Dotted and dotless letters of Turkish.
    ['İSTANBUL', 'IST'],
    ['ıstanbul', 'IST'],
    ['Istambul', 'IST'],
    // The wrong keyboard layout.
    ['vjcrdf', 'MOW'],
    ['Дщтвщт', 'LON'],
    ['ьщысщц', 'MOW'],
    ['gbnth', 'LED'],
    ['cjxb', 'AER'],
  ])('"%s" finds %s first', async (text, code) => {
    expect((await codes(text))[0]).toBe(code);
  });

  it.each(['рел', 'ндон', 'xqzzw', 'qw', '!!!'])(
    'finds nothing for "%s": neither middles of words nor noise',
    async (text) => {
      expect(await codes(text)).toEqual([]);
    },
  );

  it('puts the busier of two namesakes first', async () => {
    const results = await codes('London');
    expect(results.slice(0, 2)).toEqual(['LON', 'YXU']);
  });

  it.each([
    'Турция',
    'Turkey',
    'Turkije',
    'Turcja',
    'Turquía',
    'Turquie',
    'Türkei',
    'Turchia',
    'Türkiye',
    'turkiye',
    'турц',
  ])('matches the country "%s"', async (name) => {
    const results = await hinter(name);
    expect(results.length).toBeGreaterThan(3);
    expect(results.map((entry) => (entry.matched_country as { country_code: string } | null)?.country_code)).toEqual(
      results.map(() => 'TR'),
    );
  });

  it('finds the big cities of a country and names the country', async () => {
    const results = await hinter('Türkei');
    expect(results[0]?.city.code).toBe('IST');
    expect(results.map((entry) => entry.city.code)).toContain('AYT');
    expect(results[0]?.matched_country).toMatchObject({ country_code: 'TR', en: 'Türkiye' });
    expect((await hinter('Istanbul'))[0]?.matched_country).toBeNull();
  });

  it('names everything in nine languages', async () => {
    const [moscow] = await hinter('Moscow');
    for (const names of [moscow?.city.name, moscow?.airports?.[0]?.name, moscow?.railway_stations?.[0]?.name]) {
      expect(Object.keys(names ?? {}).sort()).toEqual([...LANGUAGES].sort());
    }
    expect(moscow).toMatchObject({
      city: { name: { en: 'Moscow', ru: 'Москва', tr: 'Moskova' } },
      country: { country_code: 'RU', ru: 'Россия', fr: 'Russie' },
      bus_stations: [],
    });
    expect(moscow?.airports?.map((airport) => airport.code)).toEqual(['SVO', 'DME', 'VKO', 'ZIA']);
  });

  it('answers a city that only trains reach with its stations and no airports', async () => {
    const [ryazan] = await hinter('Рязань');
    expect(ryazan).toMatchObject({ city: { name: { en: 'Ryazan', ru: 'Рязань', fr: 'Ryazan' } }, airports: [] });
    expect(ryazan?.railway_stations?.map(({ code }) => code)).toEqual(['2000080', '2000120']);
  });

  it('shows the requested airport first', async () => {
    expect((await hinter('LGW'))[0]?.airports?.[0]?.code).toBe('LGW');
  });

  it.each([
    ['an unknown name', 'qqqq'],
    ['an empty text', ''],
    ['punctuation only', '?!*'],
    ['a long text', 'x'.repeat(5000)],
    ['a regular expression', '.*(['],
  ])('finds nothing for %s', async (_, text) => {
    expect(await hinter(text)).toEqual([]);
  });

  it('returns ten entries by default, each city once', async () => {
    const results = await codes('san');
    expect(results).toHaveLength(10);
    expect(new Set(results).size).toBe(10);
    expect(await hinter('san', { limit: '3' })).toHaveLength(3);
  });

  it.each([
    ['1', 1],
    ['1000', 50],
    ['0', 10],
    ['-1', 10],
    ['2.5', 10],
    ['many', 10],
    ['', 10],
  ])('for the limit "%s" returns %i entries', async (limit, count) => {
    expect(await hinter('an', { limit })).toHaveLength(count);
  });
});

describe('/iata.json', () => {
  it.each([
    ['MOW', 'MOW'],
    ['svo', 'MOW'],
    ['2000003', 'MOW'],
    ['TXL', 'BER'],
    ['GOH', 'GOH'],
    ['2004600', '2004600'],
    ['2000120', '2000080'],
  ])('finds %s in %s', async (code, city) => {
    const { json } = await ask('/iata.json', { iata: code });
    expect(hinterAnswer.parse(json).map((entry) => entry.city.code)).toEqual([city]);
  });

  it('puts the requested station first', async () => {
    const { json } = await ask('/iata.json', { iata: '2000001' });
    expect(hinterAnswer.parse(json)[0]?.railwayStations[0]?.code).toBe('2000001');
  });

  it.each(['QQQ', '', 'Moscow'])('returns nothing for "%s"', async (code) => {
    expect((await ask('/iata.json', { iata: code })).json).toEqual({ data: [] });
  });
});

describe('folding', () => {
  it.each([
    ['Орёл', 'орел'],
    ['Łódź', 'lodz'],
    ['Straße', 'strasse'],
    ['ISPARTA', 'isparta'],
    ['Iğdır', 'igdir'],
    ['Ростов-на-Дону', 'ростов на дону'],
    ["  O'Hare ", 'o hare'],
  ])('%s → %s', (text, result) => {
    expect(folded(text)).toBe(result);
  });

  it.each([
    ['ghbdtn', 'привет'],
    ['ьщысщц', 'moscow'],
  ])('converts %s to %s on the other layout', (text, result) => {
    expect(onOtherLayout(text)).toBe(result);
  });
});
