import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { hasId, shownErrors } from '#tests/setup/html-page';
import { fieldMessage, passengerTitle, type FieldMessageKey } from '#tests/setup/messages';
import type { FormFields, PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import { book, openOffer, openResults } from '#tests/setup/plain-purchase';
import { expectRefusal } from '#tests/journeys/bad-input';
import { ABROAD, BIRTHDAYS, CHOICES, DOCUMENTS, EMAILS, NAMES, PHONES, RUSSIAN } from '#tests/journeys/bad-passengers';
import { fine, FLIGHT_IN_DAYS, GOOD, ROUTE, type BadInput } from '#tests/journeys/step1-input';
import { text } from '#tests/journeys/texts';
import { dateIn } from '#tests/journeys/travellers';
import { EMAIL_LENGTH, NAME_LENGTH } from '~/forms/limits';

async function openStep1(visitor: PlainBrowser, brand: 'ru' | 'intl'): Promise<PlainPage> {
  const [from, to] = ROUTE[brand];
  const day = dateIn(FLIGHT_IN_DAYS);
  const search = `/search?adult=1&cabinClass=Y&child=1&childrenAges=[7]&infant=1&route[0]=iatax:${from}_${day}_date_${day}_iatax:${to}&v=2`;
  return book(visitor, await openOffer(visitor, await openResults(visitor, search)));
}

const GROUPS = {
  'e-mail': EMAILS,
  phone: PHONES,
  names: NAMES,
  birthday: BIRTHDAYS,
  documents: DOCUMENTS,
  choices: CHOICES,
};
const OF_BRAND = { ru: { 'documents of one country': RUSSIAN }, intl: { 'documents abroad': ABROAD } };

/** Fields whose messages do not always say which of them is meant. */
const NAME_PARTS = ['lastName', 'firstName', 'middleName'] as const;

/** Posts each of the cases to one booking. */
async function tryAll(visitor: PlainBrowser, brand: 'ru' | 'intl', cases: readonly BadInput[]): Promise<void> {
  const step1 = await openStep1(visitor, brand);
  const { path } = step1;
  const shown = formWith(step1.text, 'email').fields;
  const messageOf = ([field, key]: [string, FieldMessageKey]) => [
    field,
    fieldMessage(brand, key, { max: field === 'email' ? EMAIL_LENGTH : NAME_LENGTH }),
  ];
  for (const { title, typed, faults, kept } of cases) {
    const sent = { ...shown, ...fine(brand), ...typed };
    const answer = await visitor.post(path, sent, { redirects: 0 });
    expectRefusal(answer, title, 'email', {
      messages: Object.fromEntries(Object.entries(faults).map(messageOf)) as Record<string, string>,
      summary: (field, message) => {
        const index = /^passengers\[(\d)\]/.exec(field)?.[1];
        if (index === undefined) return message;
        const name = NAME_PARTS.find((part) => field.endsWith(`.${part}`) && faults[field] !== `${part}Required`);
        const label = name && ` · ${text('booking', `step1.passenger.${name}`, brand === 'ru' ? 'ru' : 'en')}`;
        return `${passengerTitle(brand, Number(index) + 1)}${label ?? ''}: ${message}`;
      },
      kept: { ...sent, ...kept },
    });
  }
}

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    for (const [group, cases] of Object.entries({ ...GROUPS, ...OF_BRAND[brand] })) {
      test(`step 1: ${group}`, async ({ visitor }) => tryAll(visitor, brand, cases));
    }

    test('step 1: an empty post, and one that is not a form', async ({ visitor }) => {
      const { path } = await openStep1(visitor, brand);
      const bodies: FormFields[] = [
        {},
        {
          'email[]': 'anna@example.com',
          'email[0]': 'x',
          'passengers[0][lastName]': 'X',
          passengers: '[object Object]',
        },
      ];
      for (const fields of bodies) {
        const answer = await visitor.post(path, fields, { redirects: 0 });
        expect(answer.status).toBe(400);
        const { atFields, summary } = shownErrors(answer.text);
        expect(atFields).toMatchObject({
          email: fieldMessage(brand, 'emailRequired'),
          phone: fieldMessage(brand, 'phoneRequired'),
          agreement: fieldMessage(brand, 'acceptingRequired'),
        });
        for (const index of [0, 1, 2]) {
          expect(atFields).toMatchObject({
            [`passengers-${index}-lastName`]: fieldMessage(brand, 'lastNameRequired'),
            [`passengers-${index}-firstName`]: fieldMessage(brand, 'firstNameRequired'),
            [`passengers-${index}-gender`]: fieldMessage(brand, 'genderRequired'),
            [`passengers-${index}-birthday`]: fieldMessage(brand, 'birthdayRequired'),
            [`passengers-${index}-citizenship`]: fieldMessage(brand, 'citizenshipRequired'),
            [`passengers-${index}-documentType`]: fieldMessage(brand, 'documentRequired'),
            [`passengers-${index}-passportNumber`]: fieldMessage(brand, 'numberRequired'),
          });
        }
        for (const { target } of summary) expect(hasId(answer.text, target), target).toBe(true);
      }
    });

    test('step 1: unusual but valid input', async ({ visitor }) => {
      const step1 = await openStep1(visitor, brand);
      const shown = formWith(step1.text, 'email').fields;
      for (const [title, typed] of GOOD) {
        const { status, headers, text } = await visitor.post(
          step1.path,
          { ...shown, ...fine(brand), ...typed },
          { redirects: 0 },
        );
        expect.soft(status, `${title}: ${JSON.stringify(shownErrors(text).atFields)}`).toBe(303);
        expect.soft(headers.location, title).toMatch(/^\/mbooking\/step[12]\//);
      }
    });
  });
}

test('messages are in the brand’s language', () => {
  const groups = [...Object.values(GROUPS), RUSSIAN, ABROAD];
  const keys = new Set(groups.flatMap((cases) => cases.flatMap(({ faults }) => Object.values(faults))));
  expect(keys.size).toBeGreaterThan(25);
  for (const key of keys) expect(fieldMessage('ru', key)).not.toBe(fieldMessage('intl', key));
});
