import { HOME_TEXTS, homeBlock } from '#tests/journeys/home';
import { expect, test } from '#tests/setup/fixtures';

const texts = HOME_TEXTS.intl;

test('filters and forms work in place, and the search form keeps its input', async ({ page }) => {
  const destinations = homeBlock(page, texts.destinations.title);
  const beach = destinations.getByRole('link', { name: 'Beach' });
  await expect(async () => {
    await page.goto('/');
    await expect(beach).toBeVisible({ timeout: 1000 });
  }).toPass();
  const departure = page.getByTestId('direction-input-from-input');
  await expect(departure).toHaveRole('combobox');
  await departure.fill('London');
  // Else its list may open over the block below, which is what this test presses.
  await departure.blur();
  let documents = 0;
  page.on('request', (request) => request.resourceType() === 'document' && (documents += 1));

  await beach.click();
  await expect(beach).toHaveAttribute('aria-current', 'true');
  await expect(beach).toBeInViewport();

  const block = homeBlock(page, texts.subscription.title);
  await block.getByLabel(texts.subscription.email).fill(`reader-${Date.now()}@example.com`);
  await block.getByRole('button', { name: texts.subscription.submit }).click();
  await expect(block.getByText(texts.subscription.done)).toBeFocused();
  await expect(beach).toHaveAttribute('aria-current', 'true');

  await block.getByRole('link', { name: texts.subscription.again }).click();
  await expect(block.getByLabel(texts.subscription.email)).toHaveValue('');
  await expect(block).toBeInViewport();
  await expect(departure).toHaveValue('London');
  expect(documents).toBe(0);
});
