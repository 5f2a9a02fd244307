import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/fixtures';
import { hydrated } from '#tests/setup/hydration';
import { ALONE, CARDS, cardFields, dateIn, step1Fields } from '#tests/journeys/travellers';

/** Presses Tab until the control with this name has the focus; fails when it cannot be reached. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let press = 0; press < 120; press += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${selector}`);
}

/** Native date inputs expect the parts in the order of the browser's language. */
async function typeDate(page: Page, iso: string): Promise<void> {
  const [year = '', month = '', day = ''] = iso.split('-');
  await page.keyboard.type(`${month}${day}${year}`);
}

test('a ticket can be bought by keyboard alone', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await expect(page.getByTestId('direction-input-from-input')).toHaveRole('combobox');
  await tabTo(page, '[name=departure]');
  await page.keyboard.type('London');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.locator('[name=arrival]'), 'the empty field is next').toBeFocused();
  await page.keyboard.type('New York');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Depart' }), 'then the days').toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[name=departureDate]')).toBeFocused();
  await typeDate(page, dateIn(75));
  await tabTo(page, '[data-testid=search-ticket-button]');
  await page.keyboard.press('Enter');

  await page.waitForURL(/\/search\?/);
  await page.getByTestId('serp-ticket-item').first().waitFor();
  await tabTo(page, '[data-testid=ticket-price-button]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/step0\//);
  await page.locator('[data-fare]').first().waitFor();
  await tabTo(page, 'form[action*="step0"] button');
  await page.keyboard.press('Enter');

  await page.waitForURL(/\/step1\//);
  await page.locator('[name=email]').waitFor();
  await hydrated(page);
  for (const [name, value] of Object.entries(step1Fields(ALONE, 'keys@example.com', 'intl'))) {
    if (name === 'agreement') continue;
    await tabTo(page, `[name="${name}"]`);
    const kind = await page.evaluate(
      () => document.activeElement?.getAttribute('type') ?? document.activeElement?.tagName,
    );
    if (kind === 'radio') {
      await page.keyboard.press('Space');
      if (value === 'f') await page.keyboard.press('ArrowRight');
    } else if (kind === 'SELECT') {
      await page.keyboard.type(await optionText(page, value));
    } else {
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(value);
    }
  }
  await expect(page.locator('[name="passengers[0].gender"][value=f]')).toBeChecked();
  await tabTo(page, '[name=agreement]');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');

  await page.waitForURL(/\/step2\//);
  for (const [name, value] of Object.entries(cardFields(CARDS.paid)).sort(byCardOrder)) {
    await tabTo(page, `[name="${name}"]`);
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/thanks\//, { timeout: 45_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Returns the text of an option of the focused list, by which a keyboard chooses. */
function optionText(page: Page, value: string): Promise<string> {
  return page.evaluate((wanted) => {
    const select = document.activeElement as HTMLSelectElement;
    return [...select.options].find((option) => option.value === wanted)?.text ?? '';
  }, value);
}

/** Sorts fields in page order, so that Tab only goes forward. */
function byCardOrder([a]: [string, string], [b]: [string, string]): number {
  const order = ['card.pan', 'card.expDateMonthYear', 'card.cvv', 'card.cardholder'];
  return order.indexOf(a) - order.indexOf(b);
}
