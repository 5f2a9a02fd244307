import { isSignedIn, logIn } from '#tests/journeys/account';
import { expect, test } from '#tests/journeys/checkout-test';
import {
  ADD,
  addDocument,
  addPassenger,
  documentsOn,
  formOf,
  idsOn,
  NOTEBOOK,
  passport,
  somebody,
} from '#tests/journeys/notebook';
import { newCustomer } from '#tests/journeys/profile';
import { FAULTS, type PlainCheckout } from '#tests/journeys/plain-checkout';
import { formWith } from '#tests/setup/html-form';
import { shownErrors, visibleText } from '#tests/setup/html-page';
import type { PlainPage } from '#tests/setup/plain-browser';
import { text } from '#tests/journeys/texts';

test.use({ isolated: 'warm' });

const SIGN_IN = { intent: 'notebook_sign_in' };

/** Presses the button of a person. */
const fill = (checkout: PlainCheckout, page: PlainPage, id: string, typed: Record<string, string> = {}) =>
  checkout.submit(page, 'email', { ...typed, intent: `notebook:${id}` });
const fieldsOf = (page: PlainPage) => formWith(page.text, 'email').fields;

test('a guest signs in during a booking, fills in a passenger, and buys', async ({ checkout, visitor, control }) => {
  test.setTimeout(120_000);
  const owner = await newCustomer(visitor, control);
  const [id = ''] = idsOn(await addPassenger(visitor, somebody({ passportNumber: 'N123456789' })));
  await visitor.post('/auth/sign_out', { intent: 'here' });

  const step1 = await checkout.step1();
  const typed = { email: 'typed@example.com', 'passengers[0].contactEmail': 'nora@example.com' };
  const login = await checkout.submit(step1, 'email', { ...typed, ...SIGN_IN });
  expect(login.path).toContain('/auth/login?');
  expect(login.path).toContain('reason=notebook');
  const back = await logIn(visitor, { email: owner }, { query: login.path.slice(login.path.indexOf('?')) });
  expect([back.path, isSignedIn(back, owner)]).toEqual([step1.path, true]);
  expect(fieldsOf(back)).toMatchObject({ email: ['typed@example.com'] });
  expect(back.text).toContain(`value="notebook:${id}"`);
  expect(fieldsOf(back)).not.toHaveProperty('saveToNotebook');

  const filled = await fill(checkout, back, id);
  expect(fieldsOf(filled)).toMatchObject({
    ...Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, [value]])),
    'passengers[0].lastName': ['Berg'],
    'passengers[0].birthdayYear': ['1990'],
    'passengers[0].citizenship': ['KZ'],
    'passengers[0].passportNumber': ['N123456789'],
    'passengers[0].passportExpdateYear': ['2039'],
  });
  const step2 = await checkout.ready(
    await checkout.submit(filled, 'email', { phone: '+77012345678', agreement: 'on' }),
    '/mbooking/step2/',
  );
  expect(visibleText(step2.text).toUpperCase()).toContain('BERG NORA');
});

test('an unusable passenger is reported at the choice, and the input is kept', async ({
  checkout,
  visitor,
  control,
}) => {
  await newCustomer(visitor, control);
  await addPassenger(visitor, somebody({ firstName: 'Kim', birthdayYear: '2025' }));
  const list = await addPassenger(visitor, somebody({ firstName: 'Nora' }));
  const [kim = '', nora = ''] = idsOn(list);
  const step1 = await checkout.step1();
  expect(step1.text).not.toContain(`notebook:${kim}`);
  expect(visibleText(step1.text), 'nobody seems to be missing').toMatch(/Kim/i);
  const typed = { 'passengers[0].lastName': 'Typed' };
  for (const choice of [kim, 'demo-1-passenger-1', '', '"><script>alert(1)</script>']) {
    const answer = await fill(checkout, step1, choice, typed);
    expect(shownErrors(answer.text).summary.map(({ target }) => target)).toEqual(['notebook-0']);
    expect(fieldsOf(answer)).toMatchObject({ 'passengers[0].lastName': ['Typed'] });
    expect(answer.text).not.toMatch(/Lindqvist|<script>alert/);
  }
  const filled = await fill(checkout, step1, nora, typed);
  expect(shownErrors(filled.text).summary).toEqual([]);
});

