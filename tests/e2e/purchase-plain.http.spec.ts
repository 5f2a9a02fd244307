import { expect, test } from '#tests/setup/fixtures';
import { visibleText } from '#tests/setup/html-page';
import { PlainBrowser } from '#tests/setup/plain-browser';
import { chosenTotal, firstCardPrice, payButton, PlainVisit } from '#tests/journeys/plain-visit';
import { ALONE, CARDS, FAMILY, type TestParty, type TestTrip } from '#tests/journeys/travellers';

/** A ticket bought with form posts and a cookie jar, like curl. */
type Purchase = {
  brand: 'ru' | 'intl';
  title: string;
  trip: TestTrip;
  party: TestParty;
  payment: 'plain' | 'approved' | 'declined';
  /** curl sends no Origin; a browser does. */
  sendsOrigin: boolean;
};

const PURCHASES: Purchase[] = [
  {
    brand: 'intl',
    title: 'one way, plain card, no Origin',
    trip: { from: 'London', to: 'New York', outInDays: 60 },
    party: ALONE,
    payment: 'plain',
    sendsOrigin: false,
  },
  {
    brand: 'intl',
    title: 'return, family, 3-D Secure, with an Origin',
    trip: { from: 'Warsaw', to: 'Tokyo', outInDays: 61, backInDays: 75 },
    party: FAMILY,
    payment: 'approved',
    sendsOrigin: true,
  },
  {
    brand: 'ru',
    title: 'one way, family, 3-D Secure declined and then a plain card, no Origin',
    trip: { from: 'Москва', to: 'Стамбул', outInDays: 62 },
    party: FAMILY,
    payment: 'declined',
    sendsOrigin: false,
  },
  {
    brand: 'ru',
    title: 'return, plain card, with an Origin',
    trip: { from: 'Алматы', to: 'Стамбул', outInDays: 63, backInDays: 77 },
    party: ALONE,
    payment: 'plain',
    sendsOrigin: true,
  },
];

/** Omits the Origin of a post. */
class CurlLike extends PlainBrowser {
  override post(...[path, fields, options]: Parameters<PlainBrowser['post']>): ReturnType<PlainBrowser['post']> {
    return super.post(path, fields, { ...options, headers: { ...options?.headers, origin: undefined } });
  }
}

const digits = (text: string) => text.replace(/[^\d.,]/g, '').replace(/^[.,]+|[.,]+$/g, '');

for (const { brand, title, trip, party, payment, sendsOrigin } of PURCHASES) {
  test.describe(brand, () => {
    test.use({ brand });

    test(title, async ({ visitor: browser, control, address }) => {
      const visitor = sendsOrigin ? browser : new CurlLike(browser.origin);
      const visit = new PlainVisit(visitor, { brand, sandboxOrigin: `http://localhost:${address.sandboxPort}` });
      const email = `curl-${brand}-${trip.outInDays}-${Date.now()}@example.com`;

      const results = await visit.search(trip, party);
      const price = digits(firstCardPrice(results));
      expect(price).toMatch(/\d/);
      const step0 = await visit.chooseFirstOffer(results);
      expect(digits(chosenTotal(step0))).toBe(price);
      const step2 = await visit.fillPassengers(await visit.takeFare(step0), party, email);
      expect(digits(payButton(step2))).toBe(price);
      for (const page of [step0, step2]) {
        expect(page.text, 'help on the way').toContain('href="/helpcenter"');
        expect(page.text, 'nothing that leads away').not.toMatch(/href="\/(?:app|press|price-map|email)[#"]/);
      }

      let paid = await visit.pay(step2, payment === 'plain' ? CARDS.paid : CARDS.threeDs);
      if (payment !== 'plain') {
        expect(paid.path).toContain('/mbooking/3ds/');
        paid = await visit.answerBank(paid, payment === 'approved' ? 'approve' : 'decline');
      }
      if (payment === 'declined') {
        expect(paid.path).toContain('/mbooking/step2/');
        expect(paid.text).toContain('role="alert"');
        expect(digits(payButton(paid))).toBe(price);
        paid = await visit.pay(paid, CARDS.paid);
      }

      const thanks = await visit.holdTicket(paid);
      expect(thanks.status).toBe(200);
      const said = visibleText(thanks.text);
      for (const { firstName } of party.travellers) expect(said.toUpperCase()).toContain(firstName.toUpperCase());
      expect(digits(said)).toContain(price);
      const mails = (await control.messagesTo(email)).filter(({ kind }) => kind === 'email');
      expect(mails).toHaveLength(1);
      expect(digits(mails[0]?.body ?? '')).toContain(price);
    });
  });
}
