/** The pages of the help centre are accessible at every width and usable by keyboard. They have no script. */
import { text } from '#tests/journeys/texts';
import { expectAccessible } from '#tests/setup/expect-accessible';
import { BRANDS, expect, test } from '#tests/setup/fixtures';

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });
    const locale = brand === 'ru' ? 'ru' : 'en';

    test.setTimeout(180_000);

    test('questions, an answer and the form of a guest are accessible, and work by keyboard', async ({ page }) => {
      await page.goto('/helpcenter');
      await expectAccessible(page, 'the help centre');
      await page.locator('main input[name="text"]').fill(brand === 'ru' ? 'возвраты' : 'refunds');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\?text=/);
      await expectAccessible(page, 'what was found');
      await page.locator('main a[href="/helpcenter/how-much-back"]').first().press('Enter');
      await page.waitForURL(/\/how-much-back$/);
      await expectAccessible(page, 'an answer');

      await page.goto('/helpcenter/ask');
      await page.locator('main form [name="email"]').press('Enter');
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expectAccessible(page, 'the form with errors');
      const summary = page.getByRole('alert').getByRole('link').first();
      await summary.press('Enter');
      await expect(page.locator('main [aria-invalid="true"]').first(), 'the summary leads to the field').toBeFocused();
      await page.goto('/helpcenter/ask?sent');
      await expect(page.getByText(text('help', 'guest.sent.next', locale)).first()).toBeVisible();
      await expectAccessible(page, 'the sent question');
      await page.goto('/support-chat');
      await expectAccessible(page, 'the log-in of the chat');
    });
  });
}
