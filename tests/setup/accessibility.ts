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

/**
 * Returns the texts of the parts of a page that leave the window of a phone sideways at twice the text size. Everything
 * folded is opened for it.
 * @param parts selector of the parts that must stay
 */
export async function lostWithLargeText(page: Page, parts: string): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  const lost = await page.evaluate((selector) => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '');
    const outside = [...document.querySelectorAll(selector)].filter((part) => {
      const { right, width } = part.getBoundingClientRect();
      return part.checkVisibility() && width > 1 && right > window.innerWidth + 1;
    });
    root.style.fontSize = '';
    return outside.map(({ textContent }) => textContent.trim());
  }, parts);
  if (before) await page.setViewportSize(before);
  return lost;
}

/** Names the links, buttons and fields of the page's main part that the Tab key does not reach. */
export async function missedByKeyboard(page: Page): Promise<string[]> {
  const parts = page.locator('main :is(a[href], button, input:not([type=hidden], [type=radio]), summary):visible');
  for (let steps = (await parts.count()) + 40; steps > 0; steps -= 1) {
    await page.keyboard.press('Tab');
    await page.evaluate(() => document.activeElement?.setAttribute('data-reached', ''));
  }
  return parts.evaluateAll((all) => all.flatMap((one) => (one.hasAttribute('data-reached') ? [] : one.outerHTML)));
}
