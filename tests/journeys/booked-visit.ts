import type { Page } from '@playwright/test';
import { searchAddress } from '#tests/setup/links';
import type { SandboxControl } from '#tests/setup/sandbox-control';
import { ShopVisit } from './shop-visit';
import { ALONE } from './travellers';

/** Settings under which nothing is left to chance, and tickets are issued at once. */
export const CALM = { priceChange: 'never', searchDelayMs: 0, issueStepMs: 0 } as const;

/** A visit of Fairwind that has come to step 2. @returns it with the booking's token and what the button asks for */
export async function visitStep2(
  page: Page,
  control: SandboxControl,
  hasScript: boolean,
): Promise<{ visit: ShopVisit; token: string; amount: string }> {
  await control.set({ settings: CALM });
  const visit = new ShopVisit(page, { brand: 'intl', hasScript });
  await page.goto(searchAddress(30));
  await visit.chooseFirstOffer();
  await visit.takeFare();
  await visit.fillPassengers(ALONE, 'anna@example.com');
  const token = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  return { visit, token, amount: await visit.amountToPay() };
}
