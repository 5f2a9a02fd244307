import { describe, expect, it } from 'vitest';
import { hinterAnswer, type SuggestEntry } from '~/upstream/suggest/contract';
import { UpstreamError } from '~/upstream/error';
import type { Market } from '~/market/market';
import { submitSearchForm, type SubmitContext } from './submit.server';

const NOW = new Date('2031-04-10T12:00:00Z');

const PLACES = hinterAnswer.parse({
  data: [
    {
      city: { code: 'LON', name: { en: 'London', ru: 'Лондон' } },
      airports: [
        { code: 'LHR', name: { en: 'Heathrow' } },
        { code: 'LGW', name: { en: 'Gatwick' } },
      ],
    },
    { city: { code: 'LDB', name: { en: 'Londrina' } }, country: { en: 'Brazil' } },
    { city: { code: 'NYC', name: { en: 'New York', ru: 'Нью-Йорк' } } },
  ],
});

/** Finds by the beginning of any name or by a code, as the service does. */
function suggest(text: string): Promise<SuggestEntry[]> {
  const begins = (name: unknown) => String(name).toLowerCase().startsWith(text.toLowerCase());
  return Promise.resolve(
    PLACES.filter(({ city, airports }) =>
      [city, ...airports].some(({ code, names }) => code === text || Object.values(names).some(begins)),
    ),
  );
}

const unavailable = () =>
  Promise.reject(new UpstreamError({ kind: 'unavailable', service: 'suggest', operation: 'list', requestId: 'r' }));

const market: Market = {
  brand: 'intl',
  brandName: 'Fairwind',
  locale: 'en',
  country: 'US',
  currency: 'USD',
  homePath: '/en-us',
};

function submit(fields: string, list: SubmitContext['upstream']['suggest']['list'] = suggest) {
  const find = (code: string) => Promise.resolve(PLACES.find(({ city }) => city.code === code) ?? null);
  return submitSearchForm({ market, upstream: { suggest: { list, find } } }, new URLSearchParams(fields), NOW);
}

async function search(fields: string, list?: SubmitContext['upstream']['suggest']['list']) {
  const outcome = await submit(`departure=London&arrival=New York&departureDate=2031-05-04&${fields}`, list);
  if (!('location' in outcome)) throw new Error(JSON.stringify(outcome.state.errors));
  return new URL(outcome.location, 'http://shop').searchParams;
}

async function refused(fields: string, list?: SubmitContext['upstream']['suggest']['list']) {
  const outcome = await submit(fields, list);
  if ('location' in outcome) throw new Error(`went to ${outcome.location}`);
  return outcome.state;
}

describe('a search', () => {
  it('leads to the canonical link', async () => {
    expect(await submit('departure=London&arrival=New York&departureDate=2031-05-04')).toEqual({
      location:
        '/search?adult=1&cabinClass=Y&child=0&childrenAges=[]&infant=0&route[0]=iatax:LON_2031-05-04_date_2031-05-04_iatax:NYC&v=2',
    });
  });

  it('there and back has two routes, the second reversed', async () => {
    const link = await search('dateBack=2031-05-11');
    expect(link.get('route[1]')).toBe('iatax:NYC_2031-05-11_date_2031-05-11_iatax:LON');
  });

  it('counts children under two as infants', async () => {
    const link = await search('adults=2&childrenAges=7&childrenAges=1&childrenAges=0&childrenAges=2');
    expect(['adult', 'child', 'childrenAges', 'infant'].map((name) => link.get(name))).toEqual([
      '2',
      '2',
      '[7,2]',
      '2',
    ]);
  });

  it('names the cabin by its letter', async () => {
    expect((await search('cabinClass=business')).get('cabinClass')).toBe('C');
  });

  it('goes on by codes when places cannot be looked up', async () => {
    const outcome = await submit('departure=lon&arrival=NYC&departureDate=2031-05-04', unavailable);
    expect(outcome).toMatchObject({ location: expect.stringContaining('route[0]=iatax:LON_2031-05-04') });
  });
});

describe('a form that cannot be searched', () => {
  it.each([
    ['an unknown place', 'departure=qqqq&arrival=New York', 'departure', 'We found no place called “qqqq”'],
    ['the same city twice', 'departure=London&arrival=LON', 'arrival', 'You are going to the place you start from'],
    [
      'two airports of one city',
      'departure=Heathrow&arrival=Gatwick',
      'arrival',
      'You are going to the place you start',
    ],
    ['no date', 'departure=London&arrival=New York', 'departureDate', 'Choose the day of departure'],
  ])('%s: says so at the field', async (_what, fields, field, message) => {
    const { errors } = await refused(fields);
    expect(errors[field]).toMatch(message);
  });

  it('asks which of several places is meant, the first one ticked', async () => {
    const state = await refused('departure=Lond&arrival=New York&departureDate=2031-05-04');
    expect(Object.keys(state.errors)).toEqual(['departure']);
    expect(state.choices.departure?.map(({ code, label }) => `${label} ${code}`)).toEqual([
      'London LON',
      'Londrina LDB',
    ]);
    expect(state.values.departure).toEqual({ text: 'Lond', code: 'LON', label: '' });
  });

  it('keeps everything that was typed', async () => {
    const state = await refused(
      'departure=qqqq&arrival=New York&departureDate=2031-05-04&dateBack=2031-05-01&adults=2&childrenAges=7&cabinClass=business',
    );
    expect(state.values).toMatchObject({
      departure: { text: 'qqqq' },
      arrival: { text: 'New York' },
      departureDate: '2031-05-04',
      dateBack: '2031-05-01',
      adults: 2,
      childrenAges: [7],
      cabinClass: 'business',
    });
  });

  it('opens the passenger picker when the error is inside', async () => {
    expect((await refused('adults=10')).isPickerOpen).toBe(true);
    expect((await refused('adults=1')).isPickerOpen).toBe(false);
  });

  it('says that places cannot be looked up', async () => {
    const { errors } = await refused('departure=Paris&arrival=NYC&departureDate=2031-05-04', unavailable);
    expect(errors['departure']).toMatch('The list of places is not answering');
  });
});

describe('a button that changes the form', () => {
  it('leads back to the form as it is then', async () => {
    expect(await submit('departure=London&arrival=New York&adults=2&childrenAges=7&intent=swap')).toEqual({
      location: '/en-us?departure=New+York&arrival=London&adults=2&childrenAges=7#departure',
    });
  });

  it('keeps the passenger picker open', async () => {
    expect(await submit('departure=Lond&intent=addChild:0')).toEqual({
      location: '/en-us?departure=Lond&childrenAges=0&open=passengers#adults',
    });
  });
});
