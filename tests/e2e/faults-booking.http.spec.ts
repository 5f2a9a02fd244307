import { expect, test } from '#tests/journeys/checkout-test';
import { expectHonest, headingOf, honestly, isWaiting, linksOf, mainText } from '#tests/journeys/page-facts';
import {
  amountOf,
  FAULT_NAMES,
  FAULTS,
  FEW_FAULTS,
  STEP1,
  tokenIn,
  type FaultName,
  type PlainCheckout,
} from '#tests/journeys/plain-checkout';
import { text } from '#tests/journeys/texts';
import { CARDS } from '#tests/journeys/travellers';
import { formWith } from '#tests/setup/html-form';
import type { PlainPage } from '#tests/setup/plain-browser';
import type { SandboxControl } from '#tests/setup/sandbox-control';

type When = 'before' | 'after';

/** A pressed pay button waits for the booking rather than ask to be pressed again. */
const PAY_BUTTON_WAITS_MS = 5000;

const disturb = (control: SandboxControl, operation: string, fault: FaultName, when: When = 'before') =>
  control.set({ services: { booking: { operations: { [operation]: { ...FAULTS[fault], when } } } } });
const heal = (control: SandboxControl) => control.set({ services: { booking: null } });

/**
 * Returns the page of a request under a fault: a waiting page while the upstream is silent, a failure with its status
 * when it answers badly. On a busy machine the latter may take a while.
 */
async function told(
  checkout: PlainCheckout,
  fault: FaultName,
  request: () => Promise<PlainPage>,
  situation: string = fault,
  waitsMs = 0,
): Promise<PlainPage> {
  const isSlow = fault === 'hang' || fault === 'delay';
  const first = await honestly(checkout.visitor, situation, request, waitsMs);
  if (isWaiting(first) === isSlow) {
    if (!isSlow) expect([502, 503], situation).toContain(first.status);
    return first;
  }
  const page = await checkout.comeTo(first.path, (one) => isWaiting(one) === isSlow);
  expectHonest(page, situation);
  return page;
}

const isStep0 = ({ text: html }: PlainPage) => html.includes('value="book"');
const hasTyped = (page: PlainPage) => {
  const { fields } = formWith(page.text, 'email');
  // Consent to the processing of personal data is asked in Russia alone.
  const { 'passengers[0].noMiddleName': _notAsked, privacyConsent: _askedInRussia, ...typed } = STEP1;
  for (const [name, value] of Object.entries(typed)) expect(fields[name], name).toEqual([value]);
};

test('step 0: recovers from a failed quote', async ({ checkout, control, visitor }) => {
  for (const [index, fault] of FEW_FAULTS.entries()) {
    const address = (await checkout.step0(30 + index)).path;
    await disturb(control, 'search_fare/new', fault);
    const page = await told(checkout, fault, () => visitor.get(address));
    if (!isWaiting(page)) expect(linksOf(page), 'to try again, and to the results').toContain(address);
    await heal(control);
    await checkout.comeTo(address, isStep0);
  }
});

for (const when of ['before', 'after'] as const) {
  test(`step 0: makes one booking although the call fails ${when} it is made`, async ({ checkout, control }) => {
    for (const [index, fault] of FEW_FAULTS.entries()) {
      const step0 = await checkout.step0(30 + index);
      await disturb(control, 'booking/create_from_iss', fault, when);
      const page = await told(checkout, fault, () => checkout.bookFare(step0));
      await heal(control);
      // A waiting page continues by itself; a refused form is sent again.
      const step1 = isWaiting(page)
        ? await checkout.ready(page, '/mbooking/step1/')
        : await checkout.ready(await checkout.bookFare(page), '/mbooking/step1/');
      expect((await control.ledger()).bookings, fault).toHaveLength(index + 1);
      tokenIn(step1);
    }
  });
}

