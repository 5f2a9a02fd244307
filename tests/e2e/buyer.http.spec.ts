/** A guest on another device, with only the letter, proves to be the buyer and gives the tickets back. */
import { newEmail } from '#tests/journeys/account';
import { buyerCode, enterCode, requestCode } from '#tests/journeys/buyer';
import { isTicketLetter, letterWithLink } from '#tests/journeys/letters';
import { headingOf, linksOf, mainText } from '#tests/journeys/page-facts';
import { PlainRefund, sumOf } from '#tests/journeys/refund';
import { text } from '#tests/journeys/texts';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { PlainBrowser } from '#tests/setup/plain-browser';
import type { Locale } from '~/market/locales';

test.use({ isolated: 'warm' });

/** As the journey of the purchase types it. */
const PHONE = '+46 70 123 45 67';
const TRIPS = {
  intl: { from: 'iatax:LON', to: 'iatax:PAR', inDays: 40 },
  ru: { from: 'iatax:MOW', to: 'iatax:LED', inDays: 40 },
} as const;

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });
    const locale: Locale = brand === 'ru' ? 'ru' : 'en';
    const say = (key: string) => text('buyer', key, locale);

    test('a guest with the letter on another device refunds, and nobody else does', async ({
      visitor,
      control,
      address,
    }) => {
      test.setTimeout(120_000);
      const sandboxOrigin = `http://localhost:${address.sandboxPort}`;
      const bought = new PlainRefund(visitor, control, { brand, sandboxOrigin });
      await bought.calm();
      const email = newEmail();
      await bought.buy(TRIPS[brand], email);
      const { link } = await letterWithLink(control, email, isTicketLetter);
      const device = new PlainBrowser(visitor.origin);
      const refund = new PlainRefund(device, control, { brand, sandboxOrigin });
      refund.token = bought.token;
      await device.get(link);

      // The order is told with a masked address, and leads to the proof.
      const order = await device.get(refund.orderPath);
      const masked = `${email[0]!}•••${email.slice(email.lastIndexOf('@'))}`;
      expect(mainText(order)).toContain(masked);
      expect(order.text).not.toContain(email);
      expect(mainText(order)).toContain(say('offer.start'));
      expect(linksOf(order)).toContain(`${refund.orderPath}/refund`);
      const asked = await refund.open();
      expect(asked.path).toBe(`${refund.orderPath}/buyer?from=${encodeURIComponent(`${refund.orderPath}/refund`)}`);
      expect([asked.status, headingOf(asked), asked.headers['cache-control']]).toEqual([200, say('title'), 'no-store']);
      expect(asked.text).not.toContain('<script');
      expect(asked.text).not.toContain(email);

      const enter = await requestCode(device, asked);
      expect(mainText(enter)).toContain(say('enter.resendFrom'));
      const soon = await requestCode(device, enter);
      expect([soon.status, mainText(soon).includes(say('enter.resendFrom'))]).toEqual([429, true]);
      const code = await buyerCode(control, email);
      const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
      const refusals = [
        await enterCode(device, enter, { code: wrong, phone: PHONE }),
        await enterCode(device, enter, { code, phone: '+46 70 123 45 68' }),
      ];
      for (const refused of refusals) {
        expect(refused.status).toBe(400);
        expect(mainText(refused)).toContain(text('errors', 'validation.buyerWrong', locale));
        expect(refused.text, 'the code is not sent back').not.toContain(code);
      }

      // A browser with the same letter has asked for no code, and one with copied cookies has another session.
      const reader = new PlainBrowser(visitor.origin);
      await reader.get(link);
      const thief = new PlainBrowser(visitor.origin);
      for (const name of ['letters', 'buyer_code']) thief.setCookie(name, device.cookies[name] ?? '');
      for (const other of [reader, thief]) {
        const refused = await other.post(enter.path, { intent: 'code', code, phone: PHONE });
        expect(mainText(refused)).toContain(text('errors', 'validation.codeOver', locale));
      }

      const question = await enterCode(device, enter, { code, phone: PHONE });
      // A whole order that can be cancelled free of charge asks no reason.
      const opened = [`${refund.orderPath}/refund`, `${refund.orderPath}/refund/confirm?why=void`];
      expect(opened).toContain(question.path);
      expect(mainText(await device.get(refund.orderPath))).toContain(say('offer.open'));
      thief.setCookie('letters', device.cookies.letters ?? '');
      for (const other of [reader, thief, new PlainBrowser(visitor.origin)]) {
        const closed = await other.get(`${refund.orderPath}/refund`);
        expect(opened, 'the proof is this browser’s').not.toContain(closed.path);
      }
      const again = await device.get(enter.path);
      expect(again.path, 'nothing is asked twice').toBe(question.path);

      // After half an hour it has to be proved again; a form that was open all the time changes nothing.
      const stale = await refund.choose('voluntary');
      await control.set({ clock: { advanceMinutes: 31 } });
      const late = await refund.confirm(stale);
      expect([headingOf(late), (await refund.money()).refunded]).toEqual([say('title'), 0]);
      expect(mainText(await device.get(refund.orderPath))).toContain(say('offer.start'));

      const next = await requestCode(device, late);
      const back = await enterCode(device, next, { code: await buyerCode(control, email), phone: PHONE });
      expect(back.path, 'on the confirmation again').toContain(`${refund.orderPath}/refund/confirm?why=voluntary`);
      const sum = sumOf(back);
      const done = await refund.ready(await refund.confirm(back));
      expect(headingOf(done)).toBe(text('refund', 'states.sent.title', locale));
      expect((await refund.money()).refunded).toBe(sum);

      // A log-out ends the proof: the letter opened again shows the order alone. Without its links, not even that.
      await device.post('/auth/sign_out', { intent: 'here' });
      await device.get(link);
      expect(headingOf(await device.get(done.path))).toBe(say('title'));
      await visitor.post(`/mbooking/thanks/${refund.token}/links`, { intent: 'revoke' });
      expect((await device.get(done.path)).path).toBe(`/mbooking/thanks/${refund.token}`);
    });
  });
}
