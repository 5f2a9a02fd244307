import { lostFields, typeEverything } from '#tests/journeys/typed-step1';
import { ShopVisit } from '#tests/journeys/shop-visit';
import { ALONE } from '#tests/journeys/travellers';
import { expect, test } from '#tests/setup/fixtures';
import { hydrated } from '#tests/setup/hydration';

test('step 1 keeps typed fields over a reload and another page, without a press', async ({ page }) => {
  const visit = new ShopVisit(page, { brand: 'intl', hasScript: true });
  await visit.search({ from: 'London', to: 'New York', outInDays: 36 }, ALONE);
  await visit.chooseFirstOffer();
  await visit.takeFare();
  const step1 = page.url();
  const field = (name: string) => page.locator(`[name="${name}"]`);
  const saved = () => page.waitForResponse((answer) => answer.url() === `${step1}/draft` && answer.status() === 204);

  await Promise.all([saved(), field('email').fill('typed@example.com')]);
  await page.reload();
  await expect(field('email')).toHaveValue('typed@example.com');

  // The last field is left by leaving the page.
  await hydrated(page);
  await Promise.all([saved(), field('passengers[0].lastName').fill('Lindqvist')]);
  await Promise.all([saved(), page.locator('[name="passengers[0].gender"][value="f"]').check()]);
  await page.goto('/en-gb');
  await page.goto(step1);
  await expect(field('passengers[0].lastName')).toHaveValue('Lindqvist');
  await expect(page.locator('[name="passengers[0].gender"][value="f"]')).toBeChecked();
  await expect(field('email')).toHaveValue('typed@example.com');
});

test('a reload gives back every field of step 1 that can be typed into', async ({ page }) => {
  const visit = new ShopVisit(page, { brand: 'intl', hasScript: true });
  await visit.search({ from: 'London', to: 'New York', outInDays: 37 }, ALONE);
  await visit.chooseFirstOffer();
  await visit.takeFare();
  const step1 = page.url();
  // The address changes before the page does.
  await expect(page.locator('input[name=email]')).toBeVisible();
  await hydrated(page);
  const typed: Record<string, string> = {};
  for (const [name, value] of Object.entries(typeEverything(await page.content()))) {
    const field = page.locator(`input[type="text"][name="${name}"], input:not([type])[name="${name}"]`);
    if ((await field.count()) !== 1 || !(await field.isVisible()) || !(await field.isEditable())) continue;
    await field.fill(value);
    typed[name] = await field.inputValue();
  }
  expect(Object.keys(typed).length).toBeGreaterThan(5);
  const kept = async () => lostFields(await (await page.request.get(step1)).text(), typed);
  await expect.poll(kept).toEqual([]);
});

test('an error goes as soon as its field is put right, and its line of the summary with it', async ({ page }) => {
  const visit = new ShopVisit(page, { brand: 'intl', hasScript: true });
  await visit.search({ from: 'London', to: 'New York', outInDays: 38 }, ALONE);
  await visit.chooseFirstOffer();
  await visit.takeFare();
  await hydrated(page);
  await page.locator('#step1 button:visible').last().click();
  const summary = page.locator('[role=alert] li');
  const told = async (field: string) => page.locator(`#${field}-error`).count();
  await expect(summary.first()).toBeVisible();
  const all = await summary.count();
  expect(await told('email')).toBe(1);

  await page.locator('[name="email"]').fill('typed@example.com');
  await expect(summary).toHaveCount(all - 1);
  expect(await told('email')).toBe(0);
  await expect(page.locator('[name="email"]'), 'focus stays where somebody types').toBeFocused();
  // A part of a date puts the date right; the others stay.
  await page.locator('[name="passengers[0].birthdayDay"]').fill('9');
  await expect(summary).toHaveCount(all - 2);
  expect(await told('passengers-0-lastName')).toBe(1);
});
