import type { Locator, Page } from '@playwright/test';
import { DEMO } from '#tests/journeys/account';
import { chooseMarket, FRAME_TEXTS, openChooser, openHelp } from '#tests/journeys/frame';
import { ShopVisit } from '#tests/journeys/shop-visit';
import { ALONE, CARDS, type TestTrip } from '#tests/journeys/travellers';
import { sidewaysOverflow } from '#tests/setup/accessibility';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { onceFor } from '#tests/setup/tags';

/** A currency other than the brand's own, and the look of its prices. */
const CHOICES = {
  ru: { currency: 'KZT', sign: /₸/, trip: { from: 'Москва', to: 'Сочи', outInDays: 75 } },
  intl: { currency: 'EUR', sign: /€/, trip: { from: 'London', to: 'New York', outInDays: 76 } },
} as const satisfies Record<string, { currency: string; sign: RegExp; trip: TestTrip }>;

const WIDTHS = [320, 768, 1280];

const cookieNote = (page: Page) => page.locator('aside', { has: page.locator('form[action="/cookies"]') });

/** Expects all elements inside the window, without overlap. */
async function expectApart(page: Page, elements: Locator): Promise<void> {
  const boxes = (await Promise.all((await elements.all()).map((one) => one.boundingBox()))).filter(
    (box) => box !== null,
  );
  const width = page.viewportSize()?.width ?? 0;
  expect(boxes.length).toBeGreaterThan(2);
  for (const [at, box] of boxes.entries()) {
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    for (const other of boxes.slice(at + 1)) {
      const isApart =
        box.x + box.width <= other.x + 1 ||
        other.x + other.width <= box.x + 1 ||
        box.y + box.height <= other.y + 1 ||
        other.y + other.height <= box.y + 1;
      expect(isApart, `${JSON.stringify(box)} and ${JSON.stringify(other)}`).toBe(true);
    }
  }
}

for (const brand of BRANDS) {
  test.describe(brand, onceFor(brand), () => {
    test.use({ brand });
    const texts = FRAME_TEXTS[brand];
    const { currency, sign, trip } = CHOICES[brand];

    test('a chosen currency lasts from the search to the ticket, and to the next visit', async ({
      page,
      javaScriptEnabled,
    }) => {
      const visit = new ShopVisit(page, { brand, hasScript: javaScriptEnabled ?? true });
      await page.goto('/');
      await chooseMarket(page, { currency });
      await expect(page.getByRole('banner')).toContainText(currency);

      await visit.search(trip, ALONE);
      expect(await visit.chooseFirstOffer()).toMatch(sign);
      expect(await visit.takeFare()).toMatch(sign);
      await visit.fillPassengers(ALONE, `frame-${brand}@example.com`);
      expect(await visit.amountToPay()).toMatch(sign);
      await expect(page.getByRole('banner')).toContainText(currency);

      await cookieNote(page).getByRole('button').click();
      await expect(page.locator('input[name="card.pan"]')).toBeVisible();
      await expect(cookieNote(page)).toHaveCount(0);
      await visit.pay(CARDS.paid);
      await visit.holdTicket();
      await expect(page.getByRole('main')).toContainText(sign);

      await page.goto('/');
      await expect(page.getByRole('banner')).toContainText(currency);
      await expect(cookieNote(page)).toHaveCount(0);
    });

    test('the cookie note stays closed once dismissed', async ({ page }) => {
      await page.goto('/about');
      const address = page.url();
      await cookieNote(page).getByRole('button', { name: texts.accept }).click();
      await expect(cookieNote(page)).toHaveCount(0);
      expect(page.url()).toBe(address);
      await page.goto('/');
      await expect(page.getByTestId('search-ticket-button')).toBeVisible();
      await expect(cookieNote(page)).toHaveCount(0);
    });

    test('the help menu leads to pages, and a guest by way of the log-in to the chat', async ({ page }) => {
      await page.goto('/about');
      const menu = await openHelp(page);
      await expect(menu.getByRole('listitem')).toHaveCount(6);
      await menu.getByRole('link', { name: texts.chat }).click();
      await page.waitForURL(/\/auth\/login\?/);
      await page.getByTestId('email-input').fill(DEMO.email);
      await page.getByTestId('password-input').fill(DEMO.password);
      await page.getByTestId('sign-in-button').click();
      await page.waitForURL(/\/support-chat\?from-support-menu=1$/);
      await expect(page.getByRole('heading', { level: 1, name: texts.chat })).toBeVisible();
      await expect(page.locator('main textarea')).toBeVisible();
    });

    for (const width of WIDTHS) {
      test(`nothing of the frame covers anything at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/about');
        await expectApart(page, page.locator('header').locator('a:visible, summary:visible'));
        await expectApart(page, page.locator('footer').locator('a:visible, h2:visible, button:visible'));
        // A line of the footer: below everything, and over nothing.
        const [note, footer] = [await cookieNote(page).boundingBox(), await page.locator('footer').boundingBox()];
        expect(note?.width).toBeLessThanOrEqual(870);
        expect(note?.y).toBeGreaterThan(footer?.y ?? Infinity);
        await openChooser(page);
        expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
      });
    }

    test('the easter egg shows another pair at each press', async ({ page }) => {
      const egg = page.locator('#easter-egg button');
      // A fresh shop may be too slow for the settings at its first page.
      await expect(async () => {
        await page.goto('/');
        await expect(egg).toBeVisible({ timeout: 500 });
      }).toPass();
      for (let press = 1; press <= 3; press += 1) {
        const before = await egg.innerText();
        await egg.click();
        await expect(egg).not.toHaveText(before);
      }
    });
  });
}

test('a chosen language and country last: home, search, my trips, content, and the next visit', async ({ page }) => {
  await page.goto('/');
  await chooseMarket(page, { locale: 'de', country: 'DE' });
  expect(new URL(page.url()).pathname).toBe('/de-de');
  const html = page.locator('html');
  for (const path of ['/search?from=BER&to=LON', '/user/orders', '/agreement', '/no/such/page', '/']) {
    await page.goto(path);
    await expect(html).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('banner')).toContainText('Deutsch · EUR');
  }
  expect(new URL(page.url()).pathname).toBe('/de-de');
});

test('the market changes on the current page', async ({ page }) => {
  await page.goto('/helpcenter');
  await chooseMarket(page, { country: 'GB' });
  expect(new URL(page.url()).pathname).toBe('/helpcenter');
  await expect(page.getByRole('banner')).toContainText('GBP');
  await expect((await openChooser(page)).locator('select[name=country]')).toHaveValue('GB');
});

test('an unknown page offers a search', async ({ page }) => {
  await page.goto('/no/such/page');
  await page.locator('#departure').fill('London');
  await page.locator('#arrival').fill('New York');
  const date = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await page.locator('#departureDate').fill(date);
  await page.getByRole('main').getByRole('button').click();
  await page.waitForURL(/\/search\?/);
  await expect(page.getByTestId('serp-ticket-item').first()).toBeVisible();
});