test('step 1: keeps the input while the booking cannot be shown', async ({ checkout, control }) => {
  const step1 = await checkout.step1();
  for (const fault of FEW_FAULTS) {
    await disturb(control, 'booking/show', fault);
    await told(checkout, fault, () => checkout.visitor.get(step1.path), `${fault}, opened`);
    const sent = await told(checkout, fault, () => checkout.sendPassengers(step1), `${fault}, sent`);
    if (!isWaiting(sent)) {
      expect(mainText(sent)).toContain(text('booking', 'step1.again.title'));
      expect(linksOf(sent), 'back to what was typed').toContain(sent.path);
    }
    await heal(control);
    const again = await checkout.ready(sent, '/mbooking/step1/');
    expect(mainText(again)).toContain(text('booking', 'step1.again.title'));
    hasTyped(again);
  }
  const step2 = await checkout.ready(
    await checkout.sendPassengers(await checkout.visitor.get(step1.path)),
    '/mbooking/step2/',
  );
  expect(amountOf(step2)).toBeGreaterThan(0);
});

test('step 1: shows the form without citizenships', async ({ checkout, control }) => {
  // Hanging comes last: once it continues, the list stays cached.
  for (const [index, fault] of FEW_FAULTS.toReversed().entries()) {
    await disturb(control, 'booking/get_citizenships.json', fault);
    const { path } = await checkout.step1(30 + index);
    const step1 = await honestly(checkout.visitor, fault, () => checkout.visitor.get(path));
    expect(step1.status).toBe(200);
    expect(formWith(step1.text, 'email').fields['passengers[0].citizenship']).toBeDefined();
    expect(step1.text).toContain('<option value="KZ"');
    await heal(control);
  }
});

for (const when of ['before', 'after'] as const) {
  test(`step 1: holds seats although the call fails ${when} they are held`, async ({ checkout, control }) => {
    for (const [index, fault] of FEW_FAULTS.entries()) {
      const step1 = await checkout.step1(30 + index);
      await disturb(control, 'reserving_seats/new', fault, when);
      const page = await told(checkout, fault, () => checkout.sendPassengers(step1));
      if (!isWaiting(page)) {
        expect(mainText(page)).toContain(text('booking', 'step1.failure.title'));
        hasTyped(page);
      }
      await heal(control);
      const step2 = isWaiting(page)
        ? await checkout.ready(page, '/mbooking/step2/')
        : await checkout.ready(await checkout.sendPassengers(page), '/mbooking/step2/');
      expect(mainText(step2)).toContain(STEP1.email);
    }
  });
}

test('step 2: pays nothing while the booking cannot be shown, and continues later', async ({ checkout, control }) => {
  const step2 = await checkout.step2();
  for (const fault of FEW_FAULTS) {
    await disturb(control, 'booking/show', fault);
    await told(checkout, fault, () => checkout.visitor.get(step2.path), `${fault}, opened`);
    await told(checkout, fault, () => checkout.pay(step2, CARDS.paid), `${fault}, sent`, PAY_BUTTON_WAITS_MS);
    await heal(control);
    await checkout.comeTo(step2.path, ({ text: html }) => html.includes('name="card.pan"'));
    expect((await control.calls()).booking?.['book_and_issue/new'], `${fault}: payments sent`).toBeUndefined();
  }
  await checkout.pay(await checkout.visitor.get(step2.path), CARDS.paid);
  await checkout.ticket(tokenIn(step2));
  expect(await control.ledger()).toMatchObject({ captures: 1, issued: 1 });
});

/** Expects one payment of one booking of this visit, and no other payments than those of the bookings before. */
async function paidOnce(control: SandboxControl, fault: FaultName, step2: PlainPage, paid: number): Promise<void> {
  const ledger = await control.ledger();
  expect([ledger.captures, ledger.issued], fault).toEqual([paid, paid]);
  expect(
    ledger.bookings.find(({ token }) => token === tokenIn(step2)),
    fault,
  ).toMatchObject({ captured: amountOf(step2), attempts: [{ status: 'success' }] });
}

