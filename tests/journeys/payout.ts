import { expect } from '@playwright/test';
import { formsOf, type HtmlForm } from '#tests/setup/html-form';
import { PlainBrowser, type FormFields, type PlainPage } from '#tests/setup/plain-browser';
import { waitForPage } from '#tests/setup/plain-purchase';
import type { SandboxControl } from '#tests/setup/sandbox-control';
import { linksOf } from './page-facts';
import { newCustomer } from './profile';
import { PlainRefund, type RefundTrip } from './refund';
import { CARDS } from './travellers';

/** Details that a bank would take, by the way of the money. The numbers belong to nobody. */
export const DETAILS = {
  card: { pan: '5555 5555 5555 4444', recipient: 'Anna Ivanova' },
  iban: { iban: 'DE89 3704 0044 0532 0130 00', recipient: 'Anna Müller' },
  bank_account: { bic: '044525225', account: '40817810938160925982', recipient: 'Иванова Анна' },
} as const;
export type DetailsKind = keyof typeof DETAILS;

const PAYOUT_LINK = /^\/payouts\/[0-9a-f-]{36}$/;

type PayoutStart = { visitor: PlainBrowser; control: SandboxControl; sandboxPort: number; brand: 'ru' | 'intl' };

/** Receives a refund that the card did not take, with only forms and a cookie jar. */
export class PlainPayout {
  path = '';
  email = '';

  private constructor(
    readonly visitor: PlainBrowser,
    readonly control: SandboxControl,
    readonly refund: PlainRefund,
  ) {}

  /** Signs up, buys with a card that takes no money back, and refunds; then the order leads to the payout. */
  static async start({ visitor, control, sandboxPort, brand }: PayoutStart): Promise<PlainPayout> {
    const refund = new PlainRefund(visitor, control, { brand, sandboxOrigin: `http://localhost:${sandboxPort}` });
    await refund.calm({ payoutStepMs: 60_000, scheduleChanges: 'never' });
    const payout = new PlainPayout(visitor, control, refund);
    payout.email = await newCustomer(visitor, control);
    await refund.buy(tripOf(brand), payout.email, CARDS.closed);
    await refund.ready(await refund.confirm(await refund.choose('voluntary')));
    payout.path = await payout.linkOfOrder();
    return payout;
  }

  /**
   * A guest buys and refunds under the address of an account, which has the order by that address alone. The journey goes on in
   * the account's browser, from the letter.
   */
  static async startOfGuest({ visitor, control, sandboxPort, brand }: PayoutStart): Promise<PlainPayout> {
    const guest = new PlainBrowser(visitor.origin);
    const refund = new PlainRefund(guest, control, { brand, sandboxOrigin: `http://localhost:${sandboxPort}` });
    await refund.calm({ payoutStepMs: 60_000, scheduleChanges: 'never' });
    const payout = new PlainPayout(visitor, control, refund);
    payout.email = await newCustomer(visitor, control);
    await refund.buy(tripOf(brand), payout.email, CARDS.closed);
    await refund.ready(await refund.confirm(await refund.choose('voluntary')));
    const look = async () => {
      const letters = await control.messagesTo(payout.email);
      payout.path = letters.map(({ body }) => /\/payouts\/[0-9a-f-]{36}/.exec(body)?.[0]).find(Boolean) ?? '';
      return payout.path;
    };
    await expect.poll(look).not.toBe('');
    return payout;
  }

  /** Returns the link to the payout on the page of the order; the shop may remember the order for some seconds. */
  async linkOfOrder(): Promise<string> {
    const linkIn = (page: PlainPage) => linksOf(page).find((href) => PAYOUT_LINK.test(href));
    const order = await waitForPage(this.visitor, this.refund.orderPath, (page) => linkIn(page) !== undefined);
    return linkIn(order) ?? '';
  }

  open(query = ''): Promise<PlainPage> {
    return this.visitor.get(this.path + query);
  }

  /** Sends the form with the button `intent` as it stands on the page. */
  send(page: PlainPage, intent: string, typed: FormFields = {}): Promise<PlainPage> {
    const { action, fields } = formOf(page, intent);
    return this.visitor.post(action || this.path, { ...fields, ...typed, intent });
  }

  /** Sends the first step. @returns the second */
  async askForCode(kind: DetailsKind): Promise<PlainPage> {
    return this.send(await this.open(`?method=${kind}`), 'details', DETAILS[kind]);
  }

  /** Returns the code of the newest text message. */
  async code(): Promise<string> {
    let code: string | undefined;
    const look = async () => {
      const [text] = (await this.texts()).map(({ body }) => /\b\d{6}\b/.exec(body)?.[0]);
      code = text;
      return code !== undefined;
    };
    await expect.poll(look).toBe(true);
    return code ?? '';
  }

  /** Returns the text messages to the phone of the order, the newest first. */
  async texts() {
    return (await this.control.messagesTo(PHONE)).filter(({ kind }) => kind === 'sms');
  }
}

/** The phone that the journeys type, as the order keeps it. */
const PHONE = '+46701234567';

function tripOf(brand: 'ru' | 'intl'): RefundTrip {
  return brand === 'ru'
    ? { from: 'iatax:MOW', to: 'iatax:LED', inDays: 60 }
    : { from: 'iatax:LON', to: 'iatax:PAR', inDays: 60 };
}

/** Returns the form with a button. @throws when the page has none */
export function formOf({ text, path }: PlainPage, intent: string): HtmlForm {
  const form = formsOf(text).find(({ buttons }) => buttons.some(({ value }) => value === intent));
  if (!form) throw new Error(`no button ${intent} at ${path}`);
  return form;
}

/** Checks whether a page has a button. */
export function hasButton({ text }: PlainPage, intent: string): boolean {
  return formsOf(text).some(({ buttons }) => buttons.some(({ value }) => value === intent));
}
