import { expect, test } from '#tests/setup/fixtures';
import { linksOf, visibleText } from '#tests/setup/html-page';
import { pdfText } from '#tests/setup/pdf-text';
import { openFile } from '#tests/setup/plain-purchase';
import { amountOf, tokenIn } from '#tests/journeys/plain-checkout';
import { PlainVisit } from '#tests/journeys/plain-visit';
import { cardFeeOf, entryOf, letterTotal, receiptTotal } from '#tests/journeys/said-totals';
import { TRAIN_JOURNEYS } from '#tests/journeys/train-journeys';
import { beginJourney, chooseAll, expectWords, sendStep1 } from '#tests/journeys/train-walk';
import { shownAmount } from '#tests/journeys/trains';
import { CARDS } from '#tests/journeys/travellers';

/**
 * Every journey by train with forms alone, in both brands; `train-journeys.js.spec.ts` is for JavaScript. Places,
 * tariffs and bedding cost the same at step 1, at step 2, at the bank, on the receipt and in the letter; step 2 names what
 * paying by card adds.
 */
for (const brand of ['ru', 'intl'] as const) {
  test.describe(brand, () => {
    test.use({ brand });

    TRAIN_JOURNEYS.forEach((journey, at) => {
      test(journey.title, async ({ visitor, control, address }) => {
        // Some cars are found on some days only.
        test.setTimeout(120_000);
        const visit = new PlainVisit(visitor, { brand, sandboxOrigin: `http://localhost:${address.sandboxPort}` });
        const { cars } = await beginJourney(visit, journey, { brand, inDays: (brand === 'ru' ? 25 : 26) + 2 * at });
        const { step1, places } = await chooseAll(visitor, cars, journey, brand);
        expectWords(step1, journey.says?.[brand]);
        const email = `train-${brand}-${at}-${Date.now()}@example.com`;
        if (journey.refused) {
          const refused = await sendStep1(visitor, step1, journey.refused.party, { email, brand });
          expect(refused.status).toBe(400);
          expectWords(refused, journey.refused.says[brand]);
        }

        const shown = shownAmount(step1);
        const step2 = await visit.fillPassengers(step1, journey.party, email);
        expectWords(step2, journey.warns?.[brand]);
        const charged = amountOf(step2);
        const total = shown + cardFeeOf(step2, brand);
        const thanks = await visit.holdTicket(await visit.pay(step2, CARDS.paid));
        const entry = await entryOf(control, tokenIn(step1));
        expect({
          step2: charged,
          tickets: entry.tickets_total,
          captured: entry.captured,
          receipt: await receiptTotal(visitor, thanks),
          letter: await letterTotal(control, email),
        }).toEqual({ step2: total, tickets: shown, captured: total, receipt: total, letter: total });

        const link = linksOf(thanks.text).find((href) => href.endsWith('/receipt.pdf')) ?? '';
        const seats = [...visibleText(thanks.text).matchAll(/(?:вагон|coach) \d+, (?:место|place) (\d+)/g)];
        // Four berths are a compartment.
        if (journey.choices[0]?.seat === 'whole') {
          const numbers = new Set(seats.map(([, number]) => Number(number)));
          expect(numbers.size).toBe(journey.party.adults);
          expect(new Set([...numbers].map((number) => Math.ceil(number / 4))).size).toBe(1);
        }
        const papers = [visibleText(thanks.text), await pdfText((await openFile(visitor, link)).body)];
        for (const place of places) {
          for (const paper of papers) expect(paper).toMatch(new RegExp(`(?:место|place) ${place}\\b`));
        }
      });
    });
  });
}