test('step 2: reports every fault before the charge, and pays once', async ({ checkout, control }) => {
  for (const [index, fault] of FAULT_NAMES.entries()) {
    const step2 = await checkout.step2(30 + index);
    await disturb(control, 'book_and_issue/new', fault);
    const first = await honestly(checkout.visitor, fault, () => checkout.pay(step2, CARDS.paid));
    expect(first.path, 'the status page finds out').toBe(`/mbooking/checking/${tokenIn(step2)}`);
    expect(isWaiting(first), fault).toBe(true);
    const isSlow = fault === 'hang' || fault === 'delay';
    const title = text('booking', isSlow ? 'checking.sending.title' : 'checking.unsent.title');
    const page = await checkout.comeTo(first.path, (one) => headingOf(one) === title);
    // While the result is unknown, the payment page must not allow a second payment.
    const back = await checkout.visitor.get(step2.path);
    expect(back.path, fault).toBe(isSlow ? page.path : step2.path);
    await heal(control);
    if (!isSlow) {
      expect(linksOf(page), fault).toContain(step2.path);
      await checkout.pay(back, CARDS.paid);
    }
    await checkout.ticket(tokenIn(step2));
    await paidOnce(control, fault, step2, index + 1);
  }
});

test('step 2: reaches the ticket, paid once, after every fault behind the charge', async ({ checkout, control }) => {
  for (const [index, fault] of FAULT_NAMES.entries()) {
    const step2 = await checkout.step2(30 + index);
    await disturb(control, 'book_and_issue/new', fault, 'after');
    const page = await honestly(checkout.visitor, fault, () => checkout.pay(step2, CARDS.paid));
    expect(page.path, fault).toMatch(/^\/mbooking\/(checking|thanks)\//);
    // Going back and paying again while the answer is lost must not charge.
    const again = await honestly(checkout.visitor, `${fault}, again`, () => checkout.pay(step2, CARDS.paid));
    expect(again.path, fault).toMatch(/^\/mbooking\/(checking|thanks)\//);
    await heal(control);
    await checkout.ticket(tokenIn(step2));
    await paidOnce(control, fault, step2, index + 1);
  }
});

test('checking: works while neither the booking nor the ticket can be read', async ({ checkout, control }) => {
  await control.set({ settings: { issueStepMs: 600_000 } });
  const step2 = await checkout.step2();
  const token = tokenIn(step2);
  await checkout.pay(step2, CARDS.paid);
  const address = `/mbooking/checking/${token}`;
  const known = headingOf(await checkout.visitor.get(address));
  for (const fault of FEW_FAULTS) {
    await disturb(control, 'booking/show', fault);
    const lost = await honestly(checkout.visitor, `${fault}, booking`, () => checkout.visitor.get(address));
    expect([lost.status, headingOf(lost), isWaiting(lost)]).toEqual([
      200,
      text('booking', 'checking.unreachable.title'),
      true,
    ]);
    await heal(control);
    await checkout.comeTo(address, (page) => headingOf(page) === known);

    await disturb(control, 'ticket_checking/new', fault);
    const page = await honestly(checkout.visitor, `${fault}, ticket`, () => checkout.visitor.get(address));
    expect([page.status, headingOf(page), isWaiting(page)]).toEqual([200, known, true]);
    await heal(control);
    await checkout.comeTo(address, (one) => headingOf(one) === known);
  }
  await control.set({ clock: { advanceMinutes: 60 } });
  await checkout.ticket(token);
});

test('thanks: recovers while the booking cannot be shown', async ({ checkout, control }) => {
  const step2 = await checkout.step2();
  await checkout.pay(step2, CARDS.paid);
  const ticket = await checkout.ticket(tokenIn(step2));
  for (const fault of FEW_FAULTS) {
    await disturb(control, 'booking/show', fault);
    await told(checkout, fault, () => checkout.visitor.get(ticket.path));
    const calendar = await checkout.visitor.get(`${ticket.path}/trip.ics`);
    expect(calendar.status, `${fault}: the calendar file`).toBe(503);
    await heal(control);
    await checkout.comeTo(ticket.path, (page) => headingOf(page) === headingOf(ticket));
  }
  expect(await control.ledger()).toMatchObject({ captures: 1, issued: 1 });
});
