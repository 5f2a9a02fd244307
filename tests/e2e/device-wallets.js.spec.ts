import { expect, test } from '#tests/setup/fixtures';
import { CALM } from '#tests/journeys/booked-visit';
import { ShopVisit } from '#tests/journeys/shop-visit';
import { ALONE } from '#tests/journeys/travellers';
import { ordinary, openWantedSearch } from '#tests/journeys/wanted-offer';

/** Apple Pay and Google Pay in a browser, where they are sold: every currency but roubles. */
test.use({ isolated: 'warm' });

const MARKETS = {
  intl: { name: 'Apple Pay', option: 'apple_pay', currency: 'USD', trip: ['LON', 'NYC', 61] },
  ru: { name: 'Google Pay', option: 'google_pay', currency: 'KZT', trip: ['ALA', 'IST', 61] },
} as const;

for (const brand of ['intl', 'ru'] as const) {
  test.describe(brand, () => {
    test.use({ brand });

    test(`${MARKETS[brand].name} pays; closing its sheet or a missing script charges nothing`, async ({
      page,
      visitor,
      control,
      context,
      baseURL,
    }) => {
      test.setTimeout(120_000);
      await control.set({ settings: CALM });
      const { name, option, currency, trip } = MARKETS[brand];
      await context.addCookies([{ name: 'currency', value: currency, url: baseURL ?? '' }]);
      visitor.setCookie('currency', currency);
      const visit = new ShopVisit(page, { brand, hasScript: true });
      const blocked: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) blocked.push(message.text());
      });
      const wanted = { trips: [trip], party: ALONE, currency };
      const { path } = await openWantedSearch(visitor, control, wanted, ordinary);
      await page.goto(path);
      await visit.takeFare();
      await visit.fillPassengers(ALONE, 'anna@example.com');
      const step2 = page.url();

      await page.route(/\/payment\/(apple|google)-pay\.js/, (route) => route.abort());
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.locator('[data-wallet-state=failed]')).toBeVisible();
      await page.unroute(/\/payment\/(apple|google)-pay\.js/);
      await page.locator(`main a[href$="${new URL(step2).pathname}"]`).click();

      await page.getByRole('link', { name, exact: true }).click();
      const button = page.locator('[data-wallet-button]').getByRole('button', { name });
      const sheet = page.getByRole('dialog', { name: `Sandbox of ${name}` });
      await button.click();
      await sheet.getByRole('button', { name: 'Cancel' }).click();
      await button.click();
      await sheet.getByRole('button', { name: '4242' }).click();
      await visit.holdTicket();
      expect(blocked).toEqual([]);
      const ledger = await control.ledger();
      expect(ledger).toMatchObject({ captures: 1, issued: 1, unbalanced: [] });
      expect(ledger.bookings.flatMap(({ attempts }) => attempts.map((one) => one.option))).toEqual([option]);
    });
  });
}
