/** The widget of the support chat: loaded on demand, usable by keyboard, replaced by the dialog only when it has failed. */
import { DEMO } from '#tests/journeys/account';
import { answerChat } from '#tests/journeys/chat-desk';
import { openHelp } from '#tests/journeys/frame';
import { text } from '#tests/journeys/texts';
import { expectAccessible } from '#tests/setup/expect-accessible';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import type { Page } from '@playwright/test';

test.use({ isolated: true });
test.setTimeout(120_000);

async function logIn(page: Page): Promise<void> {
  await page.goto('/auth/login?from=%2F');
  await page.getByTestId('email-input').fill(DEMO.email);
  await page.getByTestId('password-input').fill(DEMO.password);
  await page.getByTestId('sign-in-button').click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
  await expect(page.getByTestId('direction-input-from-input')).toHaveRole('combobox');
}

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });
    const locale = brand === 'ru' ? 'ru' : 'en';
    const say = (key: string) => text('chat', key, locale);

    test('opens over the page, which keeps its input; words are sent and answered by keyboard', async ({
      page,
      control,
    }) => {
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      await logIn(page);
      await page.locator('form[action="/cookies"]').getByRole('button').click();
      await page.getByTestId('direction-input-from-input').fill('Reykjavik');
      expect(
        loaded.filter((url) => /ChatWidget|support-chat|\/chat-/.test(url)),
        'before it is wanted',
      ).toEqual([]);

      const help = await openHelp(page);
      await help.getByRole('link', { name: text('common', 'help.chat', locale) }).press('Enter');
      const widget = page.getByRole('dialog', { name: say('title') });
      await expect(widget.getByRole('heading')).toBeFocused();
      const area = widget.getByLabel(say('text'));
      await area.focus();
      await page.keyboard.type('Hello <b>you</b>');
      await page.keyboard.press('Enter');
      await expect(widget.getByRole('listitem').filter({ hasText: 'Hello <b>you</b>' })).toHaveCount(1);
      await expect(area).toHaveValue('');
      await answerChat(control, DEMO.email, 'Good day');
      await expect(widget.getByRole('status')).toHaveText(`${say('operator')}: Good day`);
      await expect(area, 'an answer moves no focus').toBeFocused();
      await expectAccessible(page, 'the open chat');

      await area.fill('half a sentence');
      await page.keyboard.press('Escape');
      await expect(widget).toBeHidden();
      await expect(page.locator('header :focus')).toBeVisible();
      await expect(page.getByTestId('direction-input-from-input')).toHaveValue('Reykjavik');
      await page.locator('footer a[href*="from-support-menu"]').press('Enter');
      await expect(area, 'closing loses nothing').toHaveValue('half a sentence');
    });
  });
}

test('the dialog stands in its place only when it has failed, and the next press tries again', async ({
  page,
  control,
}) => {
  await logIn(page);
  await page.locator('form[action="/cookies"]').getByRole('button').click();
  const entry = page.locator('footer a[href*="from-support-menu"]');
  const widget = page.getByRole('dialog', { name: text('chat', 'title') });
  const failure = page.getByRole('dialog', { name: text('common', 'support.title') });

  await control.set({ services: { supportChat: { operations: { 'conversation.json': { malformed: 'html' } } } } });
  await entry.click();
  await expect(failure.getByRole('heading').first()).toBeFocused();
  await expect(widget).toBeHidden();
  await expect(failure.getByRole('link', { name: text('common', 'support.toOrders') })).toHaveAttribute(
    'href',
    '/user/orders',
  );
  await failure
    .getByRole('link', { name: text('common', 'close') })
    .last()
    .click();
  await expect(failure).toHaveCount(0);
  await expect(widget).toBeHidden();

  await control.set({ services: { supportChat: null } });
  await entry.click();
  await expect(widget.getByRole('heading')).toBeFocused();
  await expect(failure).toHaveCount(0);

  await page.reload();
  await expect(page.getByTestId('direction-input-from-input')).toHaveRole('combobox');
  await page.route(/ChatWidget/, (route) => route.abort());
  await entry.click();
  await expect(failure.getByRole('heading').first(), 'its code did not load').toBeFocused();
});
