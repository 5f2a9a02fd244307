import { openHelp } from '#tests/journeys/frame';
import { expect, test } from '#tests/setup/fixtures';
import { text } from '#tests/journeys/texts';

test.use({ isolated: true });

test('the chat of the help menu opens over the page, which keeps its input and gets the focus back', async ({
  page,
  control,
}) => {
  await control.set({ settings: { features: { support_chat: true } } });
  await page.goto('/');
  const from = page.getByTestId('direction-input-from-input');
  await expect(from).toHaveRole('combobox');
  await from.fill('Reykjavik');
  await page.locator('form[action="/cookies"]').getByRole('button').click();
  await expect(page.locator('form[action="/cookies"]')).toHaveCount(0);

  const help = await openHelp(page);
  await help.getByRole('link', { name: text('common', 'help.chat') }).click();
  const dialog = page.locator('section[role=dialog]');
  await expect(dialog.getByRole('heading').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(from).toHaveValue('Reykjavik');

  await page.setViewportSize({ width: 360, height: 640 });
  await page.locator('header summary', { hasText: text('common', 'frame.menu') }).press('Enter');
  await page.locator('header summary', { hasText: text('common', 'help.title') }).press('Enter');
  await page.locator('header a[href^="/auth/login"]:not([data-testid])').first().press('Enter');
  await expect(dialog.getByRole('heading').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('header :focus')).toBeVisible();
});
