import { expect, test as checkoutTest } from '#tests/journeys/checkout-test';
import { expectHonest, mainText } from '#tests/journeys/page-facts';
import { amountOf, STEP1, tokenIn } from '#tests/journeys/plain-checkout';
import { CARDS } from '#tests/journeys/travellers';
import { formWith } from '#tests/setup/html-form';
import { searchAddress } from '#tests/setup/links';
import type { PlainPage } from '#tests/setup/plain-browser';
import { openOffer, openResults } from '#tests/setup/plain-purchase';

/** A purchase through all steps; processes are killed and restarted before each of them. */
const VICTIMS = [['sandbox'], ['shop', 'sandbox'], ['shop']] as const;
/** A shop killed alone forgets no more than one killed together with the sandbox. */
const VICTIMS_AT_EACH_STEP = VICTIMS.slice(0, 2);

/** The permanent facts of a ticket; other blocks may be missing while their services start. */
const TICKET_FACTS = /Order no\. \d+|Ticket number \d+\s\d+|\(PNR\) [A-Z\d]+|Paid \S+/g;

const test = checkoutTest.extend<{ kill: () => Promise<void>; victims: (typeof VICTIMS)[number] }>({
  victims: [['shop'], { option: true }],
  kill: async ({ pair, victims, checkout }, use) => {
    await use(async () => {
      for (const victim of victims) await pair.end(victim, 'SIGKILL');
      await Promise.all(victims.map((victim) => pair.run(victim)));
      await checkout.calm();
    });
  },
});

const isStep1 = ({ path }: PlainPage) => path.startsWith('/mbooking/step1/');

for (const victims of VICTIMS_AT_EACH_STEP) {
  test.describe(`${victims.join(' and ')} killed`, () => {
    test.use({ victims });

    test('the purchase reaches one ticket through every step', async ({ checkout, kill, control, visitor }) => {
      const home = await visitor.get('/en-us');
      await kill();
      expect((await visitor.get(home.path)).status).toBe(200);

      let results = await openResults(visitor, searchAddress(30));
      await kill();
      results = await openResults(visitor, results.path);
      const step0 = await openOffer(visitor, results);
      await kill();
      // The open form still books; a forgotten offer is searched again.
      let booked = await checkout.bookFare(step0);
      if (!isStep1(booked)) {
        booked = await checkout.comeTo(booked.path, (page) => isStep1(page) || page.text.includes('value="book"'));
      }
      if (!isStep1(booked)) booked = await checkout.bookFare(booked);
      const step1 = await checkout.ready(booked, '/mbooking/step1/');
      const token = tokenIn(step1);

      await checkout.sendPassengers(step1, { 'passengers[0].passportNumber': '' });
      await kill();
      const filled = await checkout.comeTo(step1.path, ({ text }) => text.includes('name="email"'));
      const typed = formWith(filled.text, 'email').fields;
      for (const name of ['email', 'phone', 'passengers[0].lastName', 'passengers[0].birthdayYear']) {
        expect(typed[name], name).toEqual([STEP1[name]]);
      }
      const step2 = await checkout.ready(await checkout.sendPassengers(step1), '/mbooking/step2/');
      await kill();
      expect(amountOf(await checkout.ready(step2, '/mbooking/step2/'))).toBe(amountOf(step2));

      await control.set({ settings: { issueStepMs: 1500 } });
      // The form that was open all the time.
      await checkout.pay(step2, CARDS.paid);
      await kill();
      expectHonest(await visitor.get(`/mbooking/checking/${token}`), 'checking');
      const ticket = await checkout.ticket(token);
      await kill();
      const again = await checkout.comeTo(ticket.path, ({ status }) => status === 200);
      expect(mainText(again), 'the session still knows whose ticket it is').toContain('IVANOVA');
      expect(mainText(ticket).match(TICKET_FACTS)).toHaveLength(4);
      expect(mainText(again).match(TICKET_FACTS)).toEqual(mainText(ticket).match(TICKET_FACTS));
      expect(await control.ledger()).toMatchObject({
        captures: 1,
        issued: 1,
        bookings: [{ token, captured: amountOf(step2), attempts: [{ status: 'success' }] }],
      });
    });
  });
}

for (const victims of VICTIMS) {
  test.describe(`${victims.join(' and ')} killed`, () => {
    test.use({ victims });

    for (const when of ['before', 'after'] as const) {
      test(`between the payment and its answer, ${when} the charge`, async ({ checkout, kill, control, visitor }) => {
        const step2 = await checkout.step2();
        const token = tokenIn(step2);
        await control.set({
          services: { booking: { operations: { 'book_and_issue/new': { hang: true, when } } } },
        });
        const paying = checkout.pay(step2, CARDS.paid).catch(() => null);
        await expect
          .poll(async () => (await control.calls()).booking?.['book_and_issue/new'], { intervals: [20] })
          .toBe(1);
        if (when === 'after') await expect.poll(async () => (await control.ledger()).captures).toBe(1);
        // The browser has no answer yet, or only the redirect to the status page.
        await kill();
        await control.set({ services: { booking: null } });
        await paying;

        const page = await checkout.comeTo(step2.path, ({ status }) => status === 200);
        expectHonest(page, 'step 2 after the crash');
        if (when === 'before') {
          const form = page.text.includes('name="card.pan"') ? page : await visitor.get(step2.path);
          expect(await control.ledger()).toMatchObject({ captures: 0 });
          await checkout.pay(form, CARDS.paid);
        }
        await checkout.ticket(token);
        expect(await control.ledger()).toMatchObject({
          captures: 1,
          issued: 1,
          bookings: [{ captured: amountOf(step2), attempts: [{ status: 'success' }] }],
        });
      });
    }
  });
}
