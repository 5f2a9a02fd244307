import type { Locator, Page } from '@playwright/test';
import type { ShopOptions } from '#tests/setup/fixtures';
import type { PlainPage } from '#tests/setup/plain-browser';
import en from '../../locales/en/home.json' with { type: 'json' };
import ru from '../../locales/ru/home.json' with { type: 'json' };

/** Texts of the home page by brand. */
export const HOME_TEXTS = { intl: en, ru } as const satisfies Record<ShopOptions['brand'], typeof en | typeof ru>;

/** Blocks below the search form, by the ids of their headings; the last two need no service. */
export const HOME_BLOCKS = ['directions', 'destinations', 'offers', 'questions', 'subscription', 'app'] as const;
export type HomeBlock = (typeof HOME_BLOCKS)[number];

/** Returns a block of the page in a browser, by its heading. */
export function homeBlock(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true });
}

/** Returns the blocks of a page in their order. */
export function blocksOf({ text }: PlainPage): HomeBlock[] {
  return HOME_BLOCKS.filter((block) => text.includes(`aria-labelledby="${block}"`));
}

/** Returns the HTML of one block; empty when the page does not have it. */
export function blockOf({ text }: PlainPage, block: HomeBlock): string {
  const [html = ''] = text.match(new RegExp(`<section[^>]*aria-labelledby="${block}".*?</section>`, 's')) ?? [];
  return html;
}
