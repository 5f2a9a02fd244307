import { describe, expect, it } from 'vitest';
import { PostedForm } from '~/forms/posted-form.server';
import { fairwind } from '#tests/fixtures/market';
import { hinterAnswer, type SuggestEntry } from '~/upstream/suggest/contract';
import { UpstreamError } from '~/upstream/error';
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

/** Finds places by the start of any name or by code, like the service. */
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

const market = fairwind({ country: 'US', currency: 'USD' });

function submit(fields: string, list: SubmitContext['upstream']['suggest']['list'] = suggest) {
  const find = (code: string) => Promise.resolve(PLACES.find(({ city }) => city.code === code) ?? null);
  const context = { market, clientIp: '192.0.2.1', upstream: { suggest: { list, find } } };
  return submitSearchForm(context, new PostedForm(new URLSearchParams(fields)), NOW);
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
  it('redirects to the canonical link', async () => {
    expect(await submit('departure=London&arrival=New York&departureDate=2031-05-04')).toEqual({
      location:
        '/search?adult=1&cabinClass=Y&child=0&childrenAges=[]&infant=0&route[0]=iatax:LON_2031-05-04_date_2031-05-04_iatax:NYC&v=2',
    });
  });

  it('has two routes for a return journey, the second reversed', async () => {
    const link = await search('dateBack=2031-05-11');
    expect(link.get('route[1]')).toBe('iatax:NYC_2031-05-11_date_2031-05-11_iatax:LON');
  });

  it.each([
    ['a departure that moved', 'dateBack=2031-05-11&notice=departureMoved', 'departureMoved'],
    ['a return that was cleared', 'notice=returnCleared', 'returnCleared'],
    ['a return chosen again', 'dateBack=2031-05-11&notice=returnCleared', null],
    ['any other notice', 'notice=expired', null],
  ])('tells the results about %s', async (_name, fields, notice) => {
    expect((await search(fields)).get('notice')).toBe(notice);
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

  it('writes the cabin as its letter', async () => {
    expect((await search('cabinClass=business')).get('cabinClass')).toBe('C');
  });

  it('continues with codes when places cannot be looked up', async () => {
    const outcome = await submit('departure=lon&arrival=NYC&departureDate=2031-05-04', unavailable);
    expect(outcome).toMatchObject({ location: expect.stringContaining('route[0]=iatax:LON_2031-05-04') });
  });
});

describe('an invalid form', () => {
  it.each([
    ['an unknown place', 'departure=qqqq&arrival=New York', 'departure', 'We found no place called “qqqq”'],
    ['the same city twice', 'departure=London&arrival=LON', 'arrival', 'Departure and arrival are the same place'],
    ['two airports of one city', 'departure=Heathrow&arrival=Gatwick', 'arrival', 'Departure and arrival are the same'],
    ['no date', 'departure=London&arrival=New York', 'departureDate', 'Choose a departure date'],
  ])('%s: shows the error at the field', async (_what, fields, field, message) => {
    const { errors } = await refused(fields);
    expect(errors[field]).toMatch(message);
  });

  it('offers several matching places, with the first one selected', async () => {
    const state = await refused('departure=Lond&arrival=New York&departureDate=2031-05-04');
    expect(Object.keys(state.errors)).toEqual(['departure']);
    expect(state.choices.departure?.map(({ code, label }) => `${label} ${code}`)).toEqual([
      'London LON',
      'Londrina LDB',
    ]);
    expect(state.values.departure).toEqual({ text: 'Lond', code: 'LON', label: '' });
  });

  it('keeps all input', async () => {
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

  it('opens the passenger picker for an error inside it', async () => {
    expect((await refused('adults=10')).isPickerOpen).toBe(true);
    expect((await refused('adults=1')).isPickerOpen).toBe(false);
  });

  it('reports that places cannot be looked up', async () => {
    const { errors } = await refused('departure=Paris&arrival=NYC&departureDate=2031-05-04', unavailable);
    expect(errors['departure']).toMatch('The list of places is not responding');
  });
});

describe('a button that changes the form', () => {
  it('redirects to the changed form', async () => {
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

describe('the same place twice', () => {
  it('clears the arrival, shows the error there and focuses it', async () => {
    const state = await refused('departure=London&arrival=LON&departureDate=2031-05-04');
    expect(state.values.arrival).toEqual({ text: '', code: '', label: '' });
    expect(state.values.departure.text).toBe('London');
    expect(state.focus).toBe('arrival');
  });

  it('works in a leg too', async () => {
    const state = await refused(
      'legs[0].departure=London&legs[0].arrival=New York&legs[0].date=2031-05-04' +
        '&legs[1].departure=NYC&legs[1].arrival=New York&legs[1].date=2031-05-08',
    );
    expect(Object.keys(state.errors)).toEqual(['legs[1].arrival']);
    expect([state.values.legs[1]?.arrival.text, state.focus]).toEqual(['', 'legs[1].arrival']);
  });

  it('is the only error that takes the focus from the error list', async () => {
    expect((await refused('departure=London&arrival=qqqq')).focus).toBeUndefined();
  });
});

describe('kinds of journeys', () => {
  const legs = (...places: string[]) =>
    places
      .map((pair, index) => {
        const [from, to] = pair.split('-');
        return `legs[${index}].departure=${from}&legs[${index}].arrival=${to}&legs[${index}].date=2031-05-0${index + 4}`;
      })
      .join('&');
  const routes = (outcome: Awaited<ReturnType<typeof submit>>) => {
    if (!('location' in outcome)) throw new Error(JSON.stringify(outcome.state.errors));
    return [...new URL(outcome.location, 'http://shop').searchParams]
      .filter(([name]) => name.startsWith('route'))
      .map(([, value]) => value);
  };

  it.each<[what: string, fields: string, expected: string[]]>([
    [
      'several legs',
      legs('London-New York', 'NYC-Londrina', 'Londrina-Heathrow'),
      [
        'iatax:LON_2031-05-04_date_2031-05-04_iatax:NYC',
        'iatax:NYC_2031-05-05_date_2031-05-05_iatax:LDB',
        'iatax:LDB_2031-05-06_date_2031-05-06_iatax:LHR',
      ],
    ],
    [
      'a range',
      'departure=London&arrival=NYC&dateType=range&departureDate=2031-05-04',
      ['iatax:LON_2031-05-04_range_2031-05-11_iatax:NYC'],
    ],
    [
      'a stay',
      'departure=London&arrival=NYC&dateType=stay&departureDate=2031-05-04&departureDateEnd=2031-05-06&stayMin=3&stayMax=5',
      ['iatax:LON_2031-05-04_range_2031-05-06_iatax:NYC', 'iatax:NYC_3_stay_5_iatax:LON'],
    ],
    [
      'a country',
      'departure=London&arrival=Turkey&arrivalCode=TR&arrivalLabel=Turkey&departureDate=2031-05-04',
      ['iatax:LON_2031-05-04_date_2031-05-04_unknown:TR'],
    ],
    [
      'anywhere',
      'departure=London&arrival=anywhere&departureDate=2031-05-04',
      ['iatax:LON_2031-05-04_date_2031-05-04_unknown:ANYW'],
    ],
  ])('%s', async (_what, fields, expected) => expect(routes(await submit(fields))).toEqual(expected));

  it.each<[what: string, fields: string, location: string]>([
    [
      'to several legs',
      'departure=London&arrival=Turkey&arrivalCode=TR&arrivalLabel=Turkey&dateBack=2031-05-11&intent=multiLeg',
      '/en-us?legs%5B0%5D.departure=London&legs%5B1%5D.departure=&legs%5B1%5D.date=2031-05-11#legs-0-arrival',
    ],
    ['one more leg', `${legs('London-NYC', 'NYC-')}&intent=addLeg`, '#legs-2-departure'],
    [
      'back to one journey',
      `${legs('London-NYC', 'NYC-')}&intent=single`,
      '/en-us?departure=London&arrival=NYC&departureDate=2031-05-04#departure',
    ],
    [
      'a leg fewer than two',
      `${legs('London-NYC', 'NYC-')}&intent=removeLeg:0`,
      '/en-us?departure=NYC&departureDate=2031-05-05#departure',
    ],
    [
      'flexible dates',
      'departureDate=2031-05-04&intent=dates:range',
      '/en-us?dateType=range&departureDate=2031-05-04&departureDateEnd=2031-05-11#departure',
    ],
    [
      'no return',
      'departureDate=2031-05-04&dateBack=2031-05-11&intent=noReturn',
      '/en-us?departureDate=2031-05-04#dateBack',
    ],
    [
      'to an example',
      'departure=London&intent=goTo:ANYW',
      '/en-us?departure=London&arrival=Anywhere&arrivalCode=ANYW&arrivalLabel=Anywhere#departureDate',
    ],
  ])('%s', async (_what, fields, location) => {
    expect(await submit(fields)).toEqual({ location: expect.stringContaining(location) as string });
  });
});
