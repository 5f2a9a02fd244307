/** Changes by carriers, on pages without a script: told, answered once, by the customer alone. */
import type { ScheduleChangeSetting } from '#server/sandbox/service/service';
import { newEmail } from '#tests/journeys/account';
import { isTicketLetter, letterWithLink } from '#tests/journeys/letters';
import { isWaiting, mainText } from '#tests/journeys/page-facts';
import { PlainCheckout, tokenIn } from '#tests/journeys/plain-checkout';
import { text } from '#tests/journeys/texts';
import { CARDS } from '#tests/journeys/travellers';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { linksOf } from '#tests/setup/html-page';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';
import type { SandboxControl } from '#tests/setup/sandbox-control';

/** Buys a ticket whose flight the carrier changes, and opens the page of the change from the order. */
async function changedOrder(
  visitor: PlainBrowser,
  control: SandboxControl,
  scheduleChanges: ScheduleChangeSetting,
  inDays: number,
) {
  const checkout = new PlainCheckout(visitor, control);
  await checkout.calm();
  await control.set({ settings: { scheduleChanges } });
  const email = newEmail();
  const step1 = await checkout.step1(inDays);
  const token = tokenIn(step1);
  const sent = await checkout.sendPassengers(step1, { email });
  await checkout.pay(await checkout.ready(sent, '/mbooking/step2/'), CARDS.paid);
  await checkout.ticket(token);
  const orderPath = `/user/orders/${token}`;
  const order = await visitor.get(orderPath);
  const path = linksOf(order.text).find((href) => href.startsWith(`${orderPath}/changes/`)) ?? '';
  return { email, token, orderPath, order, path, page: await visitor.get(path) };
}

/** Buys orders of several days until there is another flight to take. */
async function withOtherFlights(visitor: PlainBrowser, control: SandboxControl, setting: ScheduleChangeSetting) {
  for (let inDays = 30; inDays < 38; inDays += 1) {
    const bought = await changedOrder(visitor, control, setting, inDays);
    if (choicesOf(bought.page).some((value) => value !== 'accept')) return bought;
  }
  throw new Error('no carrier has another flight');
}

function choicesOf({ text: html }: PlainPage): string[] {
  return [...html.matchAll(/<input\b[^>]*name="choice"[^>]*>/g)].flatMap(
    ([tag]) => /value="([^"]*)"/.exec(tag)?.[1] ?? [],
  );
}

