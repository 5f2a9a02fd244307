import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { formWith, type HtmlForm } from '#tests/setup/html-form';
import type { FormFields, PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import { dateIn } from '#tests/journeys/travellers';

/** Presses a button of the search form on `page`, with `typed` over its fields. */
async function press(visitor: PlainBrowser, page: PlainPage, intent: string, typed: FormFields = {}) {
  const form = searchForm(page);
  expect(form.buttons, `the page has the button ${intent}`).toContainEqual({ name: 'intent', value: intent });
  return visitor.post(form.action, { ...form.fields, ...typed, intent });
}

function searchForm({ text }: PlainPage): HtmlForm {
  return formWith(text, 'cabinClass');
}

/** Returns the routes of the resulting search. */
function routesOf({ path }: PlainPage): string[] {
  const url = new URL(path, 'http://shop');
  expect(url.pathname).toBe('/search');
  return [...url.searchParams].filter(([name]) => name.startsWith('route[')).map(([, route]) => route);
}

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test('several legs: each button keeps the input', async ({ visitor }) => {
      let page = await visitor.get('/');
      page = await press(visitor, page, 'multiLeg', {
        departure: 'London',
        arrival: 'Rome',
        departureDate: dateIn(40),
        dateBack: dateIn(50),
        adults: '2',
      });
      expect(searchForm(page).fields).toMatchObject({
        'legs[0].departure': ['London'],
        'legs[0].arrival': ['Rome'],
        'legs[0].date': [dateIn(40)],
        'legs[1].departure': ['Rome'],
        adults: ['2'],
      });
      page = await press(visitor, page, 'addLeg', { 'legs[1].departure': 'Rome', 'legs[1].arrival': 'Par' });
      expect(searchForm(page).fields).toMatchObject({ 'legs[1].arrival': ['Par'], 'legs[2].departure': ['Par'] });
      page = await press(visitor, page, 'removeLeg:2', { 'legs[1].arrival': 'Istanbul', 'legs[1].date': dateIn(45) });
      expect(searchForm(page).fields).not.toHaveProperty('legs[2].departure');
      expect(searchForm(page).fields).not.toHaveProperty('departureDate');

      const found = await press(visitor, page, 'search');
      expect(found.status).toBe(200);
      expect(routesOf(found)).toEqual([
        `iatax:LON_${dateIn(40)}_date_${dateIn(40)}_iatax:ROM`,
        `iatax:ROM_${dateIn(45)}_date_${dateIn(45)}_iatax:IST`,
      ]);
      expect(searchForm(found).fields, 'the results’ form has the legs').toMatchObject({
        'legs[0].departureCode': ['LON'],
        'legs[1].arrivalCode': ['IST'],
        'legs[1].date': [dateIn(45)],
      });

      const single = await press(visitor, page, 'single');
      expect(searchForm(single).fields).toMatchObject({
        departure: ['London'],
        departureDate: [dateIn(40)],
        dateBack: [''],
      });
    });

    test('there are at most six legs, and an error appears at its leg', async ({ visitor }) => {
      let page = await press(visitor, await visitor.get('/'), 'multiLeg');
      for (let legs = 2; legs < 6; legs += 1) page = await press(visitor, page, 'addLeg');
      expect(page.text).toMatch(/<button[^>]*value="addLeg"[^>]*disabled=""/);

      const refused = await press(visitor, page, 'search', {
        'legs[0].departure': 'London',
        'legs[0].arrival': 'Rome',
        'legs[0].date': dateIn(40),
        'legs[1].departure': 'Rome',
        'legs[1].arrival': 'ROM',
        'legs[1].date': dateIn(30),
      });
      expect(refused.status).toBe(400);
      for (const id of ['legs-1-arrival', 'legs-1-date', 'legs-5-departure']) {
        expect(refused.text).toContain(`href="#${id}"`);
      }
      expect(refused.text).not.toContain('href="#legs-0-date"');
      expect(searchForm(refused).fields, 'the same place is emptied').toMatchObject({ 'legs[1].arrival': [''] });
    });

    test('a whole month, without choosing a day of it', async ({ visitor }) => {
      const home = await visitor.get('/');
      const month = /value="(month:(\d{4}-\d\d)-01)"/.exec(home.text);
      const [, value = '', chosen = ''] = month ?? [];
      const route = { departure: 'London', arrival: 'Rome', flexibility: value };
      const found = await press(visitor, home, 'search', route);
      expect(routesOf(found)[0]).toMatch(
        new RegExp(`^iatax:LON_${chosen}-01_range_${chosen}-(28|29|30|31)_iatax:ROM$`),
      );
      expect(searchForm(found).fields, 'the field shows the month').toMatchObject({
        flexibility: [value],
        departureDate: [`${chosen}-01`],
      });
      const exact = await press(visitor, found, 'dates:date');
      expect(searchForm(exact).fields).toMatchObject({ flexibility: ['exact'], departureDate: [`${chosen}-01`] });
    });

    test('flexible dates, by days and by the length of a stay', async ({ visitor }) => {
      const route = { departure: 'London', arrival: 'Rome', departureDate: dateIn(40), dateBack: dateIn(50) };
      const home = await visitor.get('/');
      const near = await press(visitor, home, 'search', { ...route, arrival: 'Rome', flexibility: 'threeDays' });
      expect(routesOf(near)).toEqual([
        `iatax:LON_${dateIn(37)}_range_${dateIn(43)}_iatax:ROM`,
        `iatax:ROM_${dateIn(47)}_range_${dateIn(53)}_iatax:LON`,
      ]);
      expect(searchForm(near).fields, 'the form shows the chosen days').toMatchObject({
        flexibility: ['threeDays'],
        departureDate: [dateIn(40)],
        dateBack: [dateIn(50)],
      });
      expect(near.text).toContain('data-testid="price-calendar-matrix"');

      const flexible = await press(visitor, home, 'search', { ...route, flexibility: 'range' });
      expect(searchForm(flexible).fields).toMatchObject({
        dateType: ['range'],
        departureDateEnd: [dateIn(47)],
        dateBackEnd: [dateIn(57)],
      });
      expect(routesOf(await press(visitor, flexible, 'search', { departureDateEnd: dateIn(42) }))).toEqual([
        `iatax:LON_${dateIn(40)}_range_${dateIn(42)}_iatax:ROM`,
        `iatax:ROM_${dateIn(50)}_range_${dateIn(57)}_iatax:LON`,
      ]);

      const stay = await press(visitor, flexible, 'dates:stay');
      expect(searchForm(stay).fields).toMatchObject({ stayMin: ['10'], stayMax: ['13'] });
      const found = await press(visitor, stay, 'search', { stayMin: '5', stayMax: '8' });
      expect(found.status).toBe(200);
      expect(routesOf(found)[1]).toBe('iatax:ROM_5_stay_8_iatax:LON');
      expect(searchForm(found).fields).toMatchObject({ dateType: ['stay'], stayMin: ['5'], stayMax: ['8'] });

      const refused = await press(visitor, stay, 'search', {
        stayMin: '9',
        stayMax: '3',
        departureDateEnd: dateIn(60),
      });
      expect(refused.status).toBe(400);
      expect(refused.text).toContain('href="#stayMin"');
      expect(refused.text).toContain('href="#departureDateEnd"');

      const exact = await press(visitor, stay, 'dates:date');
      expect(searchForm(exact).fields).toMatchObject({ departureDate: [dateIn(40)], dateBack: [dateIn(50)] });
      expect(searchForm(await press(visitor, exact, 'noReturn')).fields).toMatchObject({ dateBack: [''] });
    });

    test('to a country or anywhere, typed or from the examples, without swapping places', async ({ visitor }) => {
      const home = await visitor.get('/');
      const typed = { departure: 'London', departureDate: dateIn(40) };
      const country = brand === 'ru' ? 'Турция' : 'Turkey';
      const toCountry = await press(visitor, home, 'search', { ...typed, arrival: country });
      expect(routesOf(toCountry)).toEqual([`iatax:LON_${dateIn(40)}_date_${dateIn(40)}_unknown:TR`]);
      expect(searchForm(toCountry).fields).toMatchObject({ arrivalCode: ['TR'] });

      const anywhere = await press(visitor, home, 'goTo:ANYW', typed);
      expect(anywhere.text).toMatch(/<button[^>]*value="swap"[^>]*disabled=""/);
      expect(routesOf(await press(visitor, anywhere, 'search'))).toEqual([
        `iatax:LON_${dateIn(40)}_date_${dateIn(40)}_unknown:ANYW`,
      ]);
      const refused = await press(visitor, home, 'search', { departure: country, arrival: 'Rome' });
      expect(refused.status).toBe(400);
      expect(refused.text).toContain('href="#departure"');
    });
  });
}

