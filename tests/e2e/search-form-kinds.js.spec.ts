import type { Page } from '@playwright/test';
import { addDays } from '~/dates/calendar-date';
import { dateIn } from '#tests/journeys/travellers';
import { accessibilityFaults, sidewaysOverflow } from '#tests/setup/accessibility';
import { expect, test } from '#tests/setup/fixtures';
import { text } from '#tests/journeys/texts';

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

/** Opens the home page and waits for the form's hydration. */
async function openHome(page: Page, query = ''): Promise<void> {
  await page.goto(`/${query}`);
  await expect(page.getByTestId('direction-input-to-input').first()).toHaveRole('combobox');
}

/** Chooses in the calendar how exact the days are. */
async function chooseFlexibility(page: Page, choice: string): Promise<void> {
  await page.getByRole('button', { name: /^Flexible dates:/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('home', choice), exact: true })
    .click();
}

async function pick(page: Page, name: string, typed: string, option: RegExp): Promise<void> {
  await field(page, name).fill(typed);
  await page.getByRole('listbox').getByRole('option', { name: option }).first().click();
}

test('several legs by keyboard: the focus moves to the next input', async ({ page }) => {
  await openHome(page);
  await field(page, 'departure').fill('London');
  await field(page, 'arrival').fill('Rome');
  await field(page, 'departureDate').fill(dateIn(40));
  await page.getByRole('button', { name: 'Multi-city' }).press('Enter');
  await expect(field(page, 'legs[1].arrival')).toBeFocused();
  await expect(field(page, 'legs[1].departure'), 'a leg starts where the last one ends').toHaveValue('Rome');
  await expect(field(page, 'legs[0].date')).toHaveValue(dateIn(40));
  await expect(page.getByRole('button', { name: 'Multi-city' })).toHaveAttribute('aria-pressed', 'true');

  await field(page, 'legs[1].departure').fill('rom');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await field(page, 'legs[1].arrival').fill('istanb');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page, 'legs[1].date')).toBeFocused();
  await field(page, 'legs[1].date').fill(dateIn(45));
  await field(page, 'legs[0].date').fill(dateIn(46));
  await expect(field(page, 'legs[1].date'), 'the later day is cleared').toHaveValue('');
  await field(page, 'legs[1].date').fill(dateIn(50));

  await page.getByRole('button', { name: text('home', 'legs.add') }).press('Enter');
  await expect(field(page, 'legs[2].arrival')).toBeFocused();
  await expect(page.getByRole('group', { name: 'Leg 3' })).toBeVisible();
  expect(await accessibilityFaults(page, 'form')).toEqual([]);
  await page.getByRole('button', { name: 'Remove leg 3' }).press('Enter');
  await expect(field(page, 'legs[1].departure')).toBeFocused();

  await page.keyboard.press('Enter');
  await page.waitForURL(/route\[0\]=iatax:LON_.*route\[1\]=iatax:ROM_.*_iatax:IST/);
});

test('a whole month is chosen from cards, and leaves the chosen day for exact dates', async ({ page }) => {
  await openHome(page);
  await field(page, 'departure').fill('London');
  await field(page, 'arrival').fill('Rome');
  const day = `${dateIn(40).slice(0, 7)}-15`;
  await field(page, 'departureDate').fill(day);
  await field(page, 'dateBack').fill(addDays(day, 7));
  await chooseFlexibility(page, 'flexibility.threeDays');
  const dayCell = (date: string) => page.getByRole('dialog').locator(`[data-day="${date}"]`);
  await expect(dayCell(addDays(day, -3))).toHaveClass(/around/);
  await expect(dayCell(addDays(day, -4))).not.toHaveClass(/around/);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('home', 'flexibility.month'), exact: true })
    .click();
  const months = page.getByTestId('month-cards').getByRole('button');
  await expect(months.and(page.locator('[aria-pressed=true]'))).toHaveCount(1);
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Flexible dates:/ })).toContainText(text('home', 'flexibility.month'));
  await expect(page.locator('[name=flexibility]')).toHaveValue('month');
  expect(await accessibilityFaults(page, 'form')).toEqual([]);
  await chooseFlexibility(page, 'flexibility.exact');
  await expect(field(page, 'departureDate')).toHaveValue(day);
  await expect(field(page, 'dateBack')).toHaveValue(addDays(day, 7));
});