/** Subjects of the letter about a moved flight. */
const TELLS_NEW_TIMES = { ru: /новое время/, intl: /new times/ };

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand, isolated: true });
    const locale = brand === 'ru' ? 'ru' : 'en';
    const say = (key: string) => text('changes', key, locale);

    test('new times are told everywhere and accepted once, by the customer alone', async ({ visitor, control }) => {
      test.setTimeout(120_000);
      const { email, token, orderPath, order, path, page } = await changedOrder(visitor, control, 'moved', 30);
      expect(mainText(order)).toContain(say('state.waiting'));
      expect(order.text).not.toContain('<script');
      expect(mainText(await visitor.get('/user/orders'))).toContain(text('content', 'orders.changed', locale));
      const told = (await control.messagesTo(email)).filter(({ subject }) => TELLS_NEW_TIMES[brand].test(subject));
      expect(told).toHaveLength(1);
      const [, letterPath = ''] = /https?:\/\/[^\s/]+(\/order-link\/[\w-]{43}\?order)\n/.exec(told[0]!.body) ?? [];
      expect((await visitor.get(letterPath)).path).toBe(orderPath);

      expect(page.text).not.toContain('<script');
      expect(mainText(page)).toContain(say('compare.before'));
      expect(linksOf(page.text)).toContain(`${orderPath}/refund?why=flight_delay`);
      expect(page.text, 'nothing is chosen beforehand').not.toMatch(/name="choice"[^>]*checked/);
      const nothing = await visitor.post(path, { intent: 'answer' });
      expect([nothing.status, mainText(nothing).includes(say('choice.error'))]).toEqual([400, true]);

      const stranger = new PlainBrowser(visitor.origin);
      for (const seen of [await stranger.get(path), await stranger.post(path, { choice: 'accept' })]) {
        expect(seen.path).not.toBe(path);
        expect(mainText(seen)).not.toContain(say('compare.before'));
      }
      // The letter shows it on any device; its holder changes nothing.
      const { link } = await letterWithLink(control, email, isTicketLetter);
      const phone = new PlainBrowser(visitor.origin);
      await phone.get(link);
      const shown = await phone.get(path);
      expect([choicesOf(shown), mainText(shown).includes(say('foreign.title'))]).toEqual([[], true]);
      await phone.post(path, { choice: 'accept' });
      expect(choicesOf(await visitor.get(path))).toContain('accept');
      expect((await visitor.get(`${orderPath}/changes/unknown`)).status).toBe(404);

      const answers = await Promise.all([1, 2].map(() => visitor.post(path, { intent: 'answer', choice: 'accept' })));
      for (const answered of answers) {
        expect([answered.status, answered.path]).toEqual([200, path]);
        expect(mainText(answered)).toContain(say('state.accepted'));
        expect(choicesOf(answered)).toEqual([]);
      }
      const late = await visitor.post(path, { choice: 'XX1@2031-01-01#economy' });
      expect(mainText(late)).toContain(say('problem.gone'));
      expect(mainText(late)).toContain(say('state.accepted'));
      expect(mainText(await visitor.get(orderPath))).toContain(say('state.accepted'));
      expect(mainText(await visitor.get('/user/orders'))).not.toContain(text('content', 'orders.changed', locale));
      expect((await visitor.get(`/mbooking/thanks/${token}/trip.ics`)).text).toContain('STATUS:CONFIRMED');
    });

    test('another flight takes the place of a cancelled one, even if its answer is lost', async ({
      visitor,
      control,
    }) => {
      test.setTimeout(240_000);
      const { token, orderPath, path, page } = await withOtherFlights(visitor, control, 'cancelled');
      expect(mainText(page)).toContain(say('compare.cancelled'));
      expect(linksOf(page.text)).toContain(`${orderPath}/refund?why=flight_cancellation`);
      const choices = choicesOf(page);
      expect(choices).not.toContain('accept');
      expect((await visitor.get(`/mbooking/thanks/${token}/trip.ics`)).text).toContain('STATUS:CANCELLED');
      const [choice = ''] = choices;
      await control.set({
        services: { afterSale: { operations: { 'changes/confirm_segments': { cut: true, when: 'after', times: 1 } } } },
      });
      const answered = await visitor.post(path, { choice: choice.replaceAll('&amp;', '&') });
      expect(mainText(answered)).toContain(say('state.replaced'));
      expect(mainText(await visitor.get(orderPath))).toContain(say('state.replaced'));
      expect((await visitor.get(`/mbooking/thanks/${token}/trip.ics`)).text).not.toContain('STATUS:CANCELLED');
    });

    test('an order is shown while the service of changes does not answer', async ({ visitor, control }) => {
      test.setTimeout(120_000);
      const { orderPath, path } = await changedOrder(visitor, control, 'moved_little', 31);
      const isMissing = async () => mainText(await visitor.get(orderPath)).includes(say('missing.text'));
      await control.set({ services: { afterSale: { hang: true } } });
      expect(await isMissing()).toBe(true);
      const waiting = await visitor.get(path);
      expect([waiting.status, isWaiting(waiting)]).toEqual([200, true]);
      // The order reads several lists of the service: their failures open its circuit, so this fault comes last.
      await control.set({ services: { afterSale: { malformed: 'html', hang: null } } });
      await expect(async () => expect((await visitor.get(path)).status).toBeGreaterThanOrEqual(500)).toPass();
      expect(await isMissing()).toBe(true);
    });
  });
}
