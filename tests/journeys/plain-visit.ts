import { decodeEntities } from '#tests/setup/html';
import { formWith } from '#tests/setup/html-form';
import { linksOf, visibleText } from '#tests/setup/html-page';
import { PlainBrowser, type FormFields, type PlainPage } from '#tests/setup/plain-browser';
import { book, gist, isWaiting, openOffer, submit, waitForPage } from '#tests/setup/plain-purchase';
import { addonFields, type AddonsOption } from './addons';
import { cardFields, dateIn, step1Fields, type TestParty, type TestTrip } from './travellers';

export type PlainVisitOptions = { brand: 'ru' | 'intl'; sandboxOrigin: string };

/** A visitor with only a cookie jar: reads the forms of pages and posts them, as curl would. */
export class PlainVisit {
  constructor(
    readonly visitor: PlainBrowser,
    private readonly options: PlainVisitOptions,
  ) {}

  /** Fills in the search form of the home page. @returns the results once they have arrived */
  async search(trip: TestTrip, party: TestParty): Promise<PlainPage> {
    const home = await this.visitor.get('/');
    const form = formWith(home.text, 'departureDate');
    const fields = {
      departure: trip.from,
      arrival: trip.to,
      departureDate: dateIn(trip.outInDays),
      dateBack: trip.backInDays === undefined ? '' : dateIn(trip.backInDays),
      adults: String(party.adults),
      childrenAges: party.childrenAges.map(String),
      intent: 'search',
    };
    const reached = await this.visitor.post(form.action, { ...form.fields, ...fields });
    if (reached.status !== 200) throw new Error(`the search answered ${reached.status}: ${gist(reached)}`);
    return waitForPage(this.visitor, reached.path, ({ text }) => text.includes('data-testid="serp-ticket-item"'));
  }

  /** Opens step 0 of the first card. */
  chooseFirstOffer(results: PlainPage): Promise<PlainPage> {
    return openOffer(this.visitor, results);
  }

  takeFare(step0: PlainPage): Promise<PlainPage> {
    return book(this.visitor, step0);
  }

  fillPassengers(
    step1: PlainPage,
    party: TestParty,
    email: string,
    { addons = 'none', typed = {} }: { addons?: AddonsOption; typed?: FormFields } = {},
  ): Promise<PlainPage> {
    const passengers = step1Fields(party, email, this.options.brand);
    const fields = { ...passengers, ...addonFields(step1.text, addons), ...typed };
    return submit(this.visitor, step1, formWith(step1.text, 'email'), fields, '/mbooking/step2/');
  }

  /** Sends the card. @returns the page that follows: the bank's, the payment status, or step 2 with a refusal */
  async pay(step2: PlainPage, pan: string): Promise<PlainPage> {
    const form = formWith(step2.text, 'card.pan');
    const typed = { ...cardFields(pan), intent: 'pay' };
    const reached = await this.visitor.post(form.action || step2.path, { ...form.fields, ...typed });
    if (reached.status >= 400) throw new Error(`the payment answered ${reached.status}: ${gist(reached)}`);
    return waitForPage(this.visitor, reached.path, (there) => !isWaiting(there));
  }

  /** Follows the link of the 3-D Secure page to the bank, answers there, and follows its redirect back to the shop. */
  async answerBank(page: PlainPage, decision: 'approve' | 'decline'): Promise<PlainPage> {
    const { sandboxOrigin } = this.options;
    const linkIn = ({ text }: PlainPage) => linksOf(text).find((href) => href.startsWith(`${sandboxOrigin}/payment/`));
    const asked = linkIn(page) || !isWaiting(page) ? page : await this.waitFor(page, (there) => Boolean(linkIn(there)));
    const address = linkIn(asked);
    if (!address) throw new Error(`no link to the bank at ${page.path}: ${gist(page)}`);
    const bank = new PlainBrowser(sandboxOrigin);
    const path = address.slice(sandboxOrigin.length);
    const question = await bank.get(path);
    if (!question.text.includes('name="decision"')) throw new Error(`the bank does not ask: ${gist(question)}`);
    const form = formWith(question.text, 'decision');
    const answer = await bank.post(form.action || path, { ...form.fields, decision }, { redirects: 0 });
    const back = new URL(answer.headers.location ?? '', sandboxOrigin);
    if (back.origin !== this.visitor.origin) throw new Error(`the bank sends to ${back.href}`);
    return this.visitor.get(back.pathname + back.search);
  }

  /** Reloads a page that waits for an upstream until `isThere` accepts it. */
  async waitFor(page: PlainPage, isThere: (page: PlainPage) => boolean): Promise<PlainPage> {
    return isThere(page) ? page : waitForPage(this.visitor, page.path, isThere);
  }

  /** Waits on the payment status page until there are tickets. */
  holdTicket(page: PlainPage): Promise<PlainPage> {
    return waitForPage(this.visitor, page.path, ({ path }) => path.startsWith('/mbooking/thanks/'));
  }
}

/** Returns the price of the first card of the results, as written. */
export function firstCardPrice({ text }: PlainPage): string {
  return textOfTestId(text, 'serp-ticket-total-sum');
}

/** Returns the total of the chosen fare at step 0, as written. */
export function chosenTotal({ text }: PlainPage): string {
  const chosen = text.match(/<[^>]*data-fare="(\d+)"[^>]*>/g)?.find((tag) => / checked=""/.test(tag)) ?? '';
  const index = chosen.match(/data-fare="(\d+)"/)?.[1] ?? '0';
  return visibleText(text.match(new RegExp(`<strong[^>]*data-total="${index}"[^>]*>(.*?)</strong>`, 's'))?.[1] ?? '');
}

/** Returns the text of the button that pays. */
export function payButton({ text }: PlainPage): string {
  return visibleText(text.match(/<button\b[^>]*value="pay"[^>]*>(.*?)<\/button>/s)?.[1] ?? '');
}

/** Returns the text of the first element with a test id; it must not contain an element of its own kind. */
export function textOfTestId(html: string, testId: string): string {
  const [, , content = ''] = html.match(new RegExp(`<(\\w+)[^>]*data-testid="${testId}"[^>]*>(.*?)</\\1>`, 's')) ?? [];
  return visibleText(decodeEntities(content));
}
