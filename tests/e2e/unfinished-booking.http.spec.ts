import { FAULTS, PlainCheckout, tokenIn } from '#tests/journeys/plain-checkout';
import { textOfTestId } from '#tests/journeys/plain-visit';
import { CARDS } from '#tests/journeys/travellers';
import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { linksOf } from '#tests/setup/html-page';
import { searchAddress } from '#tests/setup/links';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';

test.use({ isolated: 'warm' });

const reminderOf = ({ text }: PlainPage) => textOfTestId(text, 'unfinished-booking');
/** Returns the page once it shows a reminder; on a busy machine the service may be late at first. */
async function openWithReminder(visitor: PlainBrowser, path: string): Promise<PlainPage> {
  let page = await visitor.get(path);
  await expect
    .poll(async () => reminderOf(page) || reminderOf((page = await visitor.get(path))), { timeout: 20_000 })
    .not.toBe('');
  return page;
}
const resumeLinks = ({ text }: PlainPage) => linksOf(text).filter((link) => /^\/mbooking\/step[12]\//.test(link));

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    test('an unfinished booking is shown to its visitor until it is paid', async ({ visitor, control }) => {
      test.setTimeout(120_000);
      const checkout = new PlainCheckout(visitor, control);
      await checkout.calm();
      expect(reminderOf(await visitor.get('/')), 'nothing was begun').toBe('');
      const step1 = await checkout.step1(41);
      const token = tokenIn(step1);

      const home = await openWithReminder(visitor, '/');
      expect(reminderOf(home)).toMatch(
        brand === 'ru' ? /Лондон → Нью-Йорк.*₽.*до .*\d\d:\d\d/ : /London → New York.*\$.*until/,
      );
      expect(resumeLinks(home)).toEqual([`/mbooking/step1/${token}`]);
      const results = await openWithReminder(visitor, searchAddress(42));
      expect(resumeLinks(results)).toEqual([`/mbooking/step1/${token}`]);
      expect(reminderOf(results).length, 'it is explained once').toBeLessThan(reminderOf(home).length);

      const stranger = new PlainBrowser(visitor.origin);
      expect(reminderOf(await stranger.get('/')) + reminderOf(await stranger.get(searchAddress(42)))).toBe('');

      const step2 = await checkout.ready(await checkout.sendPassengers(step1), '/mbooking/step2/');
      expect(resumeLinks(await openWithReminder(visitor, '/'))).toEqual([`/mbooking/step2/${token}`]);
      await checkout.pay(step2, CARDS.paid);
      await checkout.ticket(token);
      expect(reminderOf(await visitor.get('/')) + reminderOf(await visitor.get(searchAddress(42)))).toBe('');
    });

    test('it can be dismissed for good on the page that shows it', async ({ visitor, control }) => {
      const checkout = new PlainCheckout(visitor, control);
      await checkout.calm();
      const step1 = await checkout.step1(43);
      const results = await openWithReminder(visitor, searchAddress(44));
      const address = results.path;
      const form = formWith(results.text, 'token');
      await visitor.post(form.action, { ...form.fields, token: 'another' }, { redirects: 0 });
      expect(resumeLinks(await openWithReminder(visitor, '/')), 'another booking').toHaveLength(1);
      const back = await visitor.post(form.action, { ...form.fields, intent: 'dismiss' });
      expect([back.status, back.path, reminderOf(back)]).toEqual([200, address, '']);
      expect(reminderOf(await visitor.get('/'))).toBe('');
      expect((await visitor.get(step1.path)).status, 'the booking is still there').toBe(200);
      const elsewhere = { ...form.fields, from: 'https://elsewhere.example/' };
      expect((await visitor.post(form.action, elsewhere, { redirects: 0 })).headers.location).not.toContain(
        'elsewhere',
      );
    });
  });
}

test.describe('with faults', () => {
  test.use({ isolated: true });

  test('it disappears when the booking has expired, and while the service fails', async ({ visitor, control }) => {
    const checkout = new PlainCheckout(visitor, control);
    await checkout.calm();
    await checkout.step1(45);
    for (const fault of ['status', 'hang'] as const) {
      await control.set({ services: { booking: FAULTS[fault] } });
      const home = await visitor.get('/');
      expect([home.status, reminderOf(home)]).toEqual([200, '']);
    }
    await control.set({ services: { booking: null } });
    await expect.poll(async () => reminderOf(await visitor.get('/')), { timeout: 20_000 }).not.toBe('');
    await control.set({ clock: { advanceMinutes: 24 * 60 } });
    await expect.poll(async () => reminderOf(await visitor.get('/')), { timeout: 20_000 }).toBe('');
  });
});
