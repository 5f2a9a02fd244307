import { expect } from '@playwright/test';
import { decodeEntities } from '#tests/setup/html';
import { formWith } from '#tests/setup/html-form';
import type { PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import { openResults, waitForPage } from '#tests/setup/plain-purchase';
import { isWaiting } from './page-facts';
import { tokenIn } from './plain-checkout';
import { PlainVisit } from './plain-visit';
import { ALONE, CARDS, cardFields, dateIn } from './travellers';

const linkOf = (inDays: number) =>
  `/search?adult=1&cabinClass=Y&child=0&infant=0&route[0]=iatax:LON_${dateIn(inDays)}_date_${dateIn(inDays)}_iatax:PAR&v=2&filter=${encodeURIComponent('{"transportKind":{"Airplane":true}}')}`;

/** The field of the first passenger's bag on the way out. */
export const BAG = 'addons[baggage.0.p0]';

/** Extras bought after the sale of a ticket. */
export class PostSale {
  readonly visit: PlainVisit;
  token = '';

  constructor(
    readonly visitor: PlainBrowser,
    readonly sandboxOrigin: string,
  ) {
    this.visit = new PlainVisit(visitor, { brand: 'intl', sandboxOrigin });
  }

  /** Buys a ticket and opens its page of ancillaries. */
  async open(inDays: number, email: string): Promise<PlainPage> {
    const step0 = await this.visit.chooseFirstOffer(await openResults(this.visitor, linkOf(inDays)));
    const step2 = await this.visit.fillPassengers(await this.visit.takeFare(step0), ALONE, email);
    const thanks = await this.visit.holdTicket(await this.visit.pay(step2, CARDS.paid));
    this.token = tokenIn(thanks);
    const path = `/mbooking/thanks/${this.token}/baggage`;
    const issued = await waitForPage(this.visitor, thanks.path, ({ text }) => text.includes(`href="${path}"`));
    expect(issued.text).not.toContain('<script');
    return this.visitor.get(path);
  }

  /** Chooses the first bag. @returns its payment page */
  async chooseBag(page: PlainPage): Promise<PlainPage> {
    const { action, fields } = formWith(page.text, BAG);
    const [, bag = ''] = /name="addons\[baggage\.0\.p0\]"[^>]*value="(baggage[^"]+)"/.exec(page.text) ?? [];
    return this.visitor.post(action || page.path, { ...fields, [BAG]: decodeEntities(bag) });
  }

  pay(page: PlainPage, pan: string): Promise<PlainPage> {
    const { action, fields } = formWith(page.text, 'idempotencyKey');
    return this.visitor.post(action || page.path, { ...fields, ...cardFields(pan), intent: 'pay' });
  }

  ready(page: PlainPage): Promise<PlainPage> {
    return waitForPage(this.visitor, page.path, (there) => !isWaiting(there));
  }
}
