import { expect, test } from '#tests/setup/fixtures';
import { hydrated } from '#tests/setup/hydration';
import { ShopVisit } from '#tests/journeys/shop-visit';
import { trainLink, type TrainTrip } from '#tests/journeys/trains';
import { ALONE, CARDS } from '#tests/journeys/travellers';

/** From the results to the PDF with a chosen place, with and without JavaScript. The last place is the upper one. */
const PURCHASES: { brand: 'ru' | 'intl'; title: string; trip: TrainTrip }[] = [
  { brand: 'ru', title: 'an upper berth on a night train', trip: { inDays: 51, kind: 'platzkart' } },
  {
    brand: 'intl',
    title: 'a seat on the upper storey of a train',
    trip: { inDays: 53, kind: 'seat', to: 'voronezh' },
  },
];

for (const { brand, title, trip } of PURCHASES) {
  test.describe(brand, () => {
    test.use({ brand });

    test(title, async ({ page, control, javaScriptEnabled }) => {
      test.setTimeout(120_000);
      const hasScript = javaScriptEnabled ?? true;
      const visit = new ShopVisit(page, { brand, hasScript });
      // Separate days: one test must not take the other's place.
      await page.goto(trainLink({ ...trip, inDays: trip.inDays + (hasScript ? 1 : 0) }));
      await visit.chooseFirstOffer();
      await visit.takeFare();
      const { pathname } = new URL(page.url());
      await page.goto(`${pathname}/seats/0`);
      await page.getByRole('table').first().waitFor();
      if (hasScript) await hydrated(page);

      const place = page.locator('table input:enabled').last();
      const number = await place.inputValue();
      await place.check({ force: true });
      await page.getByRole('button', { name: /^(Done|Готово)$/ }).click();
      await page.waitForURL(({ pathname: path }) => path === pathname);
      await visit.fillPassengers(ALONE, `berth-${brand}-${Date.now()}@example.com`);
      await visit.pay(CARDS.paid);
      await visit.holdTicket();
      await expect(page.getByRole('main')).toContainText(new RegExp(`(?:место|place|seat) ${number}\\b`));

      const token = pathname.split('/').at(-1);
      const entry = (await control.ledger()).bookings.find((one) => one.token === token);
      expect(entry?.captured).toBe(entry?.tickets_total);
      const download = page.waitForEvent('download');
      await page.locator('a[href$="/receipt.pdf"]').first().click();
      expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    });
  });
}
