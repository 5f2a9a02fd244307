import en from '../../locales/en/booking.json' with { type: 'json' };
import enReceipt from '../../locales/en/receipt.json' with { type: 'json' };
import ru from '../../locales/ru/booking.json' with { type: 'json' };
import ruReceipt from '../../locales/ru/receipt.json' with { type: 'json' };
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { visibleText } from '#tests/setup/html-page';
import { PlainBrowser } from '#tests/setup/plain-browser';
import { newEmail } from '#tests/journeys/account';
import { isTicketLetter, letterWithLink } from '#tests/journeys/letters';
import { PlainCheckout, tokenIn } from '#tests/journeys/plain-checkout';
import { CARDS } from '#tests/journeys/travellers';

const TEXTS = { intl: { booking: en, receipt: enReceipt }, ru: { booking: ru, receipt: ruReceipt } };
const MINUTES_A_DAY = 24 * 60;
/** The flight, and a month after it, with days to spare. */
const LONG_AFTER = 75;

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand, isolated: true });
    const { booking, receipt } = TEXTS[brand];

    test('the letter opens its order on any device, until it is disabled or expired', async ({ visitor, control }) => {
      test.setTimeout(120_000);
      const checkout = new PlainCheckout(visitor, control);
      await checkout.calm();
      const sees = async (browser: PlainBrowser, token: string) =>
        (await browser.get(`/mbooking/thanks/${token}`)).text.toUpperCase().includes('IVANOVA');

      const bought: { token: string; link: string; id: number }[] = [];
      for (const inDays of [30, 31]) {
        const email = newEmail();
        const step1 = await checkout.step1(inDays);
        const sent = await checkout.sendPassengers(step1, { email });
        await checkout.pay(await checkout.ready(sent, '/mbooking/step2/'), CARDS.paid);
        await checkout.ticket(tokenIn(step1));
        const { letter, link } = await letterWithLink(control, email, isTicketLetter);
        bought.push({ token: tokenIn(step1), link, id: letter.id });
      }
      const [first, second] = bought as [(typeof bought)[0], (typeof bought)[0]];

      // The attached receipt is the shop's, in its version for everybody.
      const file = await fetch(`${control.origin}/outbox/${first.id}/receipt.pdf`);
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(
        Buffer.from(await file.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
      expect((await fetch(`${control.origin}/outbox/${first.id}/other.pdf`)).status).toBe(404);

      // Its key does not stay in the address, and opening it twice is harmless.
      const phone = new PlainBrowser(visitor.origin);
      await phone.get(first.link, { redirects: 0 });
      const opened = await phone.get(first.link);
      expect([opened.status, opened.path]).toEqual([200, `/mbooking/thanks/${first.token}`]);
      expect(opened.text.toUpperCase()).toContain('IVANOVA');
      expect(opened.text).not.toContain(first.link.split('/').at(-1));
      expect((await phone.get(`${opened.path}/receipt.pdf`)).headers['content-type']).toBe('application/pdf');

      // For this order only; several letters work side by side.
      expect(await sees(phone, second.token)).toBe(false);
      await phone.get(second.link);
      expect([await sees(phone, first.token), await sees(phone, second.token)]).toEqual([true, true]);
      const lists = async () => {
        const { text } = await phone.get('/user/orders');
        expect(text.toUpperCase(), 'the list names nobody').not.toContain('IVANOVA');
        return [first, second].map(({ token }) => text.includes(`/user/orders/${token}`));
      };
      expect(await lists(), 'among the trips of the phone').toEqual([true, true]);

      // Disabled in the buying browser after a confirmation: at once, for every device, without affecting the other
      // one.
      const links = await visitor.get(`/mbooking/thanks/${first.token}/links`);
      expect(visibleText(links.text)).toContain(booking.letterLinks.effect);
      const off = await visitor.post(links.path, { intent: 'revoke' });
      expect(visibleText(off.text)).toContain(booking.letterLinks.done.title);
      expect(off.text.toUpperCase(), 'the owner sees it still').toContain('IVANOVA');
      expect([await sees(phone, first.token), await sees(phone, second.token)]).toEqual([false, true]);
      expect(await lists()).toEqual([false, true]);
      const stranger = await phone.get(`/mbooking/thanks/${first.token}`);
      expect(visibleText(stranger.text)).toContain(booking.thanks.stranger.title);
      expect(stranger.text).toContain('href="/download-documents"');

      const closed = await phone.get(first.link);
      expect([closed.status, closed.path]).toEqual([200, '/download-documents?expired']);
      expect(visibleText(closed.text)).toContain(receipt.find.expired.title);
      expect((await phone.get(`${first.link}/receipt.pdf`)).status).toBe(404);

      // While the service is down, nothing is shown, and the page says why.
      await control.set({ services: { documents: { status: 500 } } });
      const unsure = await phone.get(`/mbooking/thanks/${second.token}`);
      expect(visibleText(unsure.text)).toContain(booking.thanks.stranger.uncertain.title);
      expect(unsure.text.toUpperCase()).not.toContain('IVANOVA');
      expect((await phone.get(second.link)).path).toBe('/download-documents?later');
      await control.set({ services: { documents: null } });
      await expect.poll(() => sees(phone, second.token)).toBe(true);

      // It expires a month after the trip, by the clock of the service.
      await control.set({ clock: { advanceMinutes: LONG_AFTER * MINUTES_A_DAY } });
      expect(await sees(phone, second.token)).toBe(false);
      expect((await phone.get(second.link)).path).toBe('/download-documents?expired');
    });
  });
}

test.describe('a purchase', () => {
  test.use({ isolated: true });

  test('continues by the reminder’s link, and whoever bought there sees the ticket', async ({ visitor, control }) => {
    test.setTimeout(60_000);
    const checkout = new PlainCheckout(visitor, control);
    await checkout.calm();
    const email = newEmail();
    const step2 = await checkout.ready(
      await checkout.sendPassengers(await checkout.step1(), { email }),
      '/mbooking/step2/',
    );
    await control.set({ clock: { advanceMinutes: 10 } });
    const { link } = await letterWithLink(control, email);

    const phone = new PlainCheckout(new PlainBrowser(visitor.origin), control);
    const step1 = await phone.visitor.get(link);
    expect(step1.path).toBe(`/mbooking/step1/${tokenIn(step2)}`);
    expect(step1.text).not.toMatch(/ivanova/i);
    await phone.pay(await phone.ready(await phone.sendPassengers(step1, { email }), '/mbooking/step2/'), CARDS.paid);
    expect((await phone.ticket(tokenIn(step2))).text.toUpperCase()).toContain('IVANOVA');

    // The letter's address may be mistyped, so it never opens the tickets.
    const other = new PlainBrowser(visitor.origin);
    const opened = await other.get(link);
    expect([opened.path, /ivanova/i.test(opened.text)]).toEqual([`/mbooking/thanks/${tokenIn(step2)}`, false]);
  });
});
