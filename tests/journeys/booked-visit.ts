import type { Page } from '@playwright/test';
import { searchAddress } from '#tests/setup/links';
import type { SandboxControl } from '#tests/setup/sandbox-control';
import { ShopVisit } from './shop-visit';
import { ALONE } from './travellers';

/** Settings without randomness, and with immediate tickets. */
export const CALM = { priceChange: 'never', searchDelayMs: 0, issueStepMs: 0 } as const;

/** Leads a visitor of Fairwind to step 2. @returns the visit with the booking's token and the amount on the button */
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
