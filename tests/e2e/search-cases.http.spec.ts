import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { shownErrors, visibleText } from '#tests/setup/html-page';
import { searchMessage } from '#tests/setup/messages';
import type { PlainBrowser } from '#tests/setup/plain-browser';
import { openResults } from '#tests/setup/plain-purchase';
import { postSearch, searchedPlaces, searchFields } from '#tests/journeys/search-form';

type Brand = (typeof BRANDS)[number];

/** From a typed pair to offers. */
const PAIRS: [Brand, string, string, string][] = [
  ['ru', 'Москва', 'Сочи', 'MOW AER'],
  // Only trains go to Tver.
  ['ru', 'Москва', 'Тверь', 'MOW 2004600'],
  ['intl', 'Moscow', 'Saint Petersburg', 'MOW LED'],
  ['intl', 'London', 'New York', 'LON NYC'],
  ['intl', 'Warsaw', 'Tokyo', 'WAW TYO'],
  ['ru', 'Алматы', 'Стамбул', 'ALA IST'],
  ['intl', 'Nuuk', 'Ushuaia', 'GOH USH'],
];

for (const [brand, from, to, codes] of PAIRS) {
  test.describe(brand, () => {
    test.use({ brand });

    test(`${from} → ${to} has offers`, async ({ visitor }) => {
      const answer = await postSearch(visitor, searchFields(from, to));
      expect(searchedPlaces(answer)).toBe(codes);
      const { text } = await openResults(visitor, answer.headers.location ?? '');
      const said = visibleText(text);
      expect(said).toContain(from);
      expect(said).toContain(to);
      const links = [...text.matchAll(/<a\b[^>]*data-testid="ticket-price-button"[^>]*>/g)];
      expect(links.length).toBeGreaterThan(0);
    });
  });
}

/** Typed places and their search. Nobody picks a suggestion here. */
const PLACES: Record<string, [Brand, string, string][]> = {
  'diacritics, with and without': [
    ['intl', 'Zürich', 'ZRH'],
    ['intl', 'Zurich', 'ZRH'],
    ['intl', 'Malmö', 'MMA'],
    ['intl', 'malmo', 'MMA'],
    ['intl', 'Łódź', 'LCJ'],
    ['intl', 'Lodz', 'LCJ'],
    ['intl', 'São Paulo', 'SAO'],
    ['intl', 'Zu\u0308rich', 'ZRH'],
    ['ru', 'Zürich', 'ZRH'],
    ['ru', 'Мальмё', 'MMA'],
    ['ru', 'мальме', 'MMA'],
  ],
  'names of the other brand’s language': [
    ['intl', 'Москва', 'MOW'],
    ['intl', 'Санкт-Петербург', 'LED'],
    ['intl', 'Нью-Йорк', 'NYC'],
    ['ru', 'London', 'LON'],
    ['ru', 'New York', 'NYC'],
    ['ru', 'Saint Petersburg', 'LED'],
  ],
  'IATA codes of cities and airports, in any case': [
    ['intl', 'LON', 'LON'],
    ['intl', 'lon', 'LON'],
    ['intl', 'LHR', 'LHR'],
    ['intl', 'lhr', 'LHR'],
    ['ru', 'MOW', 'MOW'],
    ['ru', 'mow', 'MOW'],
    ['ru', 'SVO', 'SVO'],
    ['ru', 'svo', 'SVO'],
  ],
  'spaces around and capitals': [
    ['intl', '  London  ', 'LON'],
    ['intl', '\tLondon\u00a0', 'LON'],
    ['intl', 'LONDON', 'LON'],
    ['intl', 'new  york', 'NYC'],
    ['ru', '  Москва ', 'MOW'],
    ['ru', 'москва', 'MOW'],
  ],
  'hyphens, and spaces in their place': [
    ['ru', 'Ростов-на-Дону', 'ROV'],
    ['ru', 'ростов на дону', 'ROV'],
    ['ru', 'Нью-Йорк', 'NYC'],
    ['ru', 'нью йорк', 'NYC'],
    ['ru', 'Улан-Удэ', 'UUD'],
    ['intl', 'Ulan-Ude', 'UUD'],
    ['intl', 'Ulan Ude', 'UUD'],
  ],
  'more than a name': [
    ['intl', 'London (LON)', 'LON'],
    ['intl', 'Paris, France', 'PAR'],
  ],
};

