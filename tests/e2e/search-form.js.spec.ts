import type { Page } from '@playwright/test';
import { text } from '#tests/journeys/texts';
import { dateIn } from '#tests/journeys/travellers';
import { accessibilityFaults } from '#tests/setup/accessibility';
import { expect, test } from '#tests/setup/fixtures';

const from = (page: Page) => page.getByTestId('direction-input-from-input');
const to = (page: Page) => page.getByTestId('direction-input-to-input');
const options = (page: Page) => page.getByRole('listbox').getByRole('option');

/** Opens the home page and waits for the form's hydration. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(from(page)).toHaveRole('combobox');
}

test('a place is chosen by keyboard', async ({ page }) => {
  await openHome(page);
  await from(page).pressSequentially('lond');
  await expect(options(page).first()).toContainText('London');
  await expect(page.getByRole('status').filter({ hasText: /\d+ suggestions/ })).toHaveCount(1);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = options(page).nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(from(page)).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');

  await page.keyboard.press('Enter');
  await expect(from(page)).toHaveValue('Heathrow');
  await expect(from(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('[name=departureCode]')).toHaveValue('LHR');
});

test('Tab and Enter take the first row, and leaving the field the place that it names', async ({ page }) => {
  await openHome(page);
  await from(page).pressSequentially('gatwik');
  await expect(options(page).first()).toContainText('Gatwick');
  await from(page).press('Tab');
  await expect(page.locator('[name=departureCode]')).toHaveValue('LGW');
  await expect(from(page)).toHaveValue('Gatwick');
  await expect(to(page), 'the empty field is next').toBeFocused();

  await to(page).pressSequentially('new yrok');
  await expect(options(page).first()).toContainText('New York');
  await to(page).press('Enter');
  await expect(page.locator('[name=arrivalCode]')).toHaveValue('NYC');
  expect(new URL(page.url()).pathname, 'Enter did not send the form').not.toBe('/search');
  await expect(page.getByRole('dialog', { name: 'Depart' }), 'the days come next').toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[name=departureDate]')).toBeFocused();

  for (const [text, code] of [
    ['paris', 'PAR'],
    ['lis', ''],
  ] as const) {
    await to(page).fill(text);
    await expect(options(page).first()).toContainText(new RegExp(text, 'i'));
    await to(page).blur();
    await expect(options(page)).toHaveCount(0);
    await expect(page.locator('[name=arrivalCode]')).toHaveValue(code);
  }
});

test('a text without a match is told once, and other places can be chosen; Enter takes none of them', async ({
  page,
}) => {
  await openHome(page);
  const note = (key: string) => page.getByRole('listbox').getByText(text('home', key));
  const told = (words: string) => page.getByRole('status').filter({ hasText: words });
  await from(page).fill('London');
  await options(page).first().click();

  await to(page).fill('qqzzx');
  await expect(note('places.noMatch')).toBeVisible();
  await expect(told('qqzzx')).toHaveText(/“qqzzx”\. Check the spelling .*\. 3 suggestions/);
  await expect(options(page)).toHaveCount(3);
  await expect(options(page).first()).toContainText('Anywhere');
  expect(await accessibilityFaults(page)).toEqual([]);
  await to(page).press('Tab');
  await expect(to(page), 'nothing is taken unasked').toHaveValue('qqzzx');

  await to(page).fill('london');
  await expect(note('places.inOtherField')).toBeVisible();
  await to(page).press('Tab');
  await expect(page.locator('[name=arrivalCode]'), 'not London in Canada').toHaveValue('');

  await to(page).fill('qqzzx');
  await expect(note('places.noMatch')).toBeVisible();
  await to(page).press('ArrowDown');
  await to(page).press('ArrowDown');
  await to(page).press('Enter');
  await expect(page.locator('[name=arrivalCode]')).toHaveValue(/^[A-Z]{3}$/);
});

test('the dates come after the places, and how exact they are after them; examples give way to a destination', async ({
  page,
}) => {
  await openHome(page);
  const order = await page
    .locator('form:has([name=departure])')
    .evaluate((form) => [...form.querySelectorAll('[name]')].map((field) => field.getAttribute('name')));
  const at = (name: string) => order.indexOf(name);
  expect(at('departure')).toBeLessThan(at('flexibility'));
  expect(at('departureDate')).toBeLessThan(at('flexibility'));
  const examples = page.getByRole('group', { name: text('home', 'places.examples') });
  await expect(examples.getByRole('button')).toHaveCount(3);
  await to(page).fill('Paris');
  await expect(examples).toHaveCount(0);
});

test('the list starts and ends with its field', async ({ page }) => {
  for (const width of [360, 768, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await openHome(page);
    await to(page).click();
    await expect(options(page).first()).toBeVisible();
    const [field, list] = [await to(page).boundingBox(), await page.getByRole('listbox').boundingBox()];
    expect([list?.x, list?.width], `${width}`).toEqual([field?.x, field?.width]);
  }
});

test('Escape closes the suggestions and keeps the text; a changed text drops the pick', async ({ page }) => {
  await openHome(page);
  await from(page).pressSequentially('lond');
  await options(page).first().click();
  await expect(page.locator('[name=departureCode]')).toHaveValue('LON');

  await from(page).press('Backspace');
  await expect(page.locator('[name=departureCode]')).toHaveValue('');
  await expect(options(page).first()).toBeVisible();
  await from(page).press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(from(page)).toHaveValue('Londo');

  await to(page).click();
  await expect(options(page).first(), 'an empty field lists popular places').toContainText('Anywhere');
  await expect(options(page)).toHaveCount(7);
  await to(page).press('Tab');
  await expect(page.locator('[name=arrivalCode]'), 'nothing is taken unasked').toHaveValue('');
});

test('input before the scripts arrive is kept', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const date = dateIn(30);
  await from(page).fill('London');
  await page.getByLabel('Depart', { exact: true }).fill(date);
  await page.getByTestId('passenger-input-container').locator('summary').first().click();
  await page.getByLabel('Adults').fill('3');

  release();
  await expect(from(page)).toHaveRole('combobox');
  await expect(from(page)).toHaveValue('London');
  await expect(page.getByLabel('Depart', { exact: true })).toHaveValue(date);
  await expect(page.getByTestId('passenger-input-container')).toContainText('3 passengers');
});

test('a press before the whole form has loaded is not lost', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const isAsked = page.waitForRequest('**/assets/enhancement-*.js');
  await page.route('**/assets/enhancement-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  // The page is hydrated: its buttons work, and a date has no calendar yet.
  await isAsked;
  await page.getByTestId('passenger-input-container').locator('summary').first().click();
  await page.getByTestId('search-form-pass-plus-button').click();
  await page.getByTestId('search-form-pass-plus-button').click();
  for (const age of [7, 0]) {
    await page.getByTestId('search-form-child-add-button').click();
    await page.getByTestId(`search-form-pass-list-age-${age}`).click();
  }
  await from(page).fill('London');
  await expect(from(page)).toHaveValue('London');
  await expect(page.locator('input[name=adults]')).toHaveValue('3');
  await expect(page.locator('select[name=childrenAges]')).toHaveCount(2);
  await page.getByTestId('departure-date-container').click();

  release();
  await page
    .getByTestId('search-form-calendar')
    .locator(`[data-day="${dateIn(20)}"]`)
    .click();
  await expect(page.getByLabel('Depart', { exact: true })).toHaveValue(dateIn(20));
});

