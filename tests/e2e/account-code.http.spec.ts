import { accountTexts, DEMO, isSignedIn, linkTo, newEmail, sendForm } from '#tests/journeys/account';
import { newCustomer } from '#tests/journeys/profile';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { shownErrors, visibleText } from '#tests/setup/html-page';
import { fieldMessage } from '#tests/setup/messages';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';
import type { SandboxControl } from '#tests/setup/sandbox-control';

/** Requests a code from the log-in. */
async function askForCode(visitor: PlainBrowser, email: string): Promise<PlainPage> {
  const login = await visitor.get('/auth/login?from=%2Fuser%2Fnotebook');
  const href = /href="(\/auth\/code\?[^"]*)"/.exec(login.text)?.[1] ?? '';
  return sendForm(visitor, await visitor.get(href), { email });
}

async function codeFor(control: SandboxControl, email: string): Promise<string> {
  const [letter] = await control.messagesTo(email);
  return /^\d{6}$/m.exec(letter?.body ?? '')?.[0] ?? '';
}

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });
    const t = accountTexts(brand);

    test('a code opens the account once, in the browser that asked', async ({ visitor, control }) => {
      const email = await newCustomer(visitor, control);
      const [asking, other] = [new PlainBrowser(visitor.origin), new PlainBrowser(visitor.origin)];
      const page = await askForCode(asking, email);
      expect(page.path).toMatch(/^\/auth\/enter_code\?from=/);
      expect(page.text).toContain('autoComplete="one-time-code"');
      const code = await codeFor(control, email);
      expect(code).toHaveLength(6);

      expect((await other.post('/auth/enter_code', { code })).path).toBe('/auth/code');
      const wrong = await sendForm(asking, page, { code: code === '000000' ? '000001' : '000000' });
      expect([wrong.status, shownErrors(wrong.text).atFields.code]).toEqual([400, fieldMessage(brand, 'codeWrong')]);
      const another = await asking.get('/auth/code');
      expect(formWith(another.text, 'email').fields.email, 'the address is typed once').toEqual([email]);
      const empty = await sendForm(asking, wrong, { code: '12' });
      expect([empty.status, shownErrors(empty.text).atFields.code]).toEqual([400, fieldMessage(brand, 'codeRequired')]);
      const used = new PlainBrowser(visitor.origin);
      for (const [name, value] of Object.entries(asking.cookies)) used.setCookie(name, value);
      const opened = await sendForm(asking, empty, { code: `${code.slice(0, 3)} ${code.slice(3)}` });
      expect(opened.path).toBe('/user/notebook');
      expect(isSignedIn(opened, email)).toBe(true);
      const again = await used.post('/auth/enter_code', { code });
      expect(shownErrors(again.text).atFields.code).toBe(fieldMessage(brand, 'codeOver'));
    });

    test('the link signs in at once where it was requested, and elsewhere after a click', async ({
      visitor,
      control,
    }) => {
      const email = await newCustomer(visitor, control);
      const [asking, other] = [new PlainBrowser(visitor.origin), new PlainBrowser(visitor.origin)];
      await askForCode(asking, email);
      expect(isSignedIn(await asking.get(await linkTo(control, email, '/auth/code')), email)).toBe(true);

      await asking.post('/auth/sign_out', { intent: 'here' });
      await askForCode(asking, email);
      const link = await linkTo(control, email, '/auth/code');
      const asked = await other.get(link);
      expect([asked.status, visibleText(asked.text).includes(t.codeLink.text)]).toEqual([200, true]);
      expect(isSignedIn(await other.get('/about'), email)).toBe(false);
      expect(isSignedIn(await other.post(link, {}), email)).toBe(true);
      expect(isSignedIn(await asking.get('/about'), email)).toBe(false);
      expect((await asking.get(link)).text).toContain(t.codeLink.submit);
      expect((await asking.post(link, {})).status).toBe(400);
    });

    test('somebody else’s link does not sign in a browser that waits for its own', async ({ visitor, control }) => {
      const victim = await newCustomer(visitor, control);
      const [attacker, waiting] = [new PlainBrowser(visitor.origin), new PlainBrowser(visitor.origin)];
      await askForCode(waiting, victim);
      const email = await newCustomer(attacker, control);
      await askForCode(new PlainBrowser(visitor.origin), email);
      const lure = await waiting.get(await linkTo(control, email, '/auth/code'));
      expect(visibleText(lure.text)).toContain(t.codeLink.text);
      expect(isSignedIn(await waiting.get('/about'), email)).toBe(false);
    });

    test('the answer does not reveal who has an account', async ({ visitor, control }) => {
      const unknown = newEmail();
      const answers = await Promise.all(
        [DEMO.email, unknown].map(async (email) => {
          const page = await askForCode(new PlainBrowser(visitor.origin), email);
          return [page.status, page.path, page.text.replaceAll(email, 'EMAIL')];
        }),
      );
      expect(answers[0]).toEqual(answers[1]);
      expect(await control.messagesTo(unknown)).toEqual([]);
    });
  });
}
