import { addonFields, EVERY_ADDON_FLAGS } from '#tests/journeys/addons';
import { expect, test } from '#tests/journeys/checkout-test';
import { amountOf, FAULTS, STEP1, tokenIn } from '#tests/journeys/plain-checkout';
import { mainText } from '#tests/journeys/page-facts';
import { CARDS } from '#tests/journeys/travellers';
import { formWith } from '#tests/setup/html-form';
import type { SandboxControl } from '#tests/setup/sandbox-control';
import { text } from '#tests/journeys/texts';

const disturb = (control: SandboxControl, fault: Record<string, unknown>) =>
  control.set({ services: { ancillaries: fault } });
const heal = (control: SandboxControl) => control.set({ services: { ancillaries: null } });

for (const fault of ['hang', 'status'] as const) {
  test(`sells the ticket without add-ons while their service fails: ${fault}`, async ({ checkout, control }) => {
    const step0 = await checkout.step0();
    await disturb(control, FAULTS[fault]);
    const step1 = await checkout.ready(await checkout.bookFare(step0), '/mbooking/step1/');
    expect(step1.text).not.toContain('addons.shown');
    expect(mainText(step1)).toContain(text('addons', 'unavailable.text'));
    const step2 = await checkout.ready(await checkout.sendPassengers(step1), '/mbooking/step2/');
    const amount = amountOf(step2);
    await checkout.pay(step2, CARDS.paid);
    const thanks = await checkout.ticket(tokenIn(step2));
    const ledger = await control.ledger();
    expect(ledger.bookings.find(({ token }) => token === tokenIn(thanks))).toMatchObject({ captured: amount });
  });

  test(`keeps choices that cannot be sent, to retry or to continue without: ${fault}`, async ({
    checkout,
    control,
    visitor,
  }) => {
    const step1 = await checkout.step1();
    const chosen = addonFields(step1.text, 'all');
    await disturb(control, FAULTS[fault]);
    const sent = await checkout.sendPassengers(step1, {}, { addons: 'all' });
    const isAsked = ({ text }: { text: string }) => text.includes('withoutAddons');
    // The page waits briefly for a silent service.
    const refused = isAsked(sent) ? sent : await checkout.comeTo(sent.path, isAsked);
    expect(mainText(refused)).toContain(text('addons', 'notes.without'));
    expect(formWith(refused.text, 'email').fields.email, 'what was typed is kept').toEqual([STEP1.email]);
    await heal(control);

    const form = formWith(step1.text, 'email');
    // After this many failures the breaker opens.
    let again = refused;
    const send = async () => (again = await visitor.post(step1.path, { ...form.fields, ...STEP1, ...chosen })).status;
    await expect.poll(send, { timeout: 40_000 }).toBe(200);
    const step2 = await checkout.ready(again, '/mbooking/step2/');
    expect(step2.text).toContain('removeAddon:');
  });
}

test('flags switch on the add-ons that people deliver, and the bundles with them', async ({ checkout, control }) => {
  await control.set({ settings: { features: EVERY_ADDON_FLAGS } });
  const everything = await checkout.step1();
  expect(everything.text).toContain('addons[support');
  expect(everything.text).toContain('addons[registration');
  expect(everything.text).toContain('addons.packet');
});
