import type { Page } from '@playwright/test';
import enCommon from '../../locales/en/common.json' with { type: 'json' };
import ruCommon from '../../locales/ru/common.json' with { type: 'json' };
import { accessibilityFaults, sidewaysOverflow } from '#tests/setup/accessibility';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { newCustomer } from '#tests/journeys/profile';
import { comeBy } from '#tests/journeys/social';
import { accountTexts, DEMO, linkTo, newEmail, PASSWORD, signUp } from '#tests/journeys/account';

async function expectAccessible(page: Page, screen: string): Promise<void> {
  expect.soft(await accessibilityFaults(page), screen).toEqual([]);
}

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test('a long signed-in address fits every header', async ({ page, visitor, control }) => {
      const email = `a.rather.long.name.of.somebody.${newEmail()}`;
      await signUp(visitor, email);
      await page.goto(await linkTo(control, email, '/user/confirm'));
      await page.getByTestId('password-input').fill(PASSWORD);
      await page.locator('main form').getByRole('button').last().click();
      await expect(page).toHaveURL(/\/user\/dashboard$/);
      for (const width of [320, 768, 1200, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        // The page that follows the form may still be loading its styles.
        await expect.poll(() => sidewaysOverflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
      }
      await expectAccessible(page, 'the overview');
    });
  });
}

