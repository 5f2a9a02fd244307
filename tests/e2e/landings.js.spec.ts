/** Landing pages and the pages around them as people with a keyboard, a screen reader or large text meet them. */
import type { Page } from '@playwright/test';
import { PlainCheckout, tokenIn } from '#tests/journeys/plain-checkout';
import { CARDS } from '#tests/journeys/travellers';
import { expectAccessible } from '#tests/setup/expect-accessible';
import { BRANDS, expect, test } from '#tests/setup/fixtures';

/** All kinds on the brand with longer addresses; on the other those with the widest tables, in the longest words. */
const KINDS = {
  intl: [
    '/routes/lon/nyc',
    '/cities/lon',
    '/airports/lhr',
    '/countries/de',
    '/airlines/ba',
    '/airports/lhr/jfk',
    '/airlines/ba/lon/nyc',
    '/popular-directions',
    '/countries',
  ],
  ru: ['/routes/mow/aer', '/airports/svo', '/airlines/ba/lon/nyc'],
} as const;

async function expectNoJump(page: Page, screen: string) {
  const image = page.locator('figure img');
  if ((await image.count()) === 0) return;
  const before = (await image.boundingBox())!.height;
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth), screen).toBeGreaterThan(0);
  expect(Math.abs((await image.boundingBox())!.height - before), `${screen}: the picture moves the page`).toBeLessThan(
    1,
  );
}

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });
    test.setTimeout(180_000);

    test('landing pages are accessible', async ({ page }) => {
      for (const path of KINDS[brand]) {
        await page.goto(path);
        await expect(page.locator('h1')).toHaveCount(1);
        await expectNoJump(page, path);
        await expectAccessible(page, path);
      }
    });

    test('comments, newsletter and prize draw are accessible', async ({ page }) => {
      await page.goto('/comments/cities/lon');
      await expectAccessible(page, 'comments');
      for (const form of [
        '/comments/cities/lon/new',
        '/newsletter',
        brand === 'ru' ? '/prize-draw' : '/prize-draw?country=GB',
      ]) {
        await page.goto(form);
        await expectAccessible(page, form);
        await page.locator('main form[method="post"] button').last().click();
        await expect(page.getByRole('alert').first()).toBeVisible();
        await expectAccessible(page, `${form} with errors`);
      }
    });
  });
}

test.describe('a survey', () => {
  test.use({ brand: 'intl', isolated: true });

  test('is asked on the thanks page of the buyer alone, and is accessible', async ({ page, visitor, control }) => {
    test.setTimeout(120_000);
    await control.set({ settings: { surveys: 'a_day_after' } });
    const checkout = new PlainCheckout(visitor, control);
    await checkout.calm();
    const step1 = await checkout.step1(30);
    const sent = await checkout.sendPassengers(step1);
    await checkout.pay(await checkout.ready(sent, '/mbooking/step2/'), CARDS.paid);
    await checkout.ticket(tokenIn(step1));
    const thanks = await visitor.get(`/mbooking/thanks/${tokenIn(step1)}`);
    const [, path = ''] = /href="(\/survey\/[\w-]+)"/.exec(thanks.text) ?? [];
    expect(path).not.toBe('');
    // A stranger with the address of the page gets no link.
    await page.goto(`/mbooking/thanks/${tokenIn(step1)}`);
    await expect(page.locator('a[href^="/survey/"]')).toHaveCount(0);

    await page.goto(path);
    await expectAccessible(page, 'the question');
    await page.locator('main button').click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expectAccessible(page, 'the question without an answer');
    await page.getByRole('radio').first().check();
    await page.locator('main button').click();
    await expect(page.getByRole('textbox')).toBeVisible();
    await expectAccessible(page, 'room for words');
    await page.getByRole('textbox').fill('More seats');
    await page.locator('main button').first().click();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page, 'the end of the survey');
  });
});

test.describe('the search form', () => {
  test.use({ brand: 'intl' });

  test('opens hotels in a tab of their own only for those who ticked that', async ({ page, context }) => {
    await page.goto('/en-gb');
    const box = page.locator('input[name="searchHotels"]');
    await expect(box).not.toBeChecked();
    await page.getByRole('combobox').nth(1).fill('Rome');
    await box.check();
    const [tab] = await Promise.all([context.waitForEvent('page'), page.getByTestId('search-ticket-button').click()]);
    await tab.waitForURL(/\/elsewhere\/hotels\?.*checkin=/);
    await page.waitForURL(/\/search/);
    expect(context.pages()).toHaveLength(2);
  });
});
