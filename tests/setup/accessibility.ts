import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds on a page as it is: each rule that is broken, with the elements that break it.
 * @param within selector of what is looked at; the whole page unless told
 */
export async function accessibilityFaults(page: Page, within?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // Three times as fast, because what is in order is not described; it does not look into frames of other sites.
  axe.setLegacyMode(page.frames().length === 1);
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** By how many pixels the page is wider than its window; at most 0 where nothing scrolls sideways. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** The same with twice the text, as a visitor sets it in the browser: widths in em follow. */
export async function overflowOfLargeText(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const setText = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } });
  await setText(32);
  const overflow = await sidewaysOverflow(page);
  await setText(16);
  await session.detach();
  return overflow;
}
