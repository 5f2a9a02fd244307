import { openChooser, openHelp } from '#tests/journeys/frame';
import { expect, test } from '#tests/setup/fixtures';
import { text } from '#tests/journeys/texts';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await expect(page.getByTestId('direction-input-from-input')).toHaveRole('combobox');
});

test('menus open by keyboard; Escape closes them and restores the focus', async ({ page }) => {
  const menu = page.locator('header details', { has: page.locator('a[href="/helpcenter"]') });
  const summary = menu.locator('summary');
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(summary).toBeFocused();
});

test('the first tab stop is visible and skips the header', async ({ page }) => {
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: text('common', 'frame.skip') });
  await expect(skip).toBeFocused();
  // Nothing covers it, so it can be clicked.
  await skip.click({ trial: true });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('on a phone the log-in is visible; closing it restores the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const dialog = page.locator('section[role=dialog]');
  const signIn = page.getByTestId('open-auth-modal-button');
  await signIn.click();
  await expect(dialog.getByRole('heading').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(signIn).toBeFocused();
});

test('a menu closes on a click or Tab elsewhere, and only one is open', async ({ page }) => {
  const help = await openHelp(page);
  const chooser = await openChooser(page);
  await expect(help).not.toHaveAttribute('open');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(chooser).toBeHidden();

  await openHelp(page);
  await page.getByTestId('direction-input-from-input').focus();
  await expect(help).not.toHaveAttribute('open');
});

test('a part whose script does not load takes nothing else off the page', async ({ page }) => {
  await page.route('**/assets/PageFooter-*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await openHelp(page);
  await expect(page.getByTestId('direction-input-from-input')).toHaveRole('combobox');
});

test('nothing shifts while the page loads and when the cookie note closes', async ({ page }) => {
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        document.querySelector<HTMLFormElement>('form[action="/cookies"]')?.requestSubmit();
        setTimeout(() => resolve(sum), 500);
      }),
  );
  await expect(page.locator('form[action="/cookies"]')).toHaveCount(0);
  expect(shift).toBeLessThan(0.02);
});
