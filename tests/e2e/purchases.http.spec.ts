import { expect, test } from '#tests/setup/fixtures';
import { visibleText } from '#tests/setup/html-page';
import { EVERY_ADDON_FLAGS } from '#tests/journeys/addons';
import { CALM } from '#tests/journeys/booked-visit';
import { payBy } from '#tests/journeys/pay-by';
import { amountOf, tokenIn } from '#tests/journeys/plain-checkout';
import { PlainVisit } from '#tests/journeys/plain-visit';
import { JOURNEYS, nameOf, PARTIES, PROMO_CODE, PURCHASES, type Purchase } from '#tests/journeys/purchase-plan';
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
