import type { Page } from '@playwright/test';
import { ShopVisit } from '#tests/journeys/shop-visit';
import { ALONE, CARDS } from '#tests/journeys/travellers';
import { CALM } from '#tests/journeys/booked-visit';
import { expect, test } from '#tests/setup/fixtures';

/** The effort of a purchase from the home page to the ticket: one adult, one way. It must not grow. */
test.use({ isolated: 'warm' });

const MOST_CLICKS = 13;
const MOST_FIELDS = 17;
const CARD_FIELDS = 4;
const TRIPS = {
  intl: { from: 'London', to: 'New York', outInDays: 33 },
  ru: { from: 'Алматы', to: 'Стамбул', outInDays: 33 },
} as const;

/** Notes every click and every field that is typed into, on all pages of the shop; a choice is a click. */
async function countEffort(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const note = (kind: string, what: string) => {
      const noted = JSON.parse(sessionStorage.getItem(kind) ?? '[]') as string[];
      sessionStorage.setItem(kind, JSON.stringify([...noted, what]));
    };
    addEventListener('click', ({ target }) => {
      const pressed = (target as Element).closest('a, button, summary, input, label');
      // A label repeats its click at the field.
      if (pressed && pressed.tagName !== 'LABEL') note('clicks', pressed.outerHTML.slice(0, 90));
    });
    addEventListener('input', ({ target }) => {
      const { name, tagName, type } = target as HTMLInputElement;
      if (tagName === 'INPUT' && !['radio', 'checkbox', 'date'].includes(type)) note('fields', name);
    });
  });
}

async function effortOf(page: Page): Promise<{ clicks: string[]; fields: Set<string> }> {
  const read = (kind: string) => page.evaluate((key) => sessionStorage.getItem(key), kind);
  const list = async (kind: string) => JSON.parse((await read(kind)) ?? '[]') as string[];
  return { clicks: await list('clicks'), fields: new Set(await list('fields')) };
}

for (const [brand, way, most] of [
  ['intl', 'card', MOST_FIELDS],
  ['ru', 'card', MOST_FIELDS],
  // Needs another currency than roubles.
  ['intl', 'Google Pay', MOST_FIELDS - CARD_FIELDS],
] as const) {
  test.describe(brand, () => {
    test.use({ brand });

    test(`a purchase by ${way} takes at most ${MOST_CLICKS} clicks and ${most} fields`, async ({ page, control }) => {
      test.setTimeout(120_000);
      await control.set({ settings: CALM });
      await countEffort(page);
      const visit = new ShopVisit(page, { brand, hasScript: true });
      await page.goto('/');
      await visit.search(TRIPS[brand], ALONE);
      await visit.chooseFirstOffer();
      await visit.takeFare();
      await visit.fillPassengers(ALONE, 'anna@example.com');
      if (way === 'card') {
        await visit.pay(CARDS.paid);
      } else {
        await page.getByRole('link', { name: way, exact: true }).click();
        await page.locator('[data-wallet-button]').getByRole('button').click();
        await page.getByRole('dialog').getByRole('button', { name: '4242' }).click();
      }
      await visit.holdTicket();
      const { clicks, fields } = await effortOf(page);
      expect(clicks.length, clicks.join('\n')).toBeLessThanOrEqual(MOST_CLICKS);
      // The journey is counted, not skipped: it has at least its five pages.
      expect(clicks.length).toBeGreaterThanOrEqual(5);
      expect(fields.size, [...fields].join(', ')).toBeLessThanOrEqual(most);
    });
  });
}
