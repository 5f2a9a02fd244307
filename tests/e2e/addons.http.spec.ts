import { BRANDS, expect, test } from '#tests/setup/fixtures';
import { formWith } from '#tests/setup/html-form';
import { visibleText } from '#tests/setup/html-page';
import { weigh } from '#tests/setup/page-weight';
import type { FormFields, PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import { isWaiting, openResults, submit } from '#tests/setup/plain-purchase';
import { addonFields, EVERY_ADDON_FLAGS, offeredValues, type AddonsOption } from '#tests/journeys/addons';
import { mainText } from '#tests/journeys/page-facts';
import { amountOf, PlainCheckout, tokenIn } from '#tests/journeys/plain-checkout';
import { payButton, PlainVisit } from '#tests/journeys/plain-visit';
import { ALONE, CARDS, dateIn, FAMILY, type TestParty } from '#tests/journeys/travellers';
import { text } from '#tests/journeys/texts';

const digits = (text: string) => text.replace(/[^\d]/g, '');

/** Returns the total of the order summary, as digits. */
function totalOf({ text }: PlainPage): string {
  const aside = /<aside\b.*?<\/aside>/s.exec(text)?.[0] ?? '';
  const dt = /<dt>(?:Итого|Total)<\/dt><dd>(.*?)<\/dd>/s.exec(aside)?.[1] ?? '';
  return digits(visibleText(dt));
}

/** Returns the removable items of the summary. */
function removals({ text }: PlainPage): string[] {
  return [...text.matchAll(/name="intent" value="(removeAddon:[^"]+)"/g)].map(([, intent = '']) => intent);
}

/** Presses a button of step 1 that returns to it. */
function press(visitor: PlainBrowser, step1: PlainPage, fields: FormFields): Promise<PlainPage> {
  return submit(visitor, step1, formWith(step1.text, 'email'), fields, '/mbooking/step1/');
}

/** A flight, so that bags, meals and registration are on sale. */
function flightSearch(brand: 'ru' | 'intl', inDays: number, party: TestParty): string {
  const [from, to] = brand === 'ru' ? ['MOW', 'IST'] : ['LON', 'NYC'];
  const [out, back] = [dateIn(inDays), dateIn(inDays + 8)];
  const ages = party.childrenAges.filter((age) => age >= 2);
  const infants = party.childrenAges.length - ages.length;
  return (
    `/search?adult=${party.adults}&cabinClass=Y&child=${ages.length}&childrenAges=[${ages.join(',')}]&infant=${infants}` +
    `&route[0]=iatax:${from}_${out}_date_${out}_iatax:${to}&route[1]=iatax:${to}_${back}_date_${back}_iatax:${from}&v=2`
  );
}

const PURCHASES: { addons: AddonsOption; party: TestParty; title: string }[] = [
  { addons: 'all', party: FAMILY, title: 'one of everything, for a family' },
  { addons: 'packet', party: ALONE, title: 'a packet of services' },
];

for (const brand of BRANDS) {
  test.describe(brand, () => {
    test.use({ brand });

    for (const [index, { addons, party, title }] of PURCHASES.entries()) {
      // Bundles hold add-ons that the shop does not sell yet.
      const isolated = addons === 'packet';
      test.describe(() => {
        test.use({ isolated });

        test(`every step shows the same total with ${title}`, async ({ visitor, control, address }) => {
          if (isolated) await control.set({ settings: { features: EVERY_ADDON_FLAGS } });
          const visit = new PlainVisit(visitor, { brand, sandboxOrigin: `http://localhost:${address.sandboxPort}` });
          const email = `addons-${brand}-${index}-${Date.now()}@example.com`;
          const results = await openResults(visitor, flightSearch(brand, 71 + index, party));
          const step1 = await visit.takeFare(await visit.chooseFirstOffer(results));
          expect(hasNothingChosen(step1), 'nothing is chosen for the customer').toBe(true);
          const tickets = totalOf(step1);

          const chosen = addonFields(step1.text, addons);
          const counted = await press(visitor, step1, { ...chosen, intent: 'update' });
          expect(Number(totalOf(counted))).toBeGreaterThan(Number(tickets));

          // The form now contains the choices.
          const step2 = await visit.fillPassengers(counted, party, email);
          expect(digits(payButton(step2))).toBe(totalOf(counted));
          expect(totalOf(step2)).toBe(totalOf(counted));
          expect(removals(step2)).toHaveLength(removals(counted).length);

          const amount = amountOf(step2);
          const thanks = await visit.holdTicket(await visit.pay(step2, CARDS.paid));
          const entry = (await control.ledger()).bookings.find(({ token }) => token === tokenIn(thanks));
          expect(entry).toMatchObject({ captured: amount, is_issued: true });
          expect(entry?.ancillaries_total).toBeGreaterThan(0);
          expect(digits(visibleText(thanks.text))).toContain(digits(payButton(step2)));
          const [mail] = await control.messagesTo(email);
          expect(digits(mail?.body ?? '')).toContain(digits(payButton(step2)));
        });
      });
    }

    test('both steps can remove add-ons, and step 1 shows the rest', async ({ visitor, address }) => {
      const visit = new PlainVisit(visitor, { brand, sandboxOrigin: `http://localhost:${address.sandboxPort}` });
      const results = await openResults(visitor, flightSearch(brand, 75, ALONE));
      const step1 = await visit.takeFare(await visit.chooseFirstOffer(results));
      const tickets = totalOf(step1);
      const all = addonFields(step1.text, 'all');
      const three: FormFields = Object.fromEntries(
        Object.entries(all).filter(([name]) => /^addons\[(?:baggage|meal|sms\.order_info)/.test(name)),
      );
      const counted = await press(visitor, step1, { ...three, email: 'kept@example.com', intent: 'update' });
      const intents = removals(counted);
      expect(intents.length).toBeGreaterThan(2);

      const [first = ''] = intents;
      const less = await press(visitor, counted, { intent: first });
      expect(removals(less)).toEqual(intents.slice(1));
      expect(formWith(less.text, 'email').fields.email, 'what was typed is kept').toEqual(['kept@example.com']);

      const step2 = await visit.fillPassengers(less, ALONE, 'anna@example.com');
      let page = step2;
      for (const intent of removals(step2)) page = await visitor.post(step2.path, { intent });
      expect(removals(page)).toEqual([]);
      expect(digits(payButton(page))).toBe(tickets);
      expect(hasNothingChosen(await visitor.get(step1.path))).toBe(true);
    });
  });
}

/** Radios are at "without", boxes are unticked: no add-on field has a value. */
function hasNothingChosen({ text }: PlainPage): boolean {
  const { fields } = formWith(text, 'email');
  const names = Object.keys(fields).filter((name) => name.startsWith('addons[') || name === 'addons.packet');
  return names.length > 0 && names.every((name) => fields[name]?.every((value) => value === ''));
}

test('a large party gets folded, short and light choices', async ({ visitor }) => {
  const nine: TestParty = { ...ALONE, adults: 6, childrenAges: [5, 8, 1] };
  const results = await openResults(visitor, flightSearch('intl', 77, nine));
  const visit = new PlainVisit(visitor, { brand: 'intl', sandboxOrigin: '' });
  const step1 = await visit.takeFare(await visit.chooseFirstOffer(results));
  const section = /<section[^>]*aria-labelledby="addons".*?<\/section>/s.exec(step1.text)?.[0] ?? '';
  expect(section).toContain('<details');
  expect(section).not.toMatch(/<details[^>]* open/);
  const bags = [...offeredValues(step1.text).keys()].filter((name) => name.startsWith('addons[baggage'));
  expect(bags).toHaveLength(2 * 8);
  expect((await weigh(visitor, step1)).htmlBrotli).toBeLessThan(30 * 1024);
});

test('sells check-in and priority in the chat, and no other add-on that people deliver while its flag is off', async ({
  visitor,
}) => {
  const visit = new PlainVisit(visitor, { brand: 'intl', sandboxOrigin: '' });
  const step1 = await visit.takeFare(
    await visit.chooseFirstOffer(await openResults(visitor, flightSearch('intl', 76, ALONE))),
  );
  expect(step1.text).toContain('addons[sms');
  expect(step1.text).toContain('addons[registration');
  expect(step1.text).toContain('addons[support');
  expect(step1.text).not.toMatch(/addons\[(?:refund|warranty)/);
});

test('rejected passengers keep the choices, and nothing is bought yet', async ({ visitor }) => {
  const visit = new PlainVisit(visitor, { brand: 'intl', sandboxOrigin: '' });
  const results = await openResults(visitor, flightSearch('intl', 78, ALONE));
  const step1 = await visit.takeFare(await visit.chooseFirstOffer(results));
  const form = formWith(step1.text, 'email');
  const chosen = addonFields(step1.text, 'all');
  const refused = await visitor.post(step1.path, { ...form.fields, ...chosen });
  expect(refused.status).toBe(400);
  const again = formWith(refused.text, 'email').fields;
  for (const [name, value] of Object.entries(chosen)) expect(again[name]?.at(-1), name).toBe(value);
  expect(removals(await visitor.get(step1.path))).toEqual([]);
});

/** Opens step 1 with its catalogue, retrying a slow service. */
async function offering(checkout: PlainCheckout, inDays: number): Promise<PlainPage> {
  const { path } = await checkout.step1(inDays);
  return checkout.comeTo(path, ({ text }) => offeredValues(text).size > 0);
}

/** Returns the message of step 1 about unavailable choices, after waiting if necessary. */
async function told(checkout: PlainCheckout, answer: PlainPage): Promise<PlainPage> {
  const isTold = (page: PlainPage) => !isWaiting(page);
  const page = isTold(answer) ? answer : await checkout.comeTo(answer.path, isTold);
  expect(page.path).toMatch(/^\/mbooking\/step1\//);
  return page;
}

test('a sold-out product is reported, and the ticket is kept', async ({ visitor, control }) => {
  const checkout = new PlainCheckout(visitor, control);
  const step1 = await offering(checkout, 79);
  const [bag = ''] = [...offeredValues(step1.text).keys()].filter((name) => name.startsWith('addons[baggage'));
  const refused = await told(checkout, await checkout.sendPassengers(step1, { [bag]: 'baggage.0.p0.1x99@100' }));
  expect(mainText(refused)).toContain(text('addons', 'notes.gone'));
  const step2 = await checkout.ready(await checkout.sendPassengers(refused), '/mbooking/step2/');
  expect(removals(step2)).toEqual([]);
});

test('a product with a higher price than shown is reported before continuing', async ({ visitor, control }) => {
  const checkout = new PlainCheckout(visitor, control);
  const step1 = await offering(checkout, 80);
  const [level = ''] = offeredValues(step1.text).get('addons[sms.order_info]') ?? [];
  const cheaper = { 'addons[sms.order_info]': level.replace(/@\d+$/, '@1') };
  const refused = await told(checkout, await checkout.sendPassengers(step1, cheaper));
  expect(mainText(refused)).toContain(text('addons', 'notes.dearer'));
  const step2 = await checkout.ready(await checkout.sendPassengers(refused), '/mbooking/step2/');
  expect(removals(step2)).toHaveLength(1);
});
