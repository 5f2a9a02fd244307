/** A refund that its card did not take is paid out, on pages without a script: where to, a code, and the money once. */
import { logIn, PASSWORD, sendForm } from '#tests/journeys/account';
import { headingOf, linksOf, mainText } from '#tests/journeys/page-facts';
import { DETAILS, formOf, hasButton, PlainPayout } from '#tests/journeys/payout';
import { newCustomer } from '#tests/journeys/profile';
import { text } from '#tests/journeys/texts';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { PlainBrowser } from '#tests/setup/plain-browser';
import type { Locale } from '~/market/locales';

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand, isolated: 'warm' });
    const locale: Locale = brand === 'ru' ? 'ru' : 'en';
    const say = (key: string) => text('payout', key, locale);
    const start = ({ visitor, control, address }: Parts) =>
      PlainPayout.start({ visitor, control, sandboxPort: address.sandboxPort, brand });

    test('an account that has the order by its address alone proves to be the buyer by the phone, and comes back', async ({
      visitor,
      control,
      address,
    }) => {
      test.setTimeout(120_000);
      const parts = { visitor, control, sandboxPort: address.sandboxPort, brand };
      const payout = await PlainPayout.startOfGuest(parts);
      const closed = await payout.open();
      expect(hasButton(closed, 'details')).toBe(false);
      const proof = linksOf(closed).find((href) => href.includes('/buyer?')) ?? '';
      const asked = await visitor.get(proof);
      const { action, fields } = formWith(asked.text, 'phone');
      const type = (phone: string) => visitor.post(action || proof, { ...fields, intent: 'phone', phone });
      const wrong = await type('+46701234599');
      expect([wrong.status, hasButton(await payout.open(), 'details')]).toEqual([400, false]);
      const back = await type('+46701234567');
      expect([back.path, hasButton(back, 'details')]).toEqual([payout.path, true]);
    });

    test('from the order and the letter to the money: log-in on the page, details, code, and one transfer', async ({
      visitor,
      control,
      address,
    }) => {
      test.setTimeout(120_000);
      const payout = await start({ visitor, control, address });
      const requests = await payout.refund.requests();
      expect(linksOf(await visitor.get(requests[0] ?? '')), 'the request leads there too').toContain(payout.path);
      const letter = (await control.messagesTo(payout.email)).find(({ body }) => body.includes(payout.path));
      expect(letter?.subject).toBeTruthy();

      // The letter on another device: a guest logs in on the page itself, and comes back to it.
      const other = new PlainBrowser(visitor.origin);
      const closed = await other.get(payout.path);
      expect([closed.path, closed.status]).toEqual([payout.path, 200]);
      expect(mainText(closed)).toContain(text('account', 'login.reason.payout', locale));
      expect(closed.text).not.toContain('name="recipient"');
      const inside = await sendForm(other, closed, { password: PASSWORD, email: payout.email });
      expect([inside.path, hasButton(inside, 'details')]).toEqual([payout.path, true]);

      const page = await payout.open();
      expect(page.text).not.toContain('<script');
      expect(page.headers['content-security-policy']).toContain("script-src 'none'");
      expect(page.headers['cache-control']).toBe('no-store');
      expect(
        page.text.match(/<input(?![^>]*type="hidden")[^>]*>/g)?.every((one) => /autocomplete="off"/i.test(one)),
      ).toBe(true);

      // Nothing typed, then a wrong number: it stands at its field.
      const empty = await payout.send(page, 'details', {});
      expect(empty.status).toBe(400);
      expect(mainText(empty)).toContain(text('errors', 'validation.recipientRequired', locale));
      const wrong = await payout.send(await payout.open('?method=card'), 'details', {
        ...DETAILS.card,
        pan: '5555 5555 5555 4445',
      });
      expect([wrong.status, wrong.text.includes('5555 5555 5555 4445')]).toEqual([400, false]);
      expect(mainText(wrong)).toContain('•••• 4445');
      expect(wrong.text, 'what is no secret is not asked again').toContain('Anna Ivanova');

      const asked = await payout.askForCode(brand === 'ru' ? 'bank_account' : 'iban');
      expect(asked.path).toBe(payout.path);
      expect(hasButton(asked, 'code')).toBe(true);
      const end = brand === 'ru' ? '5982' : '3000';
      expect(mainText(asked)).toContain(`•••• ${end}`);
      for (const secret of ['DE8937', 'DE89 37', '40817810938160925982', '044525225']) {
        expect(asked.text).not.toContain(secret);
      }
      const [sms] = await payout.texts();
      expect(sms?.body, 'the text says for which account').toContain(end);
      expect(mainText(asked), 'a time with its zone').toMatch(
        /\d{1,2}:\d{2}(?:\s[AP]M)? (?:\(UTC|по \p{Lu}|\w+ time)/u,
      );

      const code = await payout.code();
      const mistyped = await payout.send(asked, 'code', { code: code === '000000' ? '111111' : '000000' });
      expect(mistyped.status).toBe(400);
      expect(mainText(mistyped)).toContain(say('code.wrong'));

      // A double click and a second tab send it once.
      const [one, two] = await Promise.all([
        payout.send(asked, 'code', { code }),
        payout.send(asked, 'code', { code }),
      ]);
      for (const sent of [one, two]) expect(headingOf(sent)).toContain(say('processing.title'));
      expect(headingOf(await payout.send(asked, 'code', { code }))).toContain(say('processing.title'));
      const sendings = (await control.messagesTo(payout.email)).filter(({ subject }) =>
        subject.includes(brand === 'ru' ? 'переводим' : 'is being sent'),
      );
      expect(sendings).toHaveLength(1);

      await control.set({ clock: { advanceMinutes: 2 } });
      await expect.poll(async () => headingOf(await payout.open())).toContain(say('completed.title'));
      expect(mainText(await payout.open())).toContain(`•••• ${end}`);
      expect((await control.ledger()).unbalanced).toEqual([]);
    });

    test('strangers, other accounts and a browser that has signed out see nothing and receive nothing', async ({
      visitor,
      control,
      address,
    }) => {
      test.setTimeout(120_000);
      const payout = await start({ visitor, control, address });
      const form = await payout.open();
      const asked = await payout.askForCode('card');
      const code = await payout.code();
      const { fields } = formOf(asked, 'code');

      const stranger = new PlainBrowser(visitor.origin);
      const another = new PlainBrowser(visitor.origin);
      const email = await newCustomer(another, control);
      const amount = headingOf(asked).replace(/[^\d.,]/g, '');
      const before = (await payout.texts()).length;
      for (const browser of [stranger, another]) {
        const seen = [
          await browser.get(payout.path),
          await browser.post(payout.path, {
            ...formOf(form, 'details').fields,
            ...DETAILS.card,
            method: 'card',
            intent: 'details',
          }),
          await browser.post(payout.path, { ...fields, code, intent: 'code' }),
          await browser.post(payout.path, { intent: 'again' }),
        ];
        for (const page of seen) {
          expect(page.path).toBe(payout.path);
          expect(mainText(page)).not.toContain(amount);
          expect(mainText(page)).not.toContain('4444');
        }
      }
      expect((await payout.texts()).length, 'no text was sent').toBe(before);
      const refused = await another.get(payout.path);
      expect([refused.status, headingOf(refused)]).toEqual([403, say('unauthorized.title')]);
      expect(mainText(refused)).toContain(email);

      // A payout that does not exist, and a token that is none.
      for (const token of ['00000000-0000-4000-8000-000000000009', 'abc']) {
        const missing = await visitor.get(`/payouts/${token}`);
        expect([missing.status, headingOf(missing)]).toEqual([404, say('notFound.title')]);
      }

      // A form of another site.
      const foreign = await visitor.post(
        payout.path,
        { ...fields, code, intent: 'code' },
        { headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' } },
      );
      expect(foreign.status).toBe(403);

      await visitor.post('/auth/sign_out', {});
      expect(mainText(await visitor.get(payout.path))).not.toContain(amount);
      await visitor.post(payout.path, { ...fields, code, intent: 'code' });
      await logIn(visitor, { email: payout.email });
      expect(hasButton(await payout.open(), 'code'), 'nothing was sent meanwhile').toBe(true);
    });
  });
}

type Parts = Pick<Parameters<Parameters<typeof test>[2]>[0], 'visitor' | 'control' | 'address'>;
