import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Runs axe on the current page and returns each broken rule with its elements.
 * @param within selector of the part to check; the whole page by default
 */
export async function accessibilityFaults(page: Page, within?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // Three times as fast, because it does not describe passes; it does not check frames of other sites.
  axe.setLegacyMode(page.frames().length === 1);
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Returns the pixels by which the page is wider than its window; at most 0 when nothing scrolls sideways. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Returns the same overflow at twice the text size, as set in the browser: widths in em follow. */
export async function overflowOfLargeText(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const setText = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } });
  await setText(32);
  const overflow = await sidewaysOverflow(page);
  await setText(16);
  await session.detach();
  return overflow;
}
