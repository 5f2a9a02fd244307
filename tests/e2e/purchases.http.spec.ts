import { expect, test } from '#tests/setup/fixtures';
import { formsOf, formWith } from '#tests/setup/html-form';
import { visibleText } from '#tests/setup/html-page';
import type { PlainPage } from '#tests/setup/plain-browser';
import { EVERY_ADDON_FLAGS } from '#tests/journeys/addons';
import { CALM } from '#tests/journeys/booked-visit';
import { amountOf, tokenIn } from '#tests/journeys/plain-checkout';
import { PlainVisit } from '#tests/journeys/plain-visit';
import { JOURNEYS, nameOf, PARTIES, PROMO_CODE, PURCHASES, type Purchase } from '#tests/journeys/purchase-plan';
import { CARDS, cardFields } from '#tests/journeys/travellers';
import { openWantedSearch } from '#tests/journeys/wanted-offer';

/** Every relevant combination, pairwise, with a cookie jar and forms: the charge equals the shown amount. */
test.use({ isolated: true });

for (const brand of ['intl', 'ru'] as const) {
  for (const journey of Object.keys(JOURNEYS) as Purchase['journey'][]) {
    test.describe(brand, () => {
      test.use({ brand });

      test(`${journey}: bought in every way`, async ({ visitor, control, address }) => {
        test.setTimeout(240_000);
        await control.set({ settings: { ...CALM, features: EVERY_ADDON_FLAGS } });
        const visit = new PlainVisit(visitor, { brand, sandboxOrigin: `http://localhost:${address.sandboxPort}` });
        for (const purchase of PURCHASES[brand].filter((one) => one.journey === journey)) {
          await test.step(nameOf(purchase), async () => {
            const { isWanted, [brand]: trips } = JOURNEYS[journey];
            const party = PARTIES[purchase.party];
            const currency = brand === 'ru' ? 'RUB' : 'USD';
            const step0 = await openWantedSearch(visitor, control, { trips, party, currency }, isWanted);
            const step1 = await visit.takeFare(step0);
            const addons = purchase.extras === 'promo' ? 'none' : purchase.extras;
            const email = `p${purchase.party}-${purchase.payment}@example.com`;
            let step2 = await visit.fillPassengers(step1, party, email, { addons });
            if (purchase.extras === 'promo') {
              const before = amountOf(step2);
              step2 = await visitor.post(step2.path, { intent: 'applyPromo', promoCode: PROMO_CODE });
              expect(before - amountOf(step2)).toBeGreaterThanOrEqual(50_000);
            }
            const { last, captured } = await payBy(purchase.payment, visit, step2);
            const thanks = await visit.holdTicket(last);

            const ledger = await control.ledger();
            expect(ledger.unbalanced).toEqual([]);
            const entry = ledger.bookings.find(({ token }) => token === tokenIn(thanks));
            expect(entry).toMatchObject({ captured, is_issued: true });
            if (addons !== 'none') expect(entry?.ancillaries_total).toBeGreaterThan(0);
            const seen = visibleText(thanks.text);
            for (const { lastName } of party.travellers) expect(seen.toUpperCase()).toContain(lastName.toUpperCase());
          });
        }
      });
    });
  }
}

/** @returns the page that leads to the ticket, and the shown charge so far, in hundredths */
async function payBy(payment: Purchase['payment'], visit: PlainVisit, step2: PlainPage) {
  const whole = amountOf(step2);
  switch (payment) {
    case 'card':
      return { last: await visit.pay(step2, CARDS.paid), captured: whole };
    case 'threeDs':
      return { last: await visit.answerBank(await visit.pay(step2, CARDS.threeDs), 'approve'), captured: whole };
    case 'sbp': {
      const form = formsOf(step2.text).find(({ buttons }) => buttons.some(({ value }) => value === 'paySbp'));
      if (!form) throw new Error('the fast payment system is not offered');
      const code = await visit.visitor.post(form.action || step2.path, { ...form.fields, intent: 'paySbp' });
      const captured = Number(form.fields.amount?.[0]);
      return { last: await visit.answerBank(code, 'approve'), captured };
    }
    case 'split': {
      const form = formWith(step2.text, 'card.pan');
      const first = Number(form.fields.firstAmount?.[0]);
      const rest = await visit.visitor.post(form.action || step2.path, {
        ...form.fields,
        ...cardFields(CARDS.paid),
        intent: 'payFirst',
      });
      return { last: await visit.pay(rest, CARDS.paid), captured: first + amountOf(rest) };
    }
  }
}
