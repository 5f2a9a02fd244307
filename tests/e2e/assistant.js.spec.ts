/** The script adds to the assistant: no reload, the answer while it is written, and a live region that says it once. */
import { text } from '#tests/journeys/texts';
import { expectAccessible } from '#tests/setup/expect-accessible';
import { BRANDS, expect, test } from '#tests/setup/fixtures';

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand, isolated: true });
    const locale = brand === 'ru' ? 'ru' : 'en';
    const words = (key: string) => text('assistant', key, locale);

    test('a conversation by keyboard, without leaving the page', async ({ page, control }) => {
      await control.set({ settings: { assistantThinkMs: 800 } });
      await page.goto('/assistant');
      await expectAccessible(page, 'the assistant before the first message');
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await page.evaluate(() => {
        const heard: string[] = [];
        const region = document.querySelector('[data-said]');
        if (region)
          new MutationObserver(() => heard.push(region.textContent ?? '')).observe(region, { childList: true });
        Object.assign(window, { heard });
      });
      const field = page.getByLabel(words('form.label'));
      await field.fill(brand === 'ru' ? 'из Москвы в Казань в июне' : 'from London to Paris in June');
      await page.keyboard.press('Enter');
      await expect(page.locator('[data-words]')).toHaveText(words('thinking'));
      // Words typed meanwhile stay, and are not sent yet.
      await field.fill('draft');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: new RegExp(words('card.open')) }).first()).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: 'draft' })).toHaveCount(0);
      await expect(field).toHaveValue('draft');
      await expect(field).toBeFocused();
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
      await expectAccessible(page, 'the assistant with cards');
      const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
      expect(heard[0]).toBe(words('thinking'));
      expect(heard.length, heard.join(' | ')).toBeLessThanOrEqual(3);

      // A short answer is a button like any other.
      await field.fill('');
      const chip = page.locator('[data-part=chat] form[data-say] button').first();
      const reply = await chip.innerText();
      await chip.press('Enter');
      await expect(page.locator('[data-part=chat] ol > li').filter({ hasText: reply }).first()).toBeVisible();
      await expect(page.locator('[data-answer]')).toHaveCount(2);

      await control.set({ services: { assistant: { status: 500 } } });
      await field.fill('Hello?');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toContainText(words('error.unavailable'));
      await expect(field).toHaveValue('Hello?');
    });
  });
}