test('flexible dates and the length of a stay; Delete clears a date', async ({ page }) => {
  await openHome(page);
  await field(page, 'departure').fill('London');
  await field(page, 'arrival').fill('Rome');
  await field(page, 'departureDate').fill(dateIn(40));
  await chooseFlexibility(page, 'flexibility.range');
  const calendar = page.getByRole('dialog');
  await calendar.getByRole('button', { name: text('home', 'flexibility.exact'), exact: true }).click();
  await expect(field(page, 'departureDateEnd')).toHaveCount(0);
  await calendar.getByRole('button', { name: text('home', 'flexibility.range'), exact: true }).click();
  await expect(field(page, 'departureDateEnd')).toHaveValue(dateIn(47));
  await expect(calendar.getByText(text('home', 'dates.rangeLimit'))).toBeVisible();
  await calendar.locator(`[data-day="${dateIn(41)}"] button`).click();
  await expect(calendar.locator(`[data-day="${dateIn(49)}"] button`), 'longer than a range').toBeDisabled();
  expect(await accessibilityFaults(page, 'dialog')).toEqual([]);
  await calendar.locator(`[data-day="${dateIn(44)}"] button`).click();
  await expect(calendar).toHaveCount(0);
  await expect(field(page, 'departureDate')).toHaveValue(dateIn(41));
  await expect(field(page, 'departureDateEnd')).toHaveValue(dateIn(44));
  await field(page, 'dateBack').fill(dateIn(50));
  await field(page, 'dateBack').press('Delete');
  await expect(field(page, 'dateBack')).toHaveValue('');
  await expect(field(page, 'dateBackEnd')).toHaveValue('');

  await page.getByRole('button', { name: text('home', 'dates.byStay') }).click();
  await field(page, 'stayMin').fill('5');
  await field(page, 'stayMax').fill('8');
  expect(await accessibilityFaults(page, 'form')).toEqual([]);
  await page.getByTestId('search-ticket-button').click();
  await page.waitForURL(/_range_.*_5_stay_8_/);
});

test('a country is suggested above its cities, and cannot be swapped with the departure', async ({ page }) => {
  await openHome(page);
  await pick(page, 'departure', 'lond', /^London/);
  await pick(page, 'arrival', 'turkey', /^Türkiye/);
  await expect(page.locator('[name=arrivalCode]')).toHaveValue('TR');
  await expect(field(page, 'departureDate')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Swap' })).toBeDisabled();
  await field(page, 'arrival').fill('');
  await page.getByRole('option', { name: /^Anywhere/ }).click();
  await expect(page.locator('[name=arrivalCode]')).toHaveValue('ANYW');
  await pick(page, 'arrival', 'rome', /^Rome/);
  await expect(page.getByRole('button', { name: 'Swap' })).toBeEnabled();
});

test('errors disappear as they are fixed, without another submit; the same place must be filled in again', async ({
  page,
}) => {
  await openHome(page);
  await field(page, 'departure').fill('London');
  await field(page, 'arrival').fill('Heathrow');
  await field(page, 'departureDate').fill(dateIn(40));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByTestId('search-ticket-button').click();
  await expect(field(page, 'arrival')).toBeFocused();
  await expect(field(page, 'arrival')).toHaveValue('');
  await expect(field(page, 'arrival')).toHaveAccessibleDescription(new RegExp(text('errors', 'search.samePlace')));

  await page.keyboard.type('Rome');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await field(page, 'departureDate').fill('');
  await expect(field(page, 'departureDate')).toHaveAccessibleDescription(
    new RegExp(text('errors', 'search.departureDateRequired')),
  );
  await field(page, 'departureDate').fill(dateIn(41));
  await expect(page.locator('form [aria-invalid=true]')).toHaveCount(0);
});

test('at 320 px with large text the travellers’ sheet fits, and its button closes it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openHome(page, '?adults=2&childrenAges=7&open=passengers');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const overflow = await page
    .locator('details[open]')
    .first()
    .evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  for (const name of [
    text('home', 'passengers.removeAdult'),
    text('home', 'passengers.addAdult'),
    text('home', 'passengers.done'),
  ]) {
    await page.getByRole('button', { name, exact: true }).scrollIntoViewIfNeeded();
    const box = await page.getByRole('button', { name, exact: true }).boundingBox();
    expect(box!.x + box!.width, name).toBeLessThanOrEqual(320);
    expect(Math.min(box!.width, box!.height), name).toBeGreaterThanOrEqual(44);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await sidewaysOverflow(page), 'the page with large text').toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page.getByTestId('passenger-input-container')).not.toHaveAttribute('open');
});
