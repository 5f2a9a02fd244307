import { setTimeout as sleep } from 'node:timers/promises';
import { formWith } from '#tests/setup/html-form';
import { searchAddress } from '#tests/setup/links';
import type { FormFields, PlainBrowser, PlainPage } from '#tests/setup/plain-browser';
import { ADULT, book, enterPassengers, openOffer, openResults } from '#tests/setup/plain-purchase';
import type { SandboxControl } from '#tests/setup/sandbox-control';
import { addonFields, type AddonsOption } from './addons';
import { isWaiting, mainText } from './page-facts';
import { cardFields } from './travellers';

/** Input of step 1, by the names of its fields. */
export const STEP1: Readonly<Record<string, string>> = {
  email: 'anna@example.com',
  phone: '+77012345678',
  agreement: 'on',
  // Asked for by the Russian brand; the other has no such box.
  privacyConsent: 'on',
  ...Object.fromEntries(Object.entries(ADULT).map(([name, value]) => [`passengers[0].${name}`, value])),
};

/** Faults of any upstream call; `delay` and `hang` keep the shop waiting, the others answer at once. */
export const FAULTS = {
  hang: { hang: true },
  delay: { delayMs: 30_000 },
  html: { malformed: 'html' },
  status: { status: 500 },
  truncated: { malformed: 'truncated' },
  shape: { malformed: 'wrong_shape' },
} as const;
export type FaultName = keyof typeof FAULTS;
export const FAULT_NAMES = Object.keys(FAULTS) as FaultName[];
/** One of each kind, for tests at many places: no answer, an unreadable one, a refusal, an empty one. */
export const FEW_FAULTS = ['hang', 'html', 'status', 'shape'] as const satisfies FaultName[];

const PATIENCE_MS = 25_000;

/** One purchase over plain HTTP, step by step, in a sandbox of its own. */
export class PlainCheckout {
  constructor(
    readonly visitor: PlainBrowser,
    readonly control: SandboxControl,
  ) {}

  /** Removes randomness and delays: prices stay, tickets are issued at once. Call it again after a restart. */
  async calm(): Promise<void> {
    await this.control.set({ settings: { priceChange: 'never', issueStepMs: 50, searchDelayMs: 0 } });
  }

  async step0(inDays = 30): Promise<PlainPage> {
    return openOffer(this.visitor, await openResults(this.visitor, searchAddress(inDays)));
  }

  async step1(inDays?: number): Promise<PlainPage> {
    return book(this.visitor, await this.step0(inDays));
  }

  async step2(inDays?: number): Promise<PlainPage> {
    return enterPassengers(this.visitor, await this.step1(inDays));
  }

  /** Submits the form of `page` that has `field`, with `typed` over its values. */
  submit(page: PlainPage, field: string, typed: FormFields = {}): Promise<PlainPage> {
    const { action, fields } = formWith(page.text, field);
    return this.visitor.post(action || page.path, { ...fields, ...typed });
  }

  bookFare(step0: PlainPage): Promise<PlainPage> {
    return this.submit(step0, 'fareVariantKey', { intent: 'book' });
  }

  sendPassengers(
    step1: PlainPage,
    typed: FormFields = {},
    { addons = 'none' }: { addons?: AddonsOption } = {},
  ): Promise<PlainPage> {
    return this.submit(step1, 'email', { ...STEP1, ...addonFields(step1.text, addons), ...typed });
  }

  /** Pays on a page of step 2; returns the page after the POST. */
  pay(step2: PlainPage, pan: string, typed: FormFields = {}): Promise<PlainPage> {
    return this.submit(step2, 'card.pan', { intent: 'pay', ...cardFields(pan), ...typed });
  }

  /** Opens `path` again and again, whatever the response, until `isThere`. */
  async comeTo(path: string, isThere: (page: PlainPage) => boolean): Promise<PlainPage> {
    for (const deadline = Date.now() + PATIENCE_MS; ; await sleep(150)) {
      const page = await this.visitor.get(path);
      if (isThere(page)) return page;
      if (Date.now() < deadline) continue;
      throw new Error(`${path} ended at ${page.path} with ${page.status}: ${mainText(page).slice(0, 800)}`);
    }
  }

  /** Returns the page once it no longer waits. */
  ready(page: PlainPage, below: string): Promise<PlainPage> {
    const isThere = (one: PlainPage) => one.status === 200 && one.path.startsWith(below) && !isWaiting(one);
    return isThere(page) ? Promise.resolve(page) : this.comeTo(page.path, isThere);
  }

  /** Follows the status page to the ticket. */
  ticket(token: string): Promise<PlainPage> {
    return this.comeTo(`/mbooking/checking/${token}`, ({ path, status }) => status === 200 && isTicket(path));
  }
}

/** Returns the booking token in the address of a checkout page. */
export function tokenIn({ path }: PlainPage): string {
  const [token] = path.match(/[0-9a-f]{8}-[0-9a-f-]{27}/) ?? [];
  if (!token) throw new Error(`${path} is not about a booking`);
  return token;
}

/** Returns the amount that the form of step 2 would charge, in hundredths. */
export function amountOf(step2: PlainPage): number {
  return Number(formWith(step2.text, 'card.pan').fields.amount?.[0]);
}

function isTicket(path: string): boolean {
  return path.startsWith('/mbooking/thanks/');
}

/** Returns the total of the chosen fare in the form of step 0, in hundredths. */
export function shownAt0(step0: PlainPage): number {
  const { fields } = formWith(step0.text, 'fareVariantKey');
  return Number(fields[`shownTotal.${fields.fareVariantKey?.[0]}`]?.[0]);
}