for (const [title, cases] of Object.entries(PLACES)) {
  for (const brand of BRANDS) {
    const own = cases.filter(([ofBrand]) => ofBrand === brand);
    if (own.length === 0) continue;
    test.describe(brand, () => {
      test.use({ brand });

      test(title, async ({ visitor }) => {
        for (const [, typed, code] of own) {
          const from = await postSearch(visitor, searchFields(typed, 'Osaka'));
          expect.soft(searchedPlaces(from), `from “${typed}”`).toBe(`${code} OSA`);
          const to = await postSearch(visitor, searchFields('Osaka', typed));
          expect.soft(searchedPlaces(to), `to “${typed}”`).toBe(`OSA ${code}`);
        }
      });
    });
  }
}

/** Expects the form again with one error, at `field`, and the input kept by default. */
async function expectRefused(
  visitor: PlainBrowser,
  [from, to]: [string, string],
  field: 'departure' | 'arrival',
  message: string,
  kept: { departure: string; arrival: string } = { departure: from, arrival: to },
) {
  const typed = searchFields(from, to);
  const answer = await postSearch(visitor, typed);
  expect.soft(answer.status, `${from} → ${to}`).toBe(400);
  const { atFields, summary } = shownErrors(answer.text);
  expect.soft(atFields).toEqual({ [field]: message });
  expect.soft(summary).toEqual([{ target: field, message }]);
  expect.soft(formWith(answer.text, 'departureDate').fields).toMatchObject({
    departure: [kept.departure],
    arrival: [kept.arrival],
  });
  return answer;
}

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test('the same place twice is an error at the arrival, which is cleared and focused', async ({ visitor }) => {
      const pairs: [string, string][] = [
        ['London', 'London'],
        ['London', 'Лондон'],
        ['LON', 'london'],
        ['LHR', 'LGW'],
        ['London', 'LHR'],
        ['LHR', 'LHR'],
      ];
      for (const pair of pairs) {
        const kept = { departure: pair[0], arrival: '' };
        const answer = await expectRefused(visitor, pair, 'arrival', searchMessage(brand, 'samePlace'), kept);
        expect.soft(answer.text.match(/<[^>]*\sautofocus=""[^>]*>/g)?.join()).toContain('id="arrival"');
      }
    });

    test('the beginning of a name asks which place is meant, and accepts the answer', async ({ visitor }) => {
      const message = searchMessage(brand, 'placeSeveral', 'Lond');
      const answer = await expectRefused(visitor, ['Lond', 'Osaka'], 'departure', message);
      const { fields, action } = formWith(answer.text, 'departureDate');
      expect(fields.departureCode, 'the likeliest is ticked').toEqual(['LON']);
      const sent = await visitor.post(action, { ...fields, intent: 'search' }, { redirects: 0 });
      expect(searchedPlaces(sent)).toBe('LON OSA');

      const other = [...answer.text.matchAll(/name="departureCode"[^>]*value="([A-Z]{3})"/g)].map(([, code]) => code);
      expect(other.length).toBeGreaterThan(1);
      const chosen = await visitor.post(
        action,
        { ...fields, departureCode: other[1] ?? '', intent: 'search' },
        { redirects: 0 },
      );
      expect(searchedPlaces(chosen)).toBe(`${other[1]} OSA`);
    });

    test('an unknown place is an error at its field', async ({ visitor }) => {
      await expectRefused(visitor, ['qqqq', 'Osaka'], 'departure', searchMessage(brand, 'placeUnknown', 'qqqq'));
      await expectRefused(visitor, ['Osaka', 'qqqq'], 'arrival', searchMessage(brand, 'placeUnknown', 'qqqq'));
      await expectRefused(visitor, ['Osaka', 'QQQ'], 'arrival', searchMessage(brand, 'placeUnknown', 'QQQ'));
    });
  });
}

test('messages are in the brand’s language', () => {
  expect(searchMessage('ru', 'samePlace')).not.toBe(searchMessage('intl', 'samePlace'));
  expect(searchMessage('ru', 'placeUnknown', 'x')).not.toBe(searchMessage('intl', 'placeUnknown', 'x'));
});
