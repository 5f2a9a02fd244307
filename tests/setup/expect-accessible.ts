import { expect, type Page } from '@playwright/test';
import { accessibilityFaults, overflowOfLargeText, sidewaysOverflow } from './accessibility';

/** A phone and a desktop; design §5.7 also demands 320 px without sideways scrolling. */
const WIDTHS = [360, 1280];

/**
 * Runs axe at both widths, and checks that nothing is wider than the narrowest phone, or than a usual one with twice
 * the text.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await accessibilityFaults(page), `${screen} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  expect.soft(await sidewaysOverflow(page), `${screen} scrolls sideways at 320 px`).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 360, height: 740 });
  expect.soft(await overflowOfLargeText(page), `${screen} with twice the text`).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
}
