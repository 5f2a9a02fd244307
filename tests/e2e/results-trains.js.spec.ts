import type { Locator, Page } from '@playwright/test';
import { dateIn } from '#tests/journeys/travellers';
import { expect, test } from '#tests/setup/fixtures';

/** Planes and trains in one list, on screens where a card has little room. */
const DAY = dateIn(33);
const BACK = dateIn(40);
const PHONE = { width: 360, height: 740 };
const WIDER = [
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];
const TRAINS = `&filter=${encodeURIComponent('{"transportKind":{"Train":true}}')}`;

async function open(page: Page, extra: string, isReturn = false): Promise<Locator> {
  const back = isReturn ? `&route[1]=iatax:LED_${BACK}_date_${BACK}_iatax:MOW` : '';
  const search = `adult=1&cabinClass=Y&child=0&childrenAges=[]&infant=0&route[0]=iatax:MOW_${DAY}_date_${DAY}_iatax:LED${back}&v=2`;
  await page.goto(`/search?${search}${extra}`);
  await expect(page.locator('button[value=stop]')).toHaveCount(0, { timeout: 20_000 });
  return page.getByTestId('serp-ticket-item');
}

/** Left edges of the times and of the line between them, the same text for cards with the same columns. */
function columnsOf(cards: Locator): Promise<string[]> {
  return cards.evaluateAll((all) => {
    const edges = all.map((card) =>
      ['serp-ticket-departure-time', 'serp-ticket-arrival-time', 'search-trip-duration']
        .map((id) => Math.round(card.querySelector(`[data-testid="${id}"]`)?.getBoundingClientRect().left ?? 0))
        .join(),
    );
    return [...new Set(edges)];
  });
}

/** Numbers of cards whose stations or duration are cut, and of tags that touch a mark. */
function cutsOf(cards: Locator) {
  return cards.evaluateAll((all) => {
    const ids = ['serp-ticket-departure-info', 'serp-ticket-arrival-info', 'search-trip-duration'];
    const isCut = (part: Element) => {
      const [own, line] = [part.getBoundingClientRect(), part.parentElement!.getBoundingClientRect()];
      return own.bottom > line.bottom + 1 || own.right > line.right + 1;
    };
    const touches = (tag: Element) => {
      const box = tag.getBoundingClientRect();
      return [...(tag.closest('article')?.querySelectorAll('[data-testid="airline-icon"]') ?? [])].some((mark) => {
        const { top, left, right } = mark.getBoundingClientRect();
        return top < box.bottom && left < box.right && right > box.left;
      });
    };
    return {
      cards: all.filter((card) => ids.some((id) => [...card.querySelectorAll(`[data-testid="${id}"]`)].some(isCut)))
        .length,
      tags: all.flatMap((card) => [...card.querySelectorAll('[data-testid^="highlight-"] > summary')]).filter(touches)
        .length,
    };
  });
}

test.describe('planes and trains', () => {
  test.use({ brand: 'ru' });

  test('share their columns', async ({ page }) => {
    for (const viewport of WIDER) {
      await page.setViewportSize(viewport);
      const cards = await open(page, '');
      await expect(cards.locator('[data-testid="search-trip-duration"]')).toHaveCount(20);
      expect(await columnsOf(cards), `at ${viewport.width} px`).toHaveLength(1);
    }
  });

  for (const isReturn of [false, true]) {
    test(`are shown whole on a phone, ${isReturn ? 'return' : 'one way'}`, async ({ page }) => {
      await page.setViewportSize(PHONE);
      const cards = await open(page, TRAINS, isReturn);
      await expect(page.getByTestId('order-tab').first()).toHaveAttribute('aria-current', 'true');
      expect(await cutsOf(cards)).toEqual({ cards: 0, tags: 0 });
      // A dot stands between two words only; what is for screen readers alone is one pixel wide.
      const ends = await cards.evaluateAll((all) =>
        all.flatMap((card) => {
          const facts = card.querySelector('[data-testid="card-facts"]')!;
          const widths = [...facts.children].map((fact) => fact.getBoundingClientRect().width);
          const shown = widths.filter((width) => width > 1);
          return widths[0] !== shown[0] || Math.min(...shown) < 12 ? [card.textContent] : [];
        }),
      );
      expect(ends, 'cards whose facts begin or end with a dot').toEqual([]);
      // Every mode of the switch begins on the screen.
      const lastMode = page.getByTestId('transport-switch').locator('a').last();
      const box = (await lastMode.boundingBox())!;
      expect(box.x + 8).toBeLessThan(PHONE.width);
    });
  }
});