test('countries and anywhere are suggested only as destinations', async ({ visitor }) => {
  const ask = async (query: string) => JSON.parse((await visitor.get(`/places?lang=en&${query}`)).text) as unknown;
  const row = (kind: string, code: string) =>
    expect.objectContaining({ rows: expect.arrayContaining([expect.objectContaining({ kind, code })]) });
  expect(await ask('text=turkey&areas=1')).toMatchObject({ sections: expect.arrayContaining([row('country', 'TR')]) });
  expect(await ask('text=turkey')).not.toMatchObject({ sections: expect.arrayContaining([row('country', 'TR')]) });
  expect(await ask('text=anyw&areas=1')).toMatchObject({ sections: [row('anywhere', 'ANYW')] });
  expect(await ask('text=london')).toMatchObject({ sections: expect.arrayContaining([row('city', 'LON')]) });
  expect(await ask('text=gatwik&otherEnd=LON&side=arrival')).toMatchObject({
    note: 'Gatwick (LGW) is in London, the same city as in “From”',
    taken: { code: 'LGW', label: 'Gatwick' },
  });
  const otherEnd = await ask('text=london&otherEnd=LHR&side=arrival');
  expect(otherEnd).toMatchObject({ note: 'London is already in “From”' });
  expect(otherEnd, 'not the place of the other field').not.toMatchObject({
    sections: expect.arrayContaining([row('city', 'LON')]),
  });
});

