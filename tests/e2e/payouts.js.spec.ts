/** The pages of a payout are accessible at every width, and the form is usable by keyboard. */
import type { Page } from '@playwright/test';
import { PASSWORD } from '#tests/journeys/account';
import { DETAILS, PlainPayout } from '#tests/journeys/payout';
import { text } from '#tests/journeys/texts';
import { expectAccessible } from '#tests/setup/expect-accessible';
import { BRANDS, expect, test } from '#tests/setup/fixtures';

test.use({ isolated: true });

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });
    const locale = brand === 'ru' ? 'ru' : 'en';
    const heading = (page: Page, key: string) =>
      expect(page.getByRole('heading', { level: 1 })).toContainText(text('payout', key, locale));

    test('every screen is accessible, from the log-in to the money', async ({ page, visitor, control, address }) => {
      test.setTimeout(240_000);
      const payout = await PlainPayout.start({ visitor, control, sandboxPort: address.sandboxPort, brand });

      await page.goto(payout.path);
      await expectAccessible(page, 'the log-in');
      await page.locator('[name="email"]').fill(payout.email);
      await page.locator('[name="password"]').fill(PASSWORD);
      await page.locator('[name="password"]').press('Enter');
      await heading(page, 'title');
      await page.goto(payout.refund.orderPath);
      await expectAccessible(page, 'the order');

      for (const kind of brand === 'ru' ? (['card', 'bank_account'] as const) : (['iban', 'card'] as const)) {
        await page.goto(`${payout.path}?method=${kind}`);
        await expectAccessible(page, kind);
        await page.locator('[name="recipient"]').press('Enter');
        await expect(page.getByRole('alert').or(page.locator('[aria-invalid="true"]')).first()).toBeVisible();
        await expectAccessible(page, `${kind}, with errors`);
      }
      await page.goto(`${payout.path}?method=card`);
      await page.locator('[name="pan"]').fill(DETAILS.card.pan);
      await page.locator('[name="recipient"]').fill(DETAILS.card.recipient);
      await page.locator('[name="recipient"]').press('Enter');
      const code = page.getByTestId('code-input');
      await expect(code).toBeVisible();
      await expectAccessible(page, 'the code');

      // Back asks the shop again, and what was typed is gone from the form.
      await page.goBack();
      await expect(code).toBeVisible();
      await page.goto(`${payout.path}?change&method=card`);
      await expect(page.locator('[name="pan"]')).toHaveValue('');
      await expect(page.locator('[name="recipient"]')).toHaveValue('');
      await page.goto(payout.path);

      await code.fill((await payout.code()) === '000000' ? '111111' : '000000');
      await code.press('Enter');
      await expect(code).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page, 'a wrong code');
      await control.set({ clock: { advanceMinutes: 6 } });
      await page.goto(payout.path);
      await expect(code).toHaveAttribute('readonly', '');
      await expectAccessible(page, 'a code that works no more');
      await page.locator('[value="again"]').click();
      await expect(code).toBeEditable();
      await code.fill(await payout.code());
      await code.press('Enter');
      await heading(page, 'processing.title');
      await expectAccessible(page, 'processing');
      await control.set({ clock: { advanceMinutes: 2 } });
      await page.goto(payout.path);
      await heading(page, 'completed.title');
      await expectAccessible(page, 'completed');
    });
  });
}
