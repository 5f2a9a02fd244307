import { expect, test } from '#tests/journeys/checkout-test';
import { expectHonest, headingOf, honestly, isWaiting, mainText } from '#tests/journeys/page-facts';
import { FAULT_NAMES, FAULTS } from '#tests/journeys/plain-checkout';
import { text } from '#tests/journeys/texts';
import { formsOf } from '#tests/setup/html-form';
import { searchAddress } from '#tests/setup/links';
import type { PlainPage } from '#tests/setup/plain-browser';

const ADDRESS = searchAddress(30);
const hasOffers = ({ text: html }: PlainPage) => html.includes('data-testid="serp-ticket-item"');

/** The page's states under a fault, by the key of the message. */
const SAID = {
  hang: 'progress.waiting.title',
  delay: 'progress.waiting.title',
  html: 'failed.broken.title',
  status: 'failed.unavailable.title',
  truncated: 'failed.broken.title',
  shape: 'failed.broken.title',
} as const;

for (const fault of FAULT_NAMES) {
  test(`search with ${fault}: shows the page and the state, and recovers`, async ({ checkout, visitor, control }) => {
    await control.set({ services: { search: FAULTS[fault], instantSearch: FAULTS[fault] } });

    const keepsUpstreamBusy = fault === 'hang' || fault === 'delay';
    const first = await honestly(visitor, fault, () => visitor.get(ADDRESS));
    const page = await checkout.comeTo(first.path, (one) => isWaiting(one) === keepsUpstreamBusy);
    expectHonest(page, fault);
    expect(mainText(page)).toContain(text('search', SAID[fault]));
    expect(keepsUpstreamBusy ? [200] : [502, 503]).toContain(page.status);

    await control.set({ services: { search: null, instantSearch: null } });
    if (keepsUpstreamBusy) {
      // Plays the page's refresh.
      expect(headingOf(await checkout.comeTo(page.path, hasOffers))).not.toBe('');
      expect((await control.calls()).search, 'one search, however often the page came back').toMatchObject({
        frontend_search: 1,
      });
    } else {
      const retry = formsOf(page.text).find(({ buttons }) => buttons.some(({ value }) => value === 'retry'));
      const retried = await visitor.post(retry?.action ?? '', { intent: 'retry' });
      expect(retried.path).toBe(page.path);
      await checkout.comeTo(retried.path, hasOffers);
    }
  });
}
