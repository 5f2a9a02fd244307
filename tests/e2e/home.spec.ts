import type { Locator, Page } from '@playwright/test';
import { HOME_TEXTS, homeBlock } from '#tests/journeys/home';
import { accessibilityFaults } from '#tests/setup/accessibility';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { fieldMessage } from '#tests/setup/messages';
import { onceFor } from '#tests/setup/tags';

/** Unused numbers of the brand's usual country, a new one at each call. */
let numbers = Date.now() % 100_000;
const PHONES = {
  intl: () => `+1 213 ${String(200 + (numbers % 700))} ${String((numbers += 7) % 10_000).padStart(4, '0')}`,
  ru: () => `8 912 ${String(100 + (numbers % 900))}-${String((numbers += 7) % 10_000).padStart(4, '0')}`,
};

/** New prices may come late on a busy machine; then they are there the next time. */
async function hasCards(page: Page, cards: Locator, isRight: (count: number) => boolean): Promise<void> {
  await expect(async () => {
    if (!isRight(await cards.count())) await page.reload();
    expect(isRight(await cards.count())).toBe(true);
  }).toPass();
}

/** A filter that leaves more than one part of the list. */
const FILTERS = { intl: 'Beach', ru: 'Море и пляж' };

for (const brand of BRANDS) {
  const texts = HOME_TEXTS[brand];

  test.describe(brand, onceFor(brand), () => {
    test.use({ brand });

    /** Opens the page with its blocks, retrying while the services of a fresh shop are slow. */
    async function openHome(page: Page) {
      await expect(async () => {
        await page.goto('/');
        for (const { title } of [texts.directions, texts.destinations, texts.offers, texts.questions]) {
          await expect(homeBlock(page, title)).toBeVisible({ timeout: 1000 });
        }
      }).toPass();
    }

    test('a filter of destinations and its next part have addresses', async ({ page }) => {
      await openHome(page);
      const block = homeBlock(page, texts.destinations.title);
      const cards = block.getByRole('listitem').filter({ has: page.locator('a[href^="/search?"]') });
      await expect(cards).toHaveCount(6);

      await block.getByRole('link', { name: FILTERS[brand], exact: true }).click();
      await page.waitForURL(/\?tag=beach#destinations$/);
      await expect(block.getByRole('link', { name: FILTERS[brand] })).toHaveAttribute('aria-current', 'true');
      await hasCards(page, cards, (count) => count === 6);

      await block.getByRole('link', { name: texts.destinations.more }).click();
      await page.waitForURL(/\?tag=beach&offset=6#destinations$/);
      await hasCards(page, cards, (count) => count > 6);

      await page.goBack();
      await expect(cards).toHaveCount(6);
    });

    test('a direction links to its search', async ({ page }) => {
      await openHome(page);
      const row = homeBlock(page, texts.directions.title).getByRole('listitem').getByRole('link').first();
      const [from = ''] = (await row.innerText()).split(/\s{2,}|\n/);
      await row.click();
      await page.waitForURL(/\/search\?adult=1&cabinClass=Y&child=0&childrenAges=\[\]&infant=0&route\[0\]=iatax:/);
      await expect(page.getByTestId('direction-input-from-input')).toHaveValue(from.trim());
      await expect(page.getByTestId('serp-ticket-item').first()).toBeVisible();
    });

    test('subscribes an address: invalid, valid, and another one', async ({ page, control, javaScriptEnabled }) => {
      const email = `reader-${brand}-${javaScriptEnabled ? 'js' : 'plain'}-${Date.now()}@example.com`;
      await openHome(page);
      const block = homeBlock(page, texts.subscription.title);
      const field = block.getByLabel(texts.subscription.email);
      const submit = block.getByRole('button', { name: texts.subscription.submit });

      await field.fill('anna at example');
      await submit.click();
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(field).toHaveAccessibleDescription(fieldMessage(brand, 'wrongEmail'));
      await expect(field).toHaveValue('anna at example');
      if (javaScriptEnabled) expect(await accessibilityFaults(page)).toEqual([]);

      await field.fill(email.toUpperCase());
      await submit.click();
      await expect(block).toContainText(texts.subscription.done);
      await expect(block).toContainText(email);
      expect(page.url()).not.toContain('example');
      expect(await control.messagesTo(email)).toHaveLength(1);
      if (javaScriptEnabled) expect(await accessibilityFaults(page)).toEqual([]);

      await block.getByRole('link', { name: texts.subscription.again }).click();
      await expect(field).toHaveValue('');
      await expect(block).not.toContainText(email);
    });

    test('sends a link to the app by text message', async ({ page, control }) => {
      const phone = PHONES[brand]();
      await openHome(page);
      const block = homeBlock(page, texts.app.title);
      const field = block.getByLabel(texts.app.phone);
      const submit = block.getByRole('button', { name: texts.app.submit });

      await field.fill('12');
      await submit.click();
      await expect(field).toHaveAccessibleDescription(fieldMessage(brand, 'wrongPhone'));
      await expect(field).toHaveValue('12');

      await field.fill(phone);
      await submit.click();
      await expect(block).toContainText(texts.app.done);
      const digits = phone.replace(/\D/g, '').replace(/^8/, '7');
      const sent = await control.messagesTo(`+${digits}`);
      expect(sent.map(({ kind }) => kind)).toEqual(['sms']);
      expect((await block.innerText()).replace(/\D/g, '')).toContain(digits);
    });

    test('questions unfold', async ({ page }) => {
      await openHome(page);
      const question = homeBlock(page, texts.questions.title).getByRole('group').first();
      await expect(question.getByRole('paragraph')).toBeHidden();
      await question.locator('summary').click();
      await expect(question.getByRole('paragraph')).toBeVisible();
    });
  });
}
