import { describe, expect, it } from 'vitest';
import { hinterAnswer } from '~/upstream/suggest/contract';
import { placeSuggestions } from './suggestions';

const entries = hinterAnswer.parse({
  data: [
    {
      city: { code: 'MOW', name: { ru: 'Москва', en: 'Moscow' } },
      airports: [
        { code: 'SVO', name: { ru: 'Шереметьево', en: 'Sheremetyevo' } },
        { code: 'DME', name: { ru: 'Домодедово' } },
      ],
      railway_stations: [
        { code: '2006004', name: { ru: 'Москва Октябрьская' } },
        { code: '2000002', name: { ru: 'Ярославский вокзал' } },
      ],
      country: { ru: 'Россия', en: 'Russia', country_code: 'RU' },
    },
    {
      city: { code: 'AER', name: { ru: 'Сочи' } },
      airports: [{ code: 'AER', name: { ru: 'Адлер' } }],
      country: { ru: 'Россия', country_code: 'RU' },
    },
  ],
});

const codes = (text: string) => placeSuggestions(entries, text, 'ru').map((row) => row.code);

describe('placeSuggestions', () => {
  it('puts airports under their city, and leaves out an only one', () => {
    expect(codes('м')).toEqual(['MOW', 'SVO', 'DME', 'AER']);
  });

  it('shows the stations that the text means', () => {
    expect(codes('яросл')).toEqual(['MOW', 'SVO', 'DME', '2000002', 'AER']);
    expect(codes('москва окт')).toEqual(['MOW', 'SVO', 'DME', '2006004', 'AER']);
    expect(codes('2006004')).toEqual(['MOW', 'SVO', 'DME', '2006004', 'AER']);
  });

  it('shows no stations to who means the city', () => {
    expect(codes('москва')).toEqual(['MOW', 'SVO', 'DME', 'AER']);
  });

  it('words a row in the language of the page, or in one that there is', () => {
    expect(placeSuggestions(entries, 'dom', 'en').slice(0, 3)).toEqual([
      { code: 'MOW', label: 'Moscow', sublabel: 'Russia', kind: 'city', nested: false },
      { code: 'SVO', label: 'Sheremetyevo', sublabel: 'Moscow', kind: 'airport', nested: true },
      { code: 'DME', label: 'Домодедово', sublabel: 'Moscow', kind: 'airport', nested: true },
    ]);
  });
});