test('places swap and passengers change without leaving the page, and Back from the search restores everything', async ({
  page,
}) => {
  await openHome(page);
  await from(page).fill('New York');
  await to(page).fill('London');
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(from(page)).toHaveValue('London');

  await page.getByLabel('Depart', { exact: true }).fill(dateIn(30));
  await page.getByTestId('passenger-input-container').locator('summary').first().click();
  await page.getByTestId('search-form-pass-plus-button').click();
  await page.getByTestId('search-form-child-add-button').click();
  await page.getByTestId('search-form-pass-list-age-7').click();
  await page.getByTestId('search-form-child-add-button').click();
  await page.getByTestId('search-form-pass-list-age-0').click();
  await expect(page.getByTestId('passenger-input-container')).toContainText('4 passengers');
  await page.getByRole('button', { name: 'Remove child 1' }).click();
  await expect(page.getByTestId('passenger-input-container')).toContainText('3 passengers');
  await expect(page.getByTestId('passenger-input-container')).toHaveAttribute('open');

  await page.getByTestId('search-ticket-button').click();
  await page.waitForURL(/\/search\?adult=2&cabinClass=Y&child=0&childrenAges=\[\]&infant=1&route\[0\]=iatax:LON_/);
  await page.goBack();
  await expect(from(page)).toHaveValue('London');
  await expect(to(page)).toHaveValue('New York');
  await expect(page.getByTestId('passenger-input-container')).toContainText('3 passengers');
});

test('departure and way back adjust each other', async ({ page }) => {
  await openHome(page);
  const [depart, back] = [page.getByLabel('Depart', { exact: true }), page.getByLabel('Return')];
  await depart.fill(dateIn(30));
  await back.fill(dateIn(40));
  await depart.fill(dateIn(50));
  await expect(back).toHaveValue('');
  await back.fill(dateIn(20));
  await expect(depart).toHaveValue(dateIn(20));
  const moved = page.getByRole('status').filter({ hasText: text('home', 'dates.departureMoved') });
  await expect(moved).toBeVisible();
  await page.getByRole('button', { name: text('home', 'dates.noReturn') }).click();
  await expect(moved, 'it no longer holds').toHaveCount(0);
  await back.fill(dateIn(18));
  await expect(moved).toBeVisible();

  await to(page).fill('Paris');
  await options(page).first().click();
  await page.getByTestId('search-ticket-button').click();
  await page.waitForURL(/\/search\?.*&notice=departureMoved$/);
  await expect(moved, 'the results say so too').toBeVisible();
});

test('errors take the focus and link to their fields', async ({ page }) => {
  await openHome(page);
  await from(page).fill('qqqq');
  await from(page).press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('alert').getByRole('link', { name: 'From' }).click();
  await expect(from(page)).toBeFocused();
  await expect(from(page)).toHaveValue('qqqq');
  await expect(from(page)).toHaveAccessibleDescription(/qqqq/);
});
