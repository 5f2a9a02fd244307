import type { Page } from '@playwright/test';
import { LOCALES } from '~/market/locales';
import { wholeText } from '#tests/journeys/texts';
import { dateIn } from '#tests/journeys/travellers';
import { accessibilityFaults } from '#tests/setup/accessibility';
import { expect, test } from '#tests/setup/fixtures';

const calendar = (page: Page) => page.getByTestId('search-form-calendar');
const departure = (page: Page) => page.getByTestId('departure-date-container').locator('input[type=date]');
const day = (page: Page, date: string) => calendar(page).locator(`[data-day="${date}"]`);

/** Opens the unfolded form of a search, with JavaScript running. */
async function openForm(page: Page, date: string): Promise<void> {
  await page.goto(
    `/search?adult=1&cabinClass=Y&child=0&childrenAges=[]&infant=0&route[0]=iatax:OSL_${date}_date_${date}_iatax:WAW&v=2`,
  );
  // On a phone the word is a pencil.
  await page.locator('summary', { hasText: 'Change' }).click();
  await expect(page.getByTestId('direction-input-from-input')).toHaveRole('combobox');
}

async function expectNoViolations(page: Page): Promise<void> {
  expect(await accessibilityFaults(page, '[data-testid=search-form-calendar]')).toEqual([]);
}

