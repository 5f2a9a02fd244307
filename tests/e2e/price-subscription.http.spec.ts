import { newEmail, signUpAndConfirm } from '#tests/journeys/account';
import { FAULTS } from '#tests/journeys/plain-checkout';
import { dateIn } from '#tests/journeys/travellers';
import { expect, test } from '#tests/setup/fixtures';
import { formsOf, formWith } from '#tests/setup/html-form';
import { shownErrors } from '#tests/setup/html-page';
import type { PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import { openAllResults } from '#tests/setup/plain-purchase';
import ru from '../../locales/ru/reminders.json' with { type: 'json' };

test.use({ isolated: true });

const WORDS = ru.priceDrop;

const address = (inDays: number) => {
  const date = dateIn(inDays);
  return `/search?adult=1&cabinClass=Y&child=0&infant=0&route[0]=iatax:MOW_${date}_date_${date}_iatax:AER&v=2`;
};
const hasForm = ({ text }: PlainPage) => formsOf(text).some(({ fields }) => 'watchEmail' in fields);

/** Sends the form of a page of results. */
function watch(visitor: PlainBrowser, page: PlainPage, typed: Record<string, string>, redirects?: number) {
  const { action, fields } = formWith(page.text, 'watchEmail');
  const path = action.replace(/#.*/, '');
  return visitor.post(
    path,
    { ...fields, ...typed, intent: 'watchPrice' },
    redirects === undefined ? {} : { redirects },
  );
}

test.describe('in roubles', () => {
  test.use({ brand: 'ru' });

  test('a search is watched once, and its letter has an unsubscribe link', async ({ visitor, control }) => {
    const results = await openAllResults(visitor, `${address(51)}&sort=price`);
    const email = newEmail();
    const typed = { watchEmail: email, watchConsent: 'on' };
    const sent = await watch(visitor, results, typed, 0);
    expect(sent.status).toBe(303);
    expect(sent.headers.location).toMatch(/^\/search\?.*sort=price.*#price-subscription$/);
    const done = await visitor.get(results.path);
    expect(done.text).toContain(WORDS.done);
    expect([done.text.includes(email), hasForm(done)]).toEqual([true, false]);

    await watch(visitor, results, typed);
    const letters = await control.messagesTo(email);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.body).toContain(`${visitor.origin}/search?`);
    const link = /http\S+unsubscribe\S+/.exec(letters[0]?.body ?? '')?.[0] ?? '';
    expect(await (await fetch(link, { method: 'POST' })).text()).toContain('Вы отписались');

    // Another search of the same visitor is another price.
    expect(hasForm(await openAllResults(visitor, address(52)))).toBe(true);
  });

  test('shows validation errors at their fields and keeps the input', async ({ visitor, control }) => {
    const results = await openAllResults(visitor, address(53));
    const refused = await watch(visitor, results, { watchEmail: 'anna@' });
    expect(refused.status).toBe(400);
    expect(Object.keys(shownErrors(refused.text).atFields)).toEqual(['watchEmail', 'watchConsent']);
    expect(formWith(refused.text, 'watchEmail').fields['watchEmail']).toEqual(['anna@']);

    await control.set({ services: { priceSubscription: FAULTS.status } });
    const failed = await watch(visitor, results, { watchEmail: newEmail(), watchConsent: 'on' });
    expect([failed.status, shownErrors(failed.text).atFields]).toEqual([503, { watchEmail: WORDS.failed }]);
  });

  test('a signed-in visitor need not type the address', async ({ visitor, control }) => {
    const email = await signUpAndConfirm(visitor, control);
    const results = await openAllResults(visitor, address(54));
    expect(formWith(results.text, 'watchEmail').fields['watchEmail']).toEqual([email]);
  });
});

test('the other brand watches in its own currency and writes in the language of the page', async ({
  visitor,
  control,
}) => {
  visitor.setCookie('locale', 'de');
  visitor.setCookie('currency', 'EUR');
  const results = await openAllResults(visitor, address(55));
  const email = newEmail();
  expect((await watch(visitor, results, { watchEmail: email }, 0)).status).toBe(303);
  const [letter] = await control.messagesTo(email);
  expect(letter?.subject).toBe('Wir beobachten den Preis');
  expect(letter?.body).toContain(`${visitor.origin}/search?`);
});
