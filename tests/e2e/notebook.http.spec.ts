import { DEMO, logIn, NO_FOREIGN_SCRIPT } from '#tests/journeys/account';
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
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { formsOf, formWith } from '#tests/setup/html-form';
import { shownErrors, visibleText } from '#tests/setup/html-page';
import { PlainBrowser } from '#tests/setup/plain-browser';

const SCRIPT = '"><script>alert(1)</script><img src=x onerror=alert(2)>';
const FOREIGN = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'null' },
];

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test('a notebook fills from empty to full', async ({ visitor, control }) => {
      await newCustomer(visitor, control);
      const empty = await visitor.get(NOTEBOOK);
      expect([empty.status, idsOn(empty)]).toEqual([200, []]);
      expect(empty.headers['cache-control']).toContain('no-store');

      const added = await addPassenger(visitor, somebody({ passportNumber: 'N123456789' }));
      expect([added.status, added.path]).toEqual([200, NOTEBOOK]);
      const [id = ''] = idsOn(added);
      const listed = visibleText(added.text);
      expect(listed).toMatch(/Nora Berg|Berg Nora/);
      expect(listed).toContain('•••• 6789');
      expect(added.text).not.toContain('N123456789');

      const { fields } = await formOf(visitor, `${ADD}/${id}`);
      expect(fields).toMatchObject({ 'passengers[0].passportNumber': ['N123456789'], 'passengers[0].gender': ['f'] });
      const changed = await visitor.post(`${ADD}/${id}`, { ...fields, 'passengers[0].lastName': 'Berg-Lund' });
      expect([idsOn(changed), visibleText(changed.text).includes('Berg-Lund')]).toEqual([[id], true]);

      const gone = await visitor.post(NOTEBOOK, { intent: 'delete', id });
      expect([gone.status, idsOn(gone)]).toEqual([200, []]);
      const restore = formsOf(gone.text).filter(({ buttons }) => buttons.some(({ value }) => value === 'restore'));
      // In the notice, and in the list of restorable passengers.
      expect(restore.map(({ fields: { id: ids } }) => ids)).toEqual([[id], [id]]);
      expect((await visitor.get(`${ADD}/${id}`)).status).toBe(404);
      const back = await visitor.post(NOTEBOOK, { intent: 'restore', id });
      expect(idsOn(back)).toEqual([id]);
    });

    test('a repeated form saves one passenger; a document exists once', async ({ visitor, control }) => {
      await newCustomer(visitor, control);
      const { fields } = await formOf(visitor, ADD);
      const typed = { ...fields, ...somebody() };
      const answers = await Promise.all([visitor.post(ADD, typed), visitor.post(ADD, typed)]);
      expect(answers.map(({ path }) => path)).toEqual([NOTEBOOK, NOTEBOOK]);
      expect(idsOn(await visitor.get(NOTEBOOK))).toHaveLength(1);
      const again = await addPassenger(visitor, {
        ...typed,
        formKey: (await formOf(visitor, ADD)).fields.formKey?.[0] ?? '',
      });
      expect([again.status, Object.keys(shownErrors(again.text).atFields)]).toEqual([
        400,
        ['passengers-0-passportNumber'],
      ]);
    });

    test('a passenger gets one more document, changed and deleted on its own page', async ({ visitor, control }) => {
      await newCustomer(visitor, control);
      const [id = ''] = idsOn(await addPassenger(visitor, somebody()));
      const empty = await formOf(visitor, `${ADD}/${id}/document`);
      expect(empty.fields).toMatchObject({ 'passengers[0].lastName': ['Berg'], 'passengers[0].citizenship': ['KZ'] });
      expect(empty.fields).not.toHaveProperty('passengers[0].birthdayYear');

      const wrong = await addDocument(visitor, id, passport({ passportNumber: '!' }));
      expect([wrong.status, Object.keys(shownErrors(wrong.text).atFields)]).toEqual([
        400,
        ['passengers-0-passportNumber'],
      ]);
      const added = await addDocument(visitor, id, passport({ passportNumber: 'N555554444' }));
      expect([added.path, visibleText(added.text).includes('•••• 4444')]).toEqual([NOTEBOOK, true]);
      expect(added.text).not.toContain('N555554444');
      const [path = ''] = documentsOn(added);

      const { fields } = await formOf(visitor, path);
      expect(fields['passengers[0].passportNumber']).toEqual(['N555554444']);
      const changed = await visitor.post(path, { ...fields, 'passengers[0].passportNumber': 'N555553333' });
      expect(visibleText(changed.text)).toContain('•••• 3333');
      const thief = new PlainBrowser(visitor.origin);
      await newCustomer(thief, control);
      for (const strange of [path, `${ADD}/${id}/document`]) {
        expect((await thief.get(strange)).status).toBe(404);
        expect((await thief.post(strange, { ...fields, intent: 'delete' }, { redirects: 0 })).status).toBe(404);
      }
      const gone = await visitor.post(path, { ...fields, intent: 'delete' });
      expect([gone.path, documentsOn(gone)]).toEqual([NOTEBOOK, []]);
      expect((await visitor.get(path)).status).toBe(404);
    });

    test('shows validation errors at their fields and keeps the input', async ({ visitor, control }) => {
      await newCustomer(visitor, control);
      const typed = somebody({
        lastName: 'Б3рг',
        birthdayYear: '2999',
        documentType: 'internal_passport',
        passportNumber: '45 08',
      });
      const answer = await addPassenger(visitor, typed);
      expect(answer.status).toBe(400);
      expect(shownErrors(answer.text).summary.map(({ target }) => target)).toEqual([
        'passengers-0-lastName',
        'passengers-0-birthday',
        // This citizen cannot use it, so its number is not validated.
        'passengers-0-documentType',
      ]);
      const { fields } = formWith(answer.text, 'formKey');
      for (const [name, value] of Object.entries(typed)) {
        if (name in fields) expect(fields[name], name).toEqual([value]);
      }
      const latin = await addPassenger(visitor, { ...somebody({ lastName: 'Щукина' }), intent: 'latin:0' });
      expect(formWith(latin.text, 'formKey').fields['passengers[0].lastName']).toEqual(['Shchukina']);
    });

    test('a guest logs in with a reason, and returns', async ({ visitor }) => {
      for (const path of [NOTEBOOK, ADD, `${ADD}/demo-1-passenger-1`]) {
        const page = await visitor.get(path);
        expect(page.text).not.toContain('Lindqvist');
        const { action } = formWith(page.text, 'password');
        expect(action).toContain(`from=${encodeURIComponent(path)}`);
        expect(action).toContain('reason=notebook');
        const posted = await visitor.post(path, { ...somebody(), intent: 'delete', id: 'demo-1-passenger-1' });
        expect(posted.path).toMatch(/^\/auth\/login\?/);
      }
      const back = await logIn(visitor, DEMO, {
        query: `?from=${encodeURIComponent(NOTEBOOK)}&reason=notebook`,
      });
      expect([back.path, back.text.includes('Lindqvist')]).toEqual([NOTEBOOK, true]);
      await visitor.post('/auth/sign_out', { intent: 'here' });
      expect((await visitor.get(NOTEBOOK)).text).not.toContain('Lindqvist');
    });

    test('somebody else’s passenger is never shown', async ({ visitor, control }) => {
      await newCustomer(visitor, control);
      const [id = ''] = idsOn(await addPassenger(visitor, somebody()));
      const thief = new PlainBrowser(visitor.origin);
      await newCustomer(thief, control);
      const strange = [id, 'demo-1-passenger-1', 'x', '../../orders', '%00', 'é'.repeat(200)].map(encodeURIComponent);
      for (const one of strange) {
        expect([one, (await thief.get(`${ADD}/${one}`)).status]).toEqual([one, 404]);
        const saved = await thief.post(`${ADD}/${one}`, somebody({ lastName: 'Thief' }), { redirects: 0 });
        expect([one, saved.status]).toEqual([one, 404]);
        for (const intent of ['delete', 'restore']) {
          const answer = await thief.post(NOTEBOOK, { intent, id: decodeURIComponent(one) }, { redirects: 0 });
          expect([one, intent, answer.status]).toEqual([one, intent, 404]);
        }
      }
      expect(idsOn(await thief.get(NOTEBOOK))).toEqual([]);
      const mine = await visitor.get(NOTEBOOK);
      expect([idsOn(mine), mine.text.includes('Thief')]).toEqual([[id], false]);
    });

    test('forms of other sites, floods and scripts fail', async ({ visitor, control }) => {
      await newCustomer(visitor, control);
      const [id = ''] = idsOn(await addPassenger(visitor, somebody()));
      for (const headers of FOREIGN) {
        for (const [path, fields] of [
          [NOTEBOOK, { intent: 'delete', id }],
          [ADD, somebody()],
          [`${ADD}/${id}`, somebody({ lastName: 'Changed' })],
        ] as const) {
          expect((await visitor.post(path, fields, { headers, redirects: 0 })).status).toBe(403);
        }
      }
      const flood = { ...somebody(), 'passengers[0].lastName': 'x'.repeat(70_000) };
      expect((await visitor.post(ADD, flood, { redirects: 0 })).status).toBe(413);
      const names = Object.keys(somebody()).concat('passengers[0].middleName', 'passengers[0].passportExpdateDay');
      for (const name of names) {
        const answer = await visitor.post(ADD, { ...somebody(), [name]: SCRIPT });
        expect(answer.text, name).not.toMatch(/<script>|<img src=x/);
        expect(answer.headers['content-security-policy']).toMatch(NO_FOREIGN_SCRIPT);
      }
      const told = await visitor.post(NOTEBOOK, { intent: 'delete', id, name: SCRIPT });
      expect(told.text).not.toMatch(/<script>|<img src=x/);
      expect(told.headers['content-security-policy']).toMatch(NO_FOREIGN_SCRIPT);
    });
  });
}
