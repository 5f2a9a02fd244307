import { expect, type Page } from '@playwright/test';
import type { Locale } from '~/market/locales';
import { text } from './texts';

/** Names of the frame's controls by brand, in the brand's language. */
export const FRAME_TEXTS = { intl: frameTexts('en'), ru: frameTexts('ru') };

function frameTexts(locale: Locale) {
  const of = (key: string) => text('common', key, locale);
  return {
    menu: of('frame.menu'),
    help: of('help.title'),
    chat: of('help.chat'),
    contacts: of('help.contacts'),
    apply: of('frame.choose.apply'),
    accept: of('cookies.accept'),
    close: of('close'),
  };
}

/** Choices in the header; undefined keeps the current one. */
export type MarketFields = { locale?: string; country?: string; currency?: string };

const DESKTOP = 1200;

/** On a phone, the menus are behind the header's one button. */
async function openHeader(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < DESKTOP)
    await page.locator('header details').first().locator('summary').click();
}

/** Opens the form of the choosers. */
export async function openChooser(page: Page) {
  const form = page.locator('form[action="/market"]');
  await openHeader(page);
  await page.locator('header details', { has: form }).locator('summary').click();
  await expect(form).toBeVisible();
  return form;
}

/** Chooses in the header and waits for the page that follows. */
export async function chooseMarket(page: Page, fields: MarketFields): Promise<void> {
  const form = await openChooser(page);
  for (const [name, value] of Object.entries(fields)) await form.locator(`select[name=${name}]`).selectOption(value);
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await form.getByRole('button').click();
  await answer;
  await page.waitForLoadState();
}

/** Opens the help menu. */
export async function openHelp(page: Page) {
  await openHeader(page);
  const menu = page.locator('header details', { has: page.locator('a[href="/helpcenter"]') });
  await menu.locator('summary').click();
  return menu;
}
