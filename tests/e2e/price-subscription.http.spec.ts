/** Price alerts: asked for on results, confirmed and left by letter, kept in the account. */
import { linkTo, newEmail, signUp } from '#tests/journeys/account';
import { FAULTS } from '#tests/journeys/plain-checkout';
import { text } from '#tests/journeys/texts';
import { dateIn } from '#tests/journeys/travellers';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { formsOf, formWith } from '#tests/setup/html-form';
import { shownErrors, visibleText } from '#tests/setup/html-page';
import type { PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import { openAllResults } from '#tests/setup/plain-purchase';
import type { SandboxControl } from '#tests/setup/sandbox-control';
import ru from '../../locales/ru/reminders.json' with { type: 'json' };

test.use({ isolated: true });

const WORDS = ru.priceDrop;
const LETTER = '/price-alert/letter';
const LIST = '/user/subscriptions';

const address = (inDays: number) => {
  const date = dateIn(inDays);
  return `/search?adult=1&cabinClass=Y&child=0&infant=0&route[0]=iatax:MOW_${date}_date_${date}_iatax:AER&v=2`;
};
const hasForm = ({ text }: PlainPage) => formsOf(text).some(({ fields }) => 'watchFall' in fields);

/** Sends the form of a page. */
function watch(visitor: PlainBrowser, page: PlainPage, typed: Record<string, string>, redirects?: number) {
  const { action, fields } = formWith(page.text, 'watchFall');
  const path = action.replace(/#.*/, '');
  return visitor.post(
    path,
    { ...fields, ...typed, intent: 'watchPrice' },
    redirects === undefined ? {} : { redirects },
  );
}

async function logInNew(visitor: PlainBrowser, control: SandboxControl): Promise<void> {
  const email = newEmail();
  await signUp(visitor, email);
  await visitor.get(await linkTo(control, email, '/user/confirm'));
}

/** Presses a button of the list. */
function press(visitor: PlainBrowser, page: PlainPage, intent: string): Promise<PlainPage> {
  const form = formsOf(page.text).find(({ buttons }) => buttons.some(({ value }) => value === intent));
  return visitor.post(LIST, { ...form?.fields, intent });
}

test.describe('in roubles', () => {
  test.use({ brand: 'ru' });

  test('a guest confirms by letter: opening the link does nothing, and one click leaves', async ({
    visitor,
    control,
  }) => {
    const results = await openAllResults(visitor, `${address(51)}&sort=price`);
    const email = newEmail();
    const typed = { watchEmail: email, watchConsent: 'on' };
    const sent = await watch(visitor, results, typed, 0);
    expect(sent.status).toBe(303);
    expect(sent.headers.location).toMatch(/^\/search\?.*sort=price.*#price-subscription$/);
    const done = await visitor.get(results.path);
    expect(done.text).toContain(WORDS.asked);
    expect([done.text.includes(email), hasForm(done)]).toEqual([true, false]);
    await watch(visitor, results, typed);
    expect(await control.messagesTo(email)).toHaveLength(1);
    // Another search of the same visitor is another price.
    expect(hasForm(await openAllResults(visitor, address(52)))).toBe(true);

    const link = await linkTo(control, email, LETTER);
    const title = (state: string) => text('price-alerts', `letter.${state}.title`, 'ru');
    for (let scan = 0; scan < 2; scan += 1)
      expect(visibleText((await visitor.get(link)).text)).toContain(title('pending'));
    expect(visibleText((await visitor.post(link, { intent: 'watch' })).text)).toContain(title('active'));
    expect((await visitor.get(link)).text).not.toContain(email);

    // RFC 8058: a mail program posts without cookies, and gets no redirect.
    const oneClick = await visitor.post(
      link,
      { 'List-Unsubscribe': 'One-Click' },
      { redirects: 0, headers: { cookie: undefined, origin: undefined, 'sec-fetch-site': undefined } },
    );
    expect([oneClick.status, visibleText(oneClick.text)]).toEqual([200, expect.stringContaining(title('left'))]);
    expect(visibleText((await visitor.get(link)).text)).toContain(title('left'));
    expect(visibleText((await visitor.post(link, { intent: 'watch' })).text)).toContain(title('active'));
    const invented = await visitor.get(`${LETTER}/invented`);
    expect([invented.status, visibleText(invented.text)]).toEqual([404, expect.stringContaining(title('expired'))]);
  });

  test('shows validation errors at their fields and keeps the input', async ({ visitor, control }) => {
    const results = await openAllResults(visitor, address(53));
    const refused = await watch(visitor, results, { watchEmail: 'anna@', watchFall: '10' });
    expect(refused.status).toBe(400);
    expect(Object.keys(shownErrors(refused.text).atFields)).toEqual(['watchEmail', 'watchConsent']);
    expect(formWith(refused.text, 'watchEmail').fields).toMatchObject({ watchEmail: ['anna@'], watchFall: ['10'] });

    await control.set({ services: { priceSubscription: FAULTS.status } });
    const failed = await watch(visitor, results, { watchEmail: newEmail(), watchConsent: 'on' });
    expect([failed.status, shownErrors(failed.text).atFields]).toEqual([503, { watchEmail: WORDS.failed }]);
  });
});

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });
    const locale = brand === 'ru' ? 'ru' : 'en';
    const say = (key: string) => text('price-alerts', key, locale);

    test('an account watches with one press, and pauses, deletes and takes back in its list', async ({
      visitor,
      control,
    }) => {
      await logInNew(visitor, control);
      expect(visibleText((await visitor.get(LIST)).text)).toContain(say('empty.title'));
      const page = await visitor.get(`/price-alert/ber/ath?days=weekends&month=${dateIn(62).slice(0, 7)}&back=on`);
      expect(formsOf(page.text).some(({ fields }) => 'watchEmail' in fields)).toBe(false);
      await watch(visitor, page, { watchFall: '10' });
      const list = await visitor.get(LIST);
      expect(visibleText(list.text)).toContain(say('state.active'));
      expect(list.text).toContain('<polyline');
      expect(list.text.match(/<th scope="row"/g)?.length).toBe(8);

      expect(visibleText((await press(visitor, list, 'pause')).text)).toContain(say('state.paused'));
      const deleted = await press(visitor, await visitor.get(LIST), 'delete');
      expect(visibleText(deleted.text)).toContain(say('empty.title'));
      const restored = await press(visitor, deleted, 'restore');
      expect(visibleText(restored.text)).toContain(say('state.paused'));
    });

    test('its list is for its account alone, and tells apart what failed', async ({ visitor, control }) => {
      expect(visibleText((await visitor.get(LIST)).text)).not.toContain(say('empty.title'));
      expect((await visitor.post(LIST, { intent: 'delete', id: 'invented' })).path).toContain('/auth/login');
      await logInNew(visitor, control);
      expect((await visitor.post(LIST, { intent: 'delete', id: 'invented' })).status).toBe(404);
      await control.set({ services: { priceSubscription: FAULTS.status } });
      const failed = await visitor.get(LIST);
      expect([failed.status, visibleText(failed.text)]).toEqual([503, expect.stringContaining(say('failed.title'))]);
      const notDeleted = await visitor.post(LIST, { intent: 'delete', id: 'a', route: 'A → B' });
      expect(visibleText(notDeleted.text)).toContain(say('notice.deleteFailed'));
    });
  });
}

test('nothing of it is there while the flag is off', async ({ visitor, control }) => {
  await control.set({ settings: { features: { price_subscription: false } } });
  for (const path of [LIST, '/price-alert/ber/ath']) expect((await visitor.get(path)).status, path).toBe(404);
  expect((await visitor.get('/routes/ber/ath')).text).not.toContain('/price-alert/');
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
  expect(letter?.subject).toBe('Sollen wir diesen Preis beobachten?');
  expect(letter?.body).toContain(`${visitor.origin}/search?`);
});
