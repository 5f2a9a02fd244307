import { expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { shownErrors, visibleText } from '#tests/setup/html-page';
import { fieldMessage } from '#tests/setup/messages';
import type { FormFields, PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import { book, openOffer, openResults } from '#tests/setup/plain-purchase';
import { date, fine, of, ROUTE } from '#tests/journeys/step1-input';
import { dateIn } from '#tests/journeys/travellers';
import { text } from '#tests/journeys/texts';

const ADULT = of(0, '');

/**
 * Opens step 1 of one adult on the brand's trip: within Russia, or from London to New York; each test has its own day.
 */
async function openStep1(
  visitor: PlainBrowser,
  brand: 'ru' | 'intl',
  inDays: number,
  [from, to]: readonly [string, string] = ROUTE[brand],
): Promise<PlainPage> {
  const day = dateIn(inDays);
  const search = `/search?adult=1&cabinClass=Y&child=0&infant=0&route[0]=iatax:${from}_${day}_date_${day}_iatax:${to}&v=2`;
  return book(visitor, await openOffer(visitor, await openResults(visitor, search)));
}

/** Returns the valid fields of the first passenger alone, overridden by `typed`. */
function adult(brand: 'ru' | 'intl', typed: Record<string, string>): FormFields {
  const own = Object.entries(fine(brand)).filter(([name]) => !name.startsWith('passengers') || name.startsWith(ADULT));
  return { ...Object.fromEntries(own), ...Object.fromEntries(Object.entries(typed).map(([k, v]) => [of(0, k), v])) };
}

const RUSSIAN = { citizenship: 'RU', lastName: 'Щукина', firstName: 'Юлия' };
const NO_EXPIRY = { passportExpdateDay: '', passportExpdateMonth: '', passportExpdateYear: '', noPassportExpdate: '' };

const documentsIn = ({ text }: PlainPage): string[] => {
  const [, options = ''] = text.match(/<select\b[^>]*name="passengers\[0\]\.documentType"[^>]*>(.*?)<\/select>/s) ?? [];
  return [...options.matchAll(/<option\b[^>]*value="(\w+)"/g)].map(([, value = '']) => value);
};

test.describe('ru', () => {
  test.use({ brand: 'ru' });

  test('documents within Russia: the choice, and military ones', async ({ visitor }) => {
    const step1 = await openStep1(visitor, 'ru', 71);
    expect(documentsIn(step1)).toEqual([
      'internal_passport',
      'international_passport',
      'birth_certificate',
      'military_card',
      'military_officer_card',
      'passport_or_id_number',
    ]);
    const card = { ...RUSSIAN, ...NO_EXPIRY, documentType: 'military_card', passportNumber: 'аб № 123456' };
    const send = (typed: Record<string, string>) =>
      visitor.post(step1.path, adult('ru', { ...card, ...typed }), { redirects: 0 });

    expect(shownErrors((await send({})).text).atFields).toEqual({
      'passengers-0-militaryCategory': fieldMessage('ru', 'militaryCategoryRequired'),
      'passengers-0-militaryServiceDate': fieldMessage('ru', 'serviceDateRequired'),
    });
    const latin = await send({ lastName: 'Ivanova', militaryCategory: 'contract', militaryServiceDateSwitch: 'on' });
    expect(shownErrors(latin.text).atFields).toEqual({
      'passengers-0-lastName': fieldMessage('ru', 'cyrillicOnly'),
    });
    const right = await send({ militaryCategory: 'contract', militaryServiceDateSwitch: 'on' });
    expect(right.status).toBe(303);
    expect(right.headers.location).toMatch(/\/mbooking\/step[12]\//);
  });

  test('a Cyrillic name in a passport is transliterated, shown, and accepted by a submit', async ({ visitor }) => {
    const step1 = await openStep1(visitor, 'ru', 72);
    const typed = adult('ru', {
      ...RUSSIAN,
      documentType: 'international_passport',
      passportNumber: '75 1234567',
    });
    const refused = await visitor.post(step1.path, typed, { redirects: 0 });
    expect(refused.status).toBe(400);
    expect(shownErrors(refused.text).atFields).toEqual({
      'passengers-0-lastName': fieldMessage('ru', 'latinSuggested', { name: 'Shchukina' }),
      'passengers-0-firstName': fieldMessage('ru', 'latinSuggested', { name: 'Iuliia' }),
    });
    const form = formWith(refused.text, 'email');
    expect(form.buttons).toContainEqual({ name: 'intent', value: 'latin:0' });
    expect(form.fields[of(0, 'lastName')]).toEqual(['Щукина']);

    const taken = await visitor.post(step1.path, { ...form.fields, intent: 'latin:0' });
    const fields = formWith(taken.text, 'email').fields;
    expect([fields[of(0, 'lastName')], fields[of(0, 'firstName')]]).toEqual([['Shchukina'], ['Iuliia']]);
    expect(fields[of(0, 'passportNumber')]).toEqual(['75 1234567']);
    const next = await visitor.post(step1.path, { ...fields, agreement: 'on', privacyConsent: 'on' }, { redirects: 0 });
    expect(next.status, JSON.stringify(shownErrors(next.text).atFields)).toBe(303);
  });

  test('cleared fields can be restored', async ({ visitor }) => {
    const step1 = await openStep1(visitor, 'ru', 73);
    const typed = adult('ru', { ...RUSSIAN, mileageCard: 'SU 123456' });
    const cleared = await visitor.post(step1.path, { ...typed, intent: 'clear:0' });
    const empty = formWith(cleared.text, 'email');
    expect(empty.fields[of(0, 'lastName')]).toEqual(['']);
    expect(empty.fields.email).toEqual(['anna@example.com']);
    expect(empty.buttons).toContainEqual({ name: 'intent', value: 'restore:0' });
    const restored = await visitor.post(step1.path, { ...empty.fields, intent: 'restore:0' });
    const { fields, buttons } = formWith(restored.text, 'email');
    expect(fields[of(0, 'lastName')]).toEqual(['Щукина']);
    expect(fields[of(0, 'mileageCard')]).toEqual(['SU 123456']);
    expect(buttons).not.toContainEqual({ name: 'intent', value: 'restore:0' });
  });
});

test.describe('intl', () => {
  test.use({ brand: 'intl' });

  test('to Paris: a Briton needs a passport, with its expiry date', async ({ visitor }) => {
    const step1 = await openStep1(visitor, 'intl', 77, ['LON', 'PAR']);
    expect(documentsIn(step1)).toEqual(['international_passport']);
    expect(formWith(step1.text, 'email').fields[of(0, 'documentType')]).toEqual(['international_passport']);
    expect(step1.text).not.toContain(of(0, 'noPassportExpdate'));
    const dateless = { ...date('passportExpdate', ['', '', '']), noPassportExpdate: 'on' };
    const answer = await visitor.post(step1.path, adult('intl', dateless), { redirects: 0 });
    expect(shownErrors(answer.text).atFields).toEqual({
      'passengers-0-passportExpdate': fieldMessage('intl', 'expiryRequired'),
    });
  });

  test('to New York: a passport alone, chosen beforehand, whatever its local name', async ({ visitor }) => {
    const step1 = await openStep1(visitor, 'intl', 74);
    expect(documentsIn(step1)).toEqual(['international_passport']);
    expect(formWith(step1.text, 'email').fields[of(0, 'documentType')]).toEqual(['international_passport']);
    expect(visibleText(step1.text)).not.toContain(text('booking', 'documents.passport_or_id_number'));
    const send = (typed: Record<string, string>) => visitor.post(step1.path, adult('intl', typed), { redirects: 0 });
    const expiry = date('passportExpdate', ['', '', '']);
    const errors = shownErrors((await send({ documentType: 'passport_or_id_number', ...expiry })).text).atFields;
    expect(errors).toEqual({ 'passengers-0-passportExpdate': fieldMessage('intl', 'expiryRequired') });
    const named = { contactEmail: 'nobody', contactPhone: '1', mileageCard: 'A1' };
    expect(shownErrors((await send(named)).text).atFields).toEqual({
      'passengers-0-mileageCard': fieldMessage('intl', 'minCharacters').replace('{{min}}', '5'),
      'passengers-0-contactEmail': fieldMessage('intl', 'wrongEmail'),
      'passengers-0-contactPhone': fieldMessage('intl', 'wrongPhone'),
    });
    for (const documentType of ['passport_or_id_number', 'international_passport']) {
      expect((await send({ documentType })).status).toBe(303);
    }
  });

  test('a missing gender is suggested by the name, and never chosen', async ({ visitor }) => {
    const step1 = await openStep1(visitor, 'intl', 75);
    const answer = await visitor.post(step1.path, adult('intl', { gender: '' }), { redirects: 0 });
    expect(visibleText(answer.text)).toContain(text('booking', 'step1.passenger.genderGuess.f'));
    expect(formWith(answer.text, 'email').fields[of(0, 'gender')]).toBeUndefined();
    const guess = await visitor.post('/mbooking/gender', { name: 'Пётр', surname: 'Чайковский' });
    expect([guess.status, guess.text]).toEqual([200, 'm']);
  });
});