test('a day is chosen by keyboard, with its price in its name', async ({ page }) => {
  const date = dateIn(41);
  await openForm(page, date);
  const opener = page.getByTestId('departure-date-container').getByRole('button', { name: 'calendar' });
  await opener.click();
  await expect(calendar(page)).toHaveAccessibleName('Depart');
  await expect(calendar(page).getByRole('grid')).toHaveCount(2);
  await expect(day(page, date)).toHaveCount(1);
  await expect(day(page, date)).toHaveAttribute('aria-selected', 'true');
  const chosen = day(page, date).getByRole('button');
  await expect(chosen).toBeFocused();
  await expect(chosen).toHaveAccessibleName(/\d{4}, tickets from .*\d/);
  await expectNoViolations(page);

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(day(page, dateIn(49)).getByRole('button')).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(calendar(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Enter');
  await expect(departure(page)).not.toHaveValue(date);
  await expect(departure(page)).not.toHaveValue('');
  await expect(calendar(page), 'the next day is the return').toHaveAccessibleName('Return');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(calendar(page)).toHaveCount(0);
  await expect(page.locator('[data-testid=passenger-input-container] > summary'), 'goes on').toBeFocused();
  await expect(page.getByTestId('date-back-container')).toContainText('7 nights');
  await expect(page.getByTestId('departure-date-container'), 'names the weekday').toContainText(
    /(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/,
  );

  const opposite = page.getByTestId('date-back-container').locator('input[type=date]');
  await opposite.click();
  await expect(day(page, await opposite.inputValue()).getByRole('button')).toBeFocused();
  await opposite.focus();
  await page.keyboard.press('Escape');
  await expect(calendar(page)).toHaveCount(0);
  await expect(opposite).toBeFocused();
  await opener.click();
  await calendar(page).locator(':focus').press('Delete');
  await expect(departure(page)).toHaveValue('');
});

test('on a wide screen the calendar covers neither its field nor the search button, and its prices are both ways', async ({
  page,
}) => {
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await openForm(page, dateIn(41));
    await departure(page).click();
    const panel = (await calendar(page).boundingBox())!;
    for (const other of [departure(page), page.getByTestId('search-ticket-button')]) {
      const box = (await other.boundingBox())!;
      expect(box.y + box.height, 'ends above the calendar').toBeLessThanOrEqual(panel.y);
    }
  }
  await day(page, dateIn(44)).click();
  await expect(departure(page)).toHaveValue(dateIn(44));
  await expect(calendar(page)).toContainText('return');
  await expect(
    calendar(page).locator('[aria-pressed]:not([role=group] > *)'),
    'the dates stand in their fields only',
  ).toHaveCount(0);
  await expect(page.locator('input[name=dateBack]'), 'the field to fill is marked').not.toHaveCSS('box-shadow', 'none');
  await day(page, dateIn(47)).hover();
  await expect(calendar(page)).toContainText('3 nights');
  await expect(calendar(page).getByRole('status'), 'only chosen days are announced').not.toContainText('nights');
  await page.getByTestId('search-ticket-button').click();
  await page.waitForURL(new RegExp(`OSL_${dateIn(44)}_date_`));
});

test('on a phone all months from this week are one sheet; a return has its nights and no day before the departure', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const date = dateIn(41);
  await openForm(page, date);
  const today = await page.evaluate(() => new Intl.DateTimeFormat('sv').format(new Date()));
  await departure(page).click();
  await expect(calendar(page).getByRole('grid')).toHaveCount(today.endsWith('-01') ? 12 : 13);
  const firstRow = calendar(page).locator('tbody tr').first();
  await expect(firstRow.locator(`[data-day="${today}"]`), 'starts with this week').toHaveCount(1);
  await expectNoViolations(page);
  await calendar(page).getByRole('button', { name: 'Close' }).click();

  const back = page.getByTestId('date-back-container');
  await expect(back, 'an empty field says what it is for').toContainText('Add return');
  await back.locator('input').click();
  await expect(calendar(page).getByRole('button', { name: 'Return Choose a day' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(day(page, dateIn(40)).getByRole('button')).toBeDisabled();
  await expect(day(page, dateIn(45)).getByRole('button')).toHaveAccessibleName(/, 4 nights/);
  await calendar(page)
    .getByRole('button', { name: /^Depart/ })
    .click();
  await day(page, dateIn(40)).click();
  await expect(calendar(page)).toHaveAccessibleName('Return');
  await day(page, dateIn(45)).click();
  await calendar(page)
    .getByRole('button', { name: /^Done · .*\d/ })
    .click();
  await expect(calendar(page)).toHaveCount(0);
  await expect(page.getByTestId('date-back-container').locator('input[type=date]')).toHaveValue(dateIn(45));
  await expect(departure(page)).toHaveValue(dateIn(40));
});

test('the calendar works without prices', async ({ page }) => {
  await page.route('**/calendar-prices?*', (route) => route.fulfill({ status: 500, body: '' }));
  const date = dateIn(41);
  await openForm(page, date);
  await departure(page).click();
  await day(page, dateIn(42)).click();
  await expect(departure(page)).toHaveValue(dateIn(42));
});

test('a month names its lowest price only where a day has it, and weeks before today are left out', async ({
  page,
}) => {
  const days = Array.from({ length: 60 }, (_, index) => [
    dateIn(41 + index),
    { text: `$${index + 90}.20`, short: String(index + 90), amount: (index + 90) * 100 + 20 },
  ]);
  await page.route('**/calendar-prices?*', (route) =>
    route.fulfill({ body: `${JSON.stringify(Object.fromEntries(days))}\n` }),
  );
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await openForm(page, dateIn(70));
    await departure(page).click();
    await expect(day(page, dateIn(70)).getByRole('button')).toHaveAccessibleName(/tickets from/);
    const months = await calendar(page).evaluate((box) =>
      [...box.querySelectorAll('table')].map((table) => ({
        caption: / from \$\d+/.test(table.parentElement!.firstElementChild!.textContent ?? ''),
        day: [...table.querySelectorAll('button')].some(({ ariaLabel }) =>
          ariaLabel?.includes('the lowest of the month'),
        ),
      })),
    );
    expect(months.map(({ caption }) => caption)).toEqual(months.map((month) => month.day));
    expect(months.filter((month) => month.day).length).toBeGreaterThan(0);
    await expect(page.getByTestId('calendar-prices-note')).toContainText(
      '$ per adult · one way · any transport · rounded',
    );
    await calendar(page).getByRole('button', { name: 'Whole month' }).click();
    await expect(page.getByTestId('month-cards').getByRole('button', { name: 'from $90.20' })).toHaveCount(1);
  }
  await openForm(page, dateIn(1));
  await departure(page).click();
  const past = await calendar(page).evaluate((box) => {
    const weeks = [...box.querySelectorAll('tbody tr')].map((week) => [...week.querySelectorAll('button')]);
    return weeks.filter((week) => week.length > 0 && week.every(({ disabled }) => disabled)).length;
  });
  expect(past).toBe(0);
});

test('the calendar of the home page brings the whole form into view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  await expect(page.getByTestId('direction-input-from-input')).toHaveRole('combobox');
  await departure(page).click();
  const panel = (await calendar(page).boundingBox())!;
  const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
  const form = (await page.getByRole('form').boundingBox())!;
  expect(panel.y + panel.height).toBeLessThanOrEqual(900);
  expect(form.y).toBeGreaterThanOrEqual(0);
  expect(title.y + title.height <= 0 || title.y >= 0, 'the headline is not cut').toBe(true);
});

test('on a phone five digits stay apart, and what the prices are takes two lines in every language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const prices = Array.from({ length: 90 }, (_, index) => [
    dateIn(30 + index),
    { text: '$12,345.00', short: '12\u00a0345', amount: 1234500 },
  ]);
  await page.route('**/calendar-prices?*', (route) =>
    route.fulfill({ body: `${JSON.stringify(Object.fromEntries(prices))}\n` }),
  );
  await openForm(page, dateIn(41));
  await departure(page).click();
  await expect(day(page, dateIn(60)).getByRole('button')).toHaveAccessibleName(/tickets from \$12,345\.00, the lowest/);

  const gaps = await calendar(page).evaluate((box) => {
    const shown = [...box.querySelectorAll('tbody tr')].map((week) =>
      [...week.querySelectorAll('button > span')].filter((price) => price.textContent !== ''),
    );
    const sides = shown.map((week) => week.map((price) => price.getBoundingClientRect()));
    return sides.flatMap((week) => week.slice(1).map(({ left }, index) => left - week[index]!.right));
  });
  expect(gaps.length).toBeGreaterThan(50);
  expect(Math.min(...gaps)).toBeGreaterThan(3);

  const note = page.getByTestId('calendar-prices-note');
  const lineHeight = await note.locator('p').evaluate((foot) => parseFloat(getComputedStyle(foot).lineHeight));
  for (const language of LOCALES) {
    const t = (key: string) => wholeText('calendar', key, language);
    const priced = t('picker.priced').replace('{{currency}}', 'soʻm').replace('{{way}}', t('priced.roundTrip'));
    const said = [priced, t('priced.kinds.all'), t('picker.rounded')].join(' · ');
    const height = await note.locator('p').evaluate((line, text) => {
      line.textContent = text;
      return line.clientHeight;
    }, said);
    expect.soft(height, language).toBeLessThan(2.5 * lineHeight);
  }
});

test('flexible dates on a phone show the whole search, and each bar names its day in full', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [from, to] = [dateIn(41), dateIn(47)];
  await page.goto(`/search?adult=2&cabinClass=Y&infant=0&route[0]=iatax:NYC_${from}_range_${to}_iatax:LAX&v=2`);
  const summary = page.locator('summary', { has: page.locator('h1') });
  const cut = await summary.evaluate((line) =>
    [...line.children].filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.textContent),
  );
  expect(cut).toEqual([]);
  const days = page.getByTestId('price-bars').getByRole('link');
  await expect(days).toHaveCount(7);
  await expect(days.first()).toHaveAccessibleName(/, \w+ \d+|, \d+ \w+/);
});
