import { expect, type Page } from '@playwright/test';
import { hydrated } from '#tests/setup/hydration';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';
import { openFile } from '#tests/setup/plain-purchase';
import type { TrainJourney } from './train-journeys';
import { valueOfChoice } from './train-walk';

/** Gives a browser the cookies of a visitor without one, and opens the same page in it. */
export async function goOnInBrowser(page: Page, { origin, jar }: PlainBrowser, { path }: PlainPage): Promise<void> {
  const { hostname: domain } = new URL(origin);
  await page.context().addCookies(jar.map((cookie) => ({ ...cookie, domain })));
  await page.goto(path);
  await hydrated(page);
}

/** Makes the choices of a journey by hand. @returns the chosen places; the browser is at step 1 then */
export async function chooseByHand(page: Page, { choices }: TrainJourney, brand: 'ru' | 'intl'): Promise<string[]> {
  const places: string[] = [];
  for (const choice of choices) {
    const { hasBedding, tariff } = choice;
    const here = page.url();
    let seat = '';
    // The address changes before the page does: until then the last passenger's place still looks free.
    await expect(async () => {
      const offered = valueOfChoice({ text: await page.content() }, choice, brand);
      expect(offered, `${here} offers the choice`).toBeDefined();
      expect(places).not.toContain(offered);
      seat = offered ?? '';
    }).toPass();
    if (/^\d+$/.test(seat)) places.push(seat);
    await openFolded(page);
    await page.locator(`input[name=seat][value="${seat}"]`).check({ force: true });
    // Prices of the terms are shown at once.
    if (tariff) await applied(page, () => page.locator(`input[name=tariff][value="${tariff}"]`).check());
    if (hasBedding) await applied(page, () => page.locator('input[name=bedding]').check());
    await page.getByRole('complementary').locator('button[form=seat-form]').click();
    await page.waitForURL((url) => pathAndPassenger(url) !== pathAndPassenger(new URL(here)));
    await hydrated(page);
  }
  // A whole compartment asks the others for their tariffs.
  const { pathname } = new URL(page.url());
  const [step1 = ''] = pathname.split('/seats/');
  if (pathname !== step1) await page.goto(step1);
  return places;
}

/** Reads a file that the page of the ticket links, with the browser's cookies: the page itself may not fetch files. */
export async function readFile(page: Page, path: string): Promise<Buffer> {
  const reader = new PlainBrowser(new URL(page.url()).origin);
  for (const { name, value, path: scope } of await page.context().cookies()) reader.setCookie(name, value, scope);
  return (await openFile(reader, path)).body;
}

function pathAndPassenger({ pathname, searchParams }: URL): string {
  return `${pathname} ${searchParams.get('passenger')}`;
}

/** Tariffs and whole compartments are folded. */
async function openFolded(page: Page): Promise<void> {
  await page.locator('#seat-form').evaluate((form) => {
    for (const details of form.querySelectorAll('details')) details.open = true;
  });
}

/** Waits until the page has read what a change of the terms costs. */
async function applied(page: Page, change: () => Promise<void>): Promise<void> {
  const answered = (method: string) =>
    page.waitForResponse((response) => response.request().method() === method && response.url().includes('/seats/'));
  await Promise.all([answered('POST').then(() => answered('GET')), change()]);
}