test.describe('on Fairwind', () => {
  const t = accountTexts('intl');

  test('the log-in opens over the page and keeps its input', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto('/');
    const home = page.url();
    await page.getByTestId('direction-input-from-input').fill('Lon');
    const button = page.getByTestId('open-auth-modal-button');
    await button.click();
    const dialog = page.locator('section[role=dialog][aria-modal=true]');
    await expect(dialog).toHaveAccessibleName(t.login.title);
    await expect(page).toHaveURL(/\/auth\/login\?from=/);
    await expectAccessible(page, 'dialog');
    // A page behind may have an e-mail field too.
    await expect(dialog.getByTestId('email-input')).toHaveAttribute('id', 'auth-email');

    await dialog.getByTestId('sign-in-button').click();
    await expect(dialog.getByRole('alert')).toBeFocused();
    await dialog.getByRole('alert').getByRole('link').last().click();
    await expect(dialog.getByTestId('password-input')).toBeFocused();
    await expect(dialog).toBeVisible();
    await dialog.getByTestId('email-input').fill(DEMO.email);
    await dialog.getByTestId('password-input').fill('Wrong1');
    await dialog.getByRole('button', { name: enCommon.showPassword }).click();
    await expect(dialog.getByTestId('password-input')).toHaveAttribute('type', 'text');
    await dialog.getByTestId('sign-in-button').click();
    await expect(dialog.getByTestId('password-input')).toHaveValue('');
    await expect(dialog.getByTestId('email-input')).toHaveValue(DEMO.email);
    await expectAccessible(page, 'dialog with an error');

    await dialog.getByRole('link', { name: t.registration.tab }).click();
    await expect(dialog).toHaveAccessibleName(t.registration.title);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(home);
    await expect(button).toBeFocused();

    await button.press('Enter');
    await dialog.getByTestId('email-input').fill(DEMO.email);
    await dialog.getByTestId('password-input').fill(DEMO.password);
    await dialog.getByTestId('password-input').press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(home);
    await expect(page.getByTestId('direction-input-from-input')).toHaveValue('Lon');
    await expect(button).toBeHidden();

    const menu = page.locator('summary', { hasText: DEMO.email });
    await menu.click();
    await expectAccessible(page, 'user menu');
    await page.goto('/about');
    await expect(menu).toBeVisible();
    await menu.click();
    await page.locator('form[action="/auth/sign_out"] button[value=here]').click();
    await expect(page.getByTestId('open-auth-modal-button')).toBeVisible();
    await page.goto('/about');
    await expect(page.getByTestId('open-auth-modal-button')).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test.describe('on Попутный', () => {
  test.use({ brand: 'ru' });
  const t = accountTexts('ru');

  test('views follow each other in the dialog, and closing returns to the page', async ({ page }) => {
    await page.goto('/');
    const home = page.url();
    const button = page.getByTestId('open-auth-modal-button');
    const dialog = page.locator('section[role=dialog][aria-modal=true]');
    await button.click();
    await dialog.getByRole('link', { name: t.login.forgot }).click();
    await expect(dialog).toHaveAccessibleName(t.reset.title);
    await dialog.getByRole('link', { name: t.reset.toLogin }).click();
    await expect(dialog).toHaveAccessibleName(t.login.title);
    await dialog.getByRole('link', { name: t.registration.tab }).click();
    await expect(dialog).toHaveAccessibleName(t.registration.title);
    await dialog.getByTestId('sign-up-button').click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByRole('link', { name: t.login.tab, exact: true }).click();
    await expect(dialog).toHaveAccessibleName(t.login.title);
    await expect(dialog.getByRole('alert'), 'another tab has no errors of this one').toBeHidden();

    const email = newEmail('mail.ru');
    await dialog.getByTestId('email-input').fill(email);
    await dialog.getByRole('link', { name: t.login.forgot }).click();
    await expect(dialog).toHaveAccessibleName(t.reset.title);
    await expect(dialog.getByTestId('email-input'), 'an address is typed once').toHaveValue(email);
    await dialog.getByRole('button', { name: t.reset.submit }).press('Enter');
    await expect(dialog).toHaveAccessibleName(t.passwordResetRequestSuccess.title);
    await expect(dialog.getByRole('link', { name: t.openInbox })).toHaveAttribute('href', 'https://e.mail.ru/inbox/');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(home);
    await button.click();
    await expect(dialog).toHaveAccessibleName(t.login.title);
  });

  test('signing out leaves nothing personal in the browser', async ({ page, context }) => {
    await page.goto('/auth/login');
    await page.getByTestId('email-input').fill(DEMO.email);
    const password = page.getByTestId('password-input');
    await password.fill(DEMO.password);
    const show = page.getByRole('button', { name: ruCommon.showPassword });
    await show.click();
    await expect(password).toHaveAttribute('type', 'text');
    await expectAccessible(page, 'a password that is shown');
    await show.click();
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByTestId('sign-in-button').click();
    await expect(page).toHaveURL(/\/user\/dashboard$/);
    await page.goto('/');
    await page.evaluate(() => {
      sessionStorage.setItem('searchQuery', 'departure=Paris');
      localStorage.setItem('anything', 'personal');
    });
    await page.goto('/auth/sign_out');
    await page.locator('main button[value=here]').click();
    await expect(page).toHaveURL(/\/$/);
    const stored = await page.evaluate(() => [localStorage.length, sessionStorage.getItem('searchQuery')]);
    expect(stored).toEqual([0, null]);
    const names = (await context.cookies()).map(({ name }) => name);
    expect(names.filter((name) => /^(?:account|session|social|flash|draft)/.test(name))).toEqual([]);
    // In one step: the page between may redirect to the log-in at once, which would abort the second one. Later, so that
    // the call returns before its page goes.
    await Promise.all([
      page.waitForEvent('framenavigated'),
      page.evaluate(() => void setTimeout(() => history.go(-2))),
    ]);
    await expect(async () => expect(await page.content()).not.toContain(DEMO.email)).toPass();
  });

  test('account pages are accessible and fit every screen', async ({ page, visitor, control }) => {
    const email = newEmail();
    await signUp(visitor, email);
    const link = await linkTo(control, email, '/user/confirm');
    await comeBy(visitor, 'vk', { choice: 'no_email' });
    await visitor.post('/social_auth/need_email', { email: DEMO.email });
    const { flash = '', social = '' } = visitor.cookies;
    const domain = new URL(visitor.origin).hostname;
    await page.context().addCookies([
      { name: 'flash', value: flash, domain, path: '/' },
      { name: 'social', value: social, domain, path: '/social_auth' },
    ]);
    const screens = [
      '/social_auth/success_register',
      '/auth/login?reason=notebook',
      '/auth/registration',
      '/auth/reset',
      '/auth/reset/token',
      '/social_auth/need_email',
      '/social_auth/need_auth',
      '/social_auth?state=made-up&code=x',
      link,
    ];
    for (const path of screens) {
      await page.goto(path);
      expect(new URL(page.url()).pathname).toBe(path.split('?')[0]);
      await expectAccessible(page, path);
      await page.setViewportSize({ width: 320, height: 700 });
      expect.soft(await sidewaysOverflow(page), `${path} scrolls sideways at 320 px`).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  });
});

test('a registration in the dialog ends with the letter', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByTestId('direction-input-from-input')).toHaveRole('combobox');
  await page.getByTestId('open-auth-modal-button').click();
  const dialog = page.locator('section[role=dialog][aria-modal=true]');
  const t = accountTexts('intl');
  await dialog.getByRole('link', { name: t.registration.tab }).click();
  // The log-in has fields of the same names, and stays until the registration has loaded.
  await expect(dialog.getByTestId('sign-up-button')).toBeVisible();
  await dialog.getByTestId('email-input').fill(newEmail());
  await dialog.getByTestId('password-input').fill(PASSWORD);
  await dialog.getByTestId('sign-up-button').click();
  await expect(dialog).toHaveAccessibleName(t.success_register.title);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a code signs in over the page; terms above the dialog and Forward lose nothing', async ({
  page,
  visitor,
  control,
}) => {
  const t = accountTexts('intl');
  const email = await newCustomer(visitor, control);
  await page.goto('/');
  const home = page.url();
  await page.getByTestId('direction-input-from-input').fill('Lon');
  await page.getByTestId('open-auth-modal-button').click();
  const dialog = page.locator('section[role=dialog][aria-modal=true]');
  await dialog.getByRole('link', { name: t.registration.tab }).click();
  await expect(dialog).toHaveAccessibleName(t.registration.title);
  await dialog.getByTestId('email-input').fill(email);
  await dialog.locator('a[href="/agreement"]').click();
  await expect(page).toHaveURL(/\/agreement$/);
  await expect(dialog).toHaveCount(2);
  await page.goBack();
  await expect(dialog).toHaveCount(1);
  await expect(dialog.getByTestId('email-input')).toHaveValue(email);

  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goForward();
  await expect(dialog).toHaveAccessibleName(t.registration.title);
  await dialog.getByRole('link', { name: t.login.tab, exact: true }).click();
  await dialog.getByRole('link', { name: t.login.byCode }).click();
  await expect(dialog).toHaveAccessibleName(t.code.title);
  await dialog.getByTestId('email-input').fill(email);
  await dialog.getByRole('button').last().click();
  await expect(dialog).toHaveAccessibleName(t.enterCode.title);
  await expect(page).toHaveURL(/\/auth\/enter_code/);
  const letters = await control.messagesTo(email);
  await dialog.getByTestId('code-input').fill(/^\d{6}$/m.exec(letters[0]?.body ?? '')?.[0] ?? '');
  await dialog.getByTestId('code-input').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(home);
  await expect(page.getByTestId('direction-input-from-input')).toHaveValue('Lon');
  await expect(page.locator('summary', { hasText: email })).toBeVisible();
});

test('a form that cannot be fetched or sent in the background becomes a page', async ({ page }) => {
  const t = accountTexts('intl');
  let failing = 'GET';
  await page.route('**/auth/login*', (route) => {
    const isFailing = route.request().method() === failing && route.request().headers().accept === 'application/json';
    return isFailing ? route.abort() : route.continue();
  });
  await page.goto('/');
  await page.getByTestId('open-auth-modal-button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.login.title);
  await expect(page.locator('dialog')).toHaveCount(0);

  failing = 'POST';
  await page.goto('/');
  await page.getByTestId('open-auth-modal-button').click();
  const dialog = page.locator('section[role=dialog][aria-modal=true]');
  await dialog.getByTestId('email-input').fill(DEMO.email);
  await dialog.getByTestId('password-input').fill('Wrong1');
  await dialog.getByTestId('sign-in-button').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.login.title);
  await expect(page.getByTestId('email-input')).toHaveValue(DEMO.email);
});