test('an expiring or unaccepted document is reported at its field', async ({ checkout, visitor, control }) => {
  await newCustomer(visitor, control);
  const [year = '', month = '', day = ''] = new Date(Date.now() + 10 * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split('-');
  const soon = { passportExpdateDay: day, passportExpdateMonth: month, passportExpdateYear: year };
  await addPassenger(visitor, somebody({ firstName: 'Alma', ...soon }));
  const russian = { citizenship: 'RU', documentType: 'internal_passport', passportNumber: '4508123456' };
  const list = await addPassenger(visitor, somebody({ firstName: 'Bella', ...russian }));
  expect(visibleText(list.text)).toContain('many countries require six more months');
  const [almaId = '', bellaId = ''] = idsOn(list);

  const step1 = await checkout.step1(30);
  const refused = await fill(checkout, step1, bellaId);
  expect(shownErrors(refused.text).summary.map(({ target }) => target)).toEqual(['passengers-0-documentType']);
  expect(fieldsOf(refused)).toMatchObject({
    'passengers[0].firstName': ['Bella'],
    'passengers[0].passportNumber': [''],
  });
  const filled = await fill(checkout, step1, almaId);
  expect(shownErrors(filled.text).summary.map(({ target }) => target)).toEqual(['passengers-0-passportExpdate']);
  expect(fieldsOf(filled)).toMatchObject({ 'passengers[0].passportExpdateYear': [year] });
});

test('the document that the trip accepts is filled in', async ({ checkout, visitor, control }) => {
  await newCustomer(visitor, control);
  const russian = { citizenship: 'RU', documentType: 'internal_passport', passportNumber: '4508123456' };
  const [id = ''] = idsOn(await addPassenger(visitor, somebody({ firstName: 'Bella', ...russian })));
  const abroad = { citizenship: 'RU', documentType: 'international_passport', passportNumber: '751234567' };
  const lasting = { passportExpdateDay: '31', passportExpdateMonth: '12', passportExpdateYear: '2039' };
  const { 'passengers[0].noPassportExpdate': _lasting, ...typed } = passport({
    firstName: 'Bella',
    ...abroad,
    ...lasting,
  });
  await addDocument(visitor, id, typed);
  const filled = await fill(checkout, await checkout.step1(30), id);
  expect(shownErrors(filled.text).summary).toEqual([]);
  expect(fieldsOf(filled)).toMatchObject({
    'passengers[0].firstName': ['Bella'],
    'passengers[0].documentType': ['international_passport'],
    'passengers[0].passportNumber': ['751234567'],
  });
});

test.describe(() => {
  test.use({ isolated: true });

  test('new passengers are saved on request, without delaying the purchase', async ({ checkout, visitor, control }) => {
    test.setTimeout(180_000);
    await newCustomer(visitor, control);
    const send = async (inDays: number, typed: Record<string, string>) =>
      checkout.ready(await checkout.sendPassengers(await checkout.step1(inDays), typed), '/mbooking/step2/');

    await send(30, {});
    expect(idsOn(await visitor.get(NOTEBOOK))).toEqual([]);
    const told = await send(31, { saveToNotebook: 'on' });
    expect(visibleText(told.text)).toContain(text('notebook', 'save.saved.text'));
    expect(idsOn(await visitor.get(NOTEBOOK))).toHaveLength(1);
    const again = await send(32, { saveToNotebook: 'on' });
    expect(visibleText(again.text)).not.toContain(text('notebook', 'save.saved.text'));
    expect(idsOn(await visitor.get(NOTEBOOK))).toHaveLength(1);

    const other = { 'passengers[0].passportNumber': 'N87654321', saveToNotebook: 'on' };
    const renewed = { 'passengers[0].passportNumber': 'N99999999', saveToNotebook: 'on' };
    expect(visibleText((await send(33, renewed)).text)).toContain(text('notebook', 'save.saved.text'));
    const list = await visitor.get(NOTEBOOK);
    expect([idsOn(list).length, documentsOn(list).length]).toEqual([1, 1]);
    for (const [index, fault] of (['hang', 'status', 'html'] as const).entries()) {
      const step1 = await checkout.step1(34 + index);
      await control.set({ services: { account: FAULTS[fault] } });
      const down = await visitor.get(step1.path);
      expect([fault, down.status, visibleText(down.text).includes(text('notebook', 'fill.down'))]).toEqual([
        fault,
        200,
        true,
      ]);
      const step2 = await checkout.ready(await checkout.sendPassengers(step1, other), '/mbooking/step2/');
      expect([fault, visibleText(step2.text).includes(text('notebook', 'save.failed.title'))]).toEqual([fault, true]);
      expect([fault, (await visitor.get(NOTEBOOK)).status]).toEqual([fault, 503]);
      await control.set({ services: { account: null } });
    }
  });

  test('the forms of the notebook keep what was typed while the account service fails', async ({
    visitor,
    control,
  }) => {
    await newCustomer(visitor, control);
    const [id = ''] = idsOn(await addPassenger(visitor, somebody()));
    const forms = { [ADD]: somebody(), [`${ADD}/${id}/document`]: passport() };
    for (const [path, typed] of Object.entries(forms)) {
      for (const fault of ['hang', 'html'] as const) {
        const form = await formOf(visitor, path);
        await control.set({ services: { account: FAULTS[fault] } });
        const failed = await visitor.post(path, { ...form.fields, ...typed });
        await control.set({ services: { account: null } });
        expect(failed.status, `${path}, ${fault}`).toBeGreaterThanOrEqual(500);
        const kept = formWith(failed.text, 'passengers[0].lastName').fields;
        for (const [name, value] of Object.entries(typed))
          expect([fault, name, kept[name]?.[0]]).toEqual([fault, name, value]);
        expect(visibleText(failed.text)).toContain(text('notebook', 'form.failure'));
      }
    }
    // After so many failures the shop leaves the service alone for some seconds.
    await expect.poll(async () => idsOn(await visitor.get(NOTEBOOK)), { timeout: 20_000 }).toEqual([id]);
  });
});
