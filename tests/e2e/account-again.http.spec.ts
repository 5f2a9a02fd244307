import { accountTexts, PASSWORD, sendForm } from '#tests/journeys/account';
import { addPassenger, formOf, idsOn, NOTEBOOK, somebody } from '#tests/journeys/notebook';
import { newCustomer, profileTexts, saveCard, settingsForm } from '#tests/journeys/profile';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { shownErrors, visibleText } from '#tests/setup/html-page';

const AGAIN = /^\/auth\/again\?from=/;
const LATER = { clock: { advanceMinutes: 16 } };

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand, isolated: 'warm' });
    const t = accountTexts(brand);
    const profile = profileTexts(brand);

    test('removing a card requires the password after a while', async ({ visitor, control }) => {
      await newCustomer(visitor, control);
      await saveCard(visitor);
      await control.set(LATER);
      const settings = await visitor.get('/user/settings');
      const { fields } = settingsForm(settings, 'cards');
      const remove = () => visitor.post('/user/settings', { ...fields, intent: 'cards' });
      expect((await remove()).path).toMatch(AGAIN);
      expect((await visitor.get('/user/settings')).text).toContain('4242');
      expect((await visitor.get('/user/settings/new-card')).path).toMatch(AGAIN);

      const wrong = await sendForm(visitor, await remove(), { password: 'Wrong1' });
      expect([wrong.status, shownErrors(wrong.text).atFields.password]).toEqual([400, profile.settings.wrongPassword]);
      const back = await sendForm(visitor, wrong, { password: PASSWORD });
      expect(back.path).toBe('/user/settings');
      // The same form once more, as one button; the settings do not offer it again.
      const finish = settingsForm(back, 'cards');
      expect(visibleText(back.text)).toContain(profile.settings.confirmed);
      expect(finish.fields).toEqual(fields);
      expect(visibleText((await visitor.get('/user/settings')).text)).not.toContain(profile.settings.confirmed);
      expect(visibleText((await remove()).text)).toContain(profile.settings.saved.cards);
    });

    test('a passenger is visible and editable only for the owner, and the input survives re-authentication', async ({
      visitor,
      control,
    }) => {
      const email = await newCustomer(visitor, control);
      await addPassenger(visitor, somebody());
      const [id = ''] = idsOn(await visitor.get(NOTEBOOK));
      const address = `${NOTEBOOK}/add/${id}`;
      const form = await formOf(visitor, address);
      await control.set(LATER);
      const typed = { ...form.fields, 'passengers[0].lastName': 'Retyped' };
      const asked = await visitor.post(address, typed);
      expect(asked.path).toMatch(AGAIN);
      expect((await visitor.post(NOTEBOOK, { intent: 'delete', id })).path).toMatch(AGAIN);
      expect(idsOn(await visitor.get(NOTEBOOK))).toEqual([id]);

      const retry = await visitor.post(address, typed);
      const sent = await visitor.post(retry.path, { intent: 'send' });
      expect(visibleText(sent.text)).toContain(t.again.codeSent.split('{{')[0]?.trim());
      const code = /^\d{6}$/m.exec((await control.messagesTo(email))[0]?.body ?? '')?.[0] ?? '';
      const { action } = formWith(sent.text, 'code');
      const back = await visitor.post(action, { code, intent: 'code' });
      const kept = formWith(back.text, 'passengers[0].lastName').fields;
      expect([back.path, kept['passengers[0].lastName']]).toEqual([address, ['Retyped']]);
      await visitor.post(address, kept);
      expect(visibleText((await visitor.get(NOTEBOOK)).text)).toContain('Retyped');
    });

    test('adding a network requires the password after a while', async ({ visitor, control }) => {
      await newCustomer(visitor, control);
      const settings = await visitor.get('/user/settings');
      const link = /href="(\/auth\/google\?link=[^"]+)"/.exec(settings.text)?.[1] ?? '';
      await control.set(LATER);
      const asked = await visitor.get(link);
      expect(asked.path).toMatch(AGAIN);
      expect((await sendForm(visitor, asked, { password: PASSWORD })).path).toMatch(/^\/user\/settings/);
      const onward = await visitor.get(link, { redirects: 0 });
      expect([onward.status, onward.headers.location]).toEqual([302, expect.stringContaining('state=')]);
    });

    test('a guest is redirected to the log-in', async ({ visitor }) => {
      expect((await visitor.get('/auth/again?from=%2Fuser%2Fsettings')).path).toBe(
        '/auth/login?from=%2Fuser%2Fsettings',
      );
    });
  });
}
