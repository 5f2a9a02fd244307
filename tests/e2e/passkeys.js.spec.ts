import type { Page } from '@playwright/test';
import { accountTexts, PASSWORD, signUpAndConfirm } from '#tests/journeys/account';
import { profileTexts } from '#tests/journeys/profile';
import { accessibilityFaults } from '#tests/setup/accessibility';
import { BRANDS, expect, test } from '#tests/setup/fixtures';

/** Adds a virtual authenticator whose user is present and consents. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });
    const t = accountTexts(brand);
    const settings = profileTexts(brand).settings;

    test('a passkey is added, signs in, and is removed', async ({ page, visitor, control }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      const email = await signUpAndConfirm(visitor, control);
      await addAuthenticator(page);
      await page.goto('/auth/login');
      await page.getByTestId('email-input').fill(email);
      await page.getByTestId('password-input').fill(PASSWORD);
      await page.getByTestId('sign-in-button').click();
      await page.goto('/user/settings');
      await page.getByRole('link', { name: settings.passkeys.add }).click();
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByLabel(settings.newPasskey.name).fill('My <phone>');
      await page.getByRole('button', { name: settings.newPasskey.submit }).click();
      await expect(page).toHaveURL(/\/user\/settings#passkeys$/);
      const remove = page.getByRole('button', {
        name: settings.passkeys.removeNamed.replace('{{name}}', 'My <phone>'),
      });
      await expect(remove).toBeVisible();
      const [letter] = await control.messagesTo(email);
      expect(letter?.body).toContain('My <phone>');
      expect(letter?.body).toContain('/auth/reset');

      await page.context().clearCookies();
      await page.goto('/auth/login?from=%2Fuser%2Fsettings');
      await page.getByRole('link', { name: t.login.byPasskey }).click();
      await expect(page).toHaveURL(/\/user\/settings$/);
      await expect(page.locator('summary', { hasText: email })).toBeVisible();

      await remove.click();
      await expect(page.getByText(settings.saved.passkeys)).toBeVisible();
      await expect(remove).toHaveCount(0);
      await page.context().clearCookies();
      await page.goto('/auth/passkey');
      await expect(page.getByRole('alert')).toContainText(t.passkey.failed);
      await expect(page).toHaveURL(/\/auth\/passkey/);
      expect(errors).toEqual([]);
    });
  });
}
