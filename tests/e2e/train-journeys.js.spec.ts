import { expect, test } from '#tests/setup/fixtures';
import { pdfText } from '#tests/setup/pdf-text';
import { mainText } from '#tests/journeys/page-facts';
import { PlainVisit } from '#tests/journeys/plain-visit';
import { entryOf, totalOfReceipt } from '#tests/journeys/said-totals';
import { ShopVisit } from '#tests/journeys/shop-visit';
import { chooseByHand, goOnInBrowser, readFile } from '#tests/journeys/train-browser';
import { TRAIN_JOURNEYS } from '#tests/journeys/train-journeys';
import { beginJourney } from '#tests/journeys/train-walk';
import { CARDS } from '#tests/journeys/travellers';

/**
 * Journeys of `train-journeys.http.spec.ts` in a browser, from the places to the PDF: those in which script changes how one
 * chooses, each in one brand. The search before them is posted, because the results in a browser have tests of their own
 * (`train-places.js.spec.ts`), and a browser would look for a day much longer.
 */
for (const brand of ['ru', 'intl'] as const) {
  test.describe(brand, () => {
    test.use({ brand });

    TRAIN_JOURNEYS.forEach((journey, at) => {
      if (journey.byHand !== brand) return;
      test(journey.title, async ({ page, visitor, control, address }) => {
        test.setTimeout(120_000);
        const visit = new PlainVisit(visitor, { brand, sandboxOrigin: `http://localhost:${address.sandboxPort}` });
        const { cars } = await beginJourney(visit, journey, { brand, inDays: (brand === 'ru' ? 45 : 46) + 2 * at });
        await goOnInBrowser(page, visitor, cars);
        const places = await chooseByHand(page, journey, brand);
        const says = async (words: RegExp | undefined) => {
          if (words) await expect.poll(async () => mainText({ text: await page.content() })).toMatch(words);
        };
        await says(journey.says?.[brand]);

        const hand = new ShopVisit(page, { brand, hasScript: true });
        const email = `train-js-${brand}-${at}-${Date.now()}@example.com`;
        if (journey.refused) {
          await hand.typePassengers(journey.refused.party, email);
          await hand.continue();
          await says(journey.refused.says[brand]);
        }
        const shown = Number(await page.locator('input[name=shownAmount]').first().inputValue());
        await hand.fillPassengers(journey.party, email);
        await says(journey.warns?.[brand]);
        await hand.pay(CARDS.paid);
        await hand.holdTicket();

        const [token = ''] = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(page.url()) ?? [];
        const { captured, tickets_total: tickets } = await entryOf(control, token);
        const file = (name: string) => readFile(page, `/mbooking/thanks/${token}/${name}`);
        const receipt = totalOfReceipt((await file('trip.html')).toString('utf8'));
        expect({ tickets, captured, receipt }).toEqual({ tickets: shown, captured: shown, receipt: shown });
        const pdf = await pdfText(await file('receipt.pdf'));
        for (const place of places) expect(pdf).toMatch(new RegExp(`(?:место|place) ${place}\\b`));
      });
    });
  });
}
