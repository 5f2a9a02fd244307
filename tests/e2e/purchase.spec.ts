import { expect, test } from '#tests/setup/fixtures';
import { WITH_SCRIPTS, WITHOUT_SCRIPTS } from '#tests/setup/tags';
import { ShopVisit } from '#tests/journeys/shop-visit';
import { text } from '#tests/journeys/texts';
import { ALONE, CARDS, FAMILY, type TestParty, type TestTrip } from '#tests/journeys/travellers';

/**
 * From the search to the ticket: every brand, way, party and kind of payment both with and without JavaScript, each
 * pair of them at least once.
 */
type Purchase = {
  brand: 'ru' | 'intl';
  title: string;
  trip: TestTrip;
  party: TestParty;
  payment: 'plain' | 'approved' | 'declined';
};

const ONE_WAY_RU: TestTrip = { from: 'Москва', to: 'Стамбул', outInDays: 30 };
const RETURN_RU: TestTrip = { from: 'Алматы', to: 'Стамбул', outInDays: 30, backInDays: 44 };
const ONE_WAY_INTL: TestTrip = { from: 'London', to: 'New York', outInDays: 30 };
const RETURN_INTL: TestTrip = { from: 'Warsaw', to: 'Tokyo', outInDays: 30, backInDays: 44 };

const PURCHASES: Purchase[] = [
  { brand: 'ru', title: 'one way, one adult, plain card', trip: ONE_WAY_RU, party: ALONE, payment: 'plain' },
  { brand: 'ru', title: 'one way, family, declined then paid', trip: ONE_WAY_RU, party: FAMILY, payment: 'declined' },
  { brand: 'ru', title: 'return, family, 3-D Secure', trip: RETURN_RU, party: FAMILY, payment: 'approved' },
  { brand: 'intl', title: 'one way, one adult, 3-D Secure', trip: ONE_WAY_INTL, party: ALONE, payment: 'approved' },
  {
    brand: 'intl',
    title: 'return, one adult, declined then paid',
    trip: RETURN_INTL,
    party: ALONE,
    payment: 'declined',
  },
  { brand: 'intl', title: 'return, family, plain card', trip: RETURN_INTL, party: FAMILY, payment: 'plain' },
];

const later = (trip: TestTrip, days: number): TestTrip => ({
  ...trip,
  outInDays: trip.outInDays + days,
  backInDays: trip.backInDays && trip.backInDays + days,
});

/** Reduces amounts to their digits, so that line breaks and kinds of space do not matter. */
const digits = (text: string) => text.replace(/[^\d.,]/g, '').replace(/^[.,]+|[.,]+$/g, '');

for (const [index, { brand, title, trip, party, payment }] of PURCHASES.entries()) {
  // The first, third and fifth have every value, and so do the others.
  test.describe(brand, { tag: index % 2 === 0 ? WITHOUT_SCRIPTS : WITH_SCRIPTS }, () => {
    test.use({ brand });

    test(title, async ({ page, control, javaScriptEnabled }) => {
      const email = `buyer-${index}-${Date.now()}@example.com`;
      const visit = new ShopVisit(page, { brand, hasScript: javaScriptEnabled ?? true });

      // Separate days: seats run out, and one test must not sell another's.
      await visit.search(later(trip, index), party);
      const onCard = digits(await visit.chooseFirstOffer());
      const onStep0 = digits(await visit.takeFare());
      expect(onStep0).toBe(onCard);
      await visit.fillPassengers(party, email);
      expect(digits(await visit.amountToPay())).toBe(onStep0);

      if (payment === 'plain') {
        await visit.pay(CARDS.paid);
      } else {
        await visit.pay(CARDS.threeDs);
        await visit.answerBank(payment === 'approved' ? 'approve' : 'decline');
        if (payment === 'declined') {
          await page.waitForURL(/\/mbooking\/step2\//);
          const refused = text('booking', 'step2.refusal.title', brand === 'ru' ? 'ru' : 'en');
          await expect(page).toHaveTitle(new RegExp(`^${refused}`));
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(refused);
          await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
          await expect(page.locator('input[name="card.pan"]')).toHaveValue('');
          await visit.pay(CARDS.paid);
        }
      }

      await visit.holdTicket();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const { firstName } of party.travellers) {
        await expect(page.getByRole('main')).toContainText(new RegExp(firstName, 'i'));
      }
      expect(digits(await page.getByRole('main').innerText())).toContain(onStep0);

      const [mail, ...others] = (await control.messagesTo(email)).filter(({ kind }) => kind === 'email');
      expect(others).toEqual([]);
      expect(digits(mail?.body ?? '')).toContain(onStep0);

      const address = page.url();
      await page.reload();
      expect(page.url()).toBe(address);
      expect((await control.messagesTo(email)).filter(({ kind }) => kind === 'email')).toHaveLength(1);
    });
  });
}