test('a text without a match gets three popular places, an empty field six cities in every market', async ({
  visitor,
}) => {
  type Answer = { note: string | null; sections: { rows: { code: string; kind: string }[] }[] };
  const ask = async (home: string, query: string) => {
    await visitor.get(home);
    return JSON.parse((await visitor.get(`/places?${query}`)).text) as Answer;
  };
  const rowsOf = ({ sections }: Answer) => sections.flatMap(({ rows }) => rows);
  const nothing = await ask('/en-gb', 'text=xyzzy&lang=en&side=arrival&areas=1&otherEnd=LHR');
  expect(nothing.note).toBe(
    'No city, airport or station matches “xyzzy”. Check the spelling or try the nearest big city',
  );
  expect(rowsOf(nothing).map(({ code }) => code)).toEqual(['ANYW', 'EDI', 'AGP']);

  for (const country of ['us', 'ca', 'gb', 'es', 'it', 'fr', 'de', 'pl', 'tr', 'ae', 'au', 'sg', 'kr', 'nl']) {
    const empty = await ask(`/en-${country}`, 'lang=en&side=arrival');
    expect.soft([country, empty.note, rowsOf(empty).length]).toEqual([country, null, 6]);
    expect.soft(rowsOf(empty).every(({ kind }) => kind === 'city')).toBe(true);
  }
});
