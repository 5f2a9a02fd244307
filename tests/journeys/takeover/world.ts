import { randomUUID } from 'node:crypto';
import { isSignedIn, linkTo, sendForm } from '#tests/journeys/account';
import { type ComesBack, comeBy } from '#tests/journeys/social';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';
import type { SandboxControl } from '#tests/setup/sandbox-control';
import type { SocialNetworkId } from '~/upstream/account/social-contract';
import { type BrowserName, otherThan, type Person, type PersonName, personOf } from './people';
import { Watch } from './watch';

/** Cookies of what is begun and not ended: they go when somebody comes in or leaves (decision 031). */
const BEGUN = ['confirmation', 'social'] as const;

/** Two people at one shop, their browsers, and what belongs to whom. */
export class World {
  readonly people = { victim: personOf('victim'), stranger: personOf('stranger') };
  readonly watch = new Watch(this);
  /** Browsers with what the stranger has copied from the shared one: cookies of the victim's, or of the time before. */
  readonly copies: PlainBrowser[] = [];
  readonly #browsers = new Map<BrowserName, PlainBrowser>();
  readonly #owners: Record<BrowserName, PersonName> = {
    laptop: 'victim',
    phone: 'victim',
    strangers: 'stranger',
    shared: 'victim',
  };
  /** What lay in the shared browser when somebody else sat down at it. */
  #found: readonly (string | undefined)[] = [];

  constructor(
    readonly origin: string,
    readonly control: SandboxControl,
  ) {}

  /** A browser, with an address that no other run has, so that runs do not use up each other's attempts. */
  browser(name: BrowserName): PlainBrowser {
    const made = this.#browsers.get(name) ?? this.freshBrowser();
    this.#browsers.set(name, made);
    return made;
  }

  freshBrowser(): PlainBrowser {
    const groups = randomUUID().replaceAll('-', '').match(/.{4}/g)?.slice(0, 5) ?? [];
    return new PlainBrowser(this.origin, { 'x-forwarded-for': `2001:db8:${groups.join(':')}:1` });
  }

  /** Who sits at a browser. */
  ownerOf(name: BrowserName): PersonName {
    return this.#owners[name];
  }

  owner(name: BrowserName): Person {
    return this.people[this.#owners[name]];
  }

  /** Link of the newest letter in a mailbox; empty when there is none. */
  link(person: PersonName, path: string): Promise<string> {
    return linkTo(this.control, this.people[person].email, path);
  }

  /** Code of the newest letter in a mailbox that has one; empty when there is none. */
  async code(person: PersonName): Promise<string> {
    const letters = await this.control.messagesTo(this.people[person].email);
    return letters.flatMap(({ body }) => /^\d{6}$/m.exec(body) ?? [])[0] ?? '';
  }

  /** Does what any link of a letter asks for, with the own password; clicks wherever there is something to click. */
  async followConfirmation(browser: PlainBrowser, link: string, password: string): Promise<PlainPage> {
    const page = await browser.get(link);
    if (page.path !== link || page.status !== 200) return page;
    return sendForm(browser, page, page.text.includes('name="password"') ? { password } : {});
  }

  /** Comes back from a network as the own person there. @param names the address that the network hands on, if any */
  comeBy(name: BrowserName, network: SocialNetworkId, names: PersonName | null): Promise<PlainPage> {
    return comeBy(this.browser(name), network, this.atNetwork(this.ownerOf(name), network, names));
  }

  atNetwork(person: PersonName, network: SocialNetworkId, names: PersonName | null): ComesBack {
    const email = names ? this.people[names].email : '';
    // A network that checks addresses has found out that this one is not theirs.
    const unverified: Record<string, string> = names === otherThan(person) ? { unverified: 'on' } : {};
    return { choice: 'somebody', subject: `${this.people[person].subject} ${network}`, email, ...unverified };
  }

  /** Whom a browser shows signed in: an address of the two; null when nobody is. */
  async openAccount(browser: PlainBrowser): Promise<string | null> {
    if (!('account' in browser.cookies)) return null;
    const page = await browser.get('/user/settings');
    const emails = Object.values(this.people).map(({ email }) => email);
    return emails.find((email) => isSignedIn(page, email)) ?? null;
  }

  /** Opens a page of the account as its proven owner, by the own password if need be. Null when it does not open. */
  async openDear(name: BrowserName, path: string): Promise<PlainPage | null> {
    const browser = this.browser(name);
    if ((await this.openAccount(browser)) === null) return null;
    // Whoever has proven it a short while ago is led on at once.
    const page = await browser.get(`/auth/again?from=${encodeURIComponent(path)}`);
    if (page.path === path) return page;
    if (!page.text.includes('name="password"')) return null;
    const proven = await sendForm(browser, page, { password: this.owner(name).password });
    return proven.path === path ? proven : null;
  }

  /**
   * One leaves the shared browser, signed out, and the other sits down at it. The stranger has a copy of the cookies as
   * they were before, whoever it was that left.
   */
  async handOver(): Promise<void> {
    const browser = this.browser('shared');
    const copy = this.freshBrowser();
    for (const [name, value] of Object.entries(browser.cookies)) copy.setCookie(name, value);
    this.copies.push(copy);
    if ('account' in browser.cookies) await browser.post('/auth/sign_out', { intent: 'here' });
    this.#found = BEGUN.map((cookie) => browser.cookies[cookie]);
    this.#owners.shared = otherThan(this.#owners.shared);
    this.watch.forget('shared');
  }

  /**
   * Whether a browser holds what somebody else has begun there. Nobody answers a letter in it then: decision 031 tells
   * what comes of that.
   */
  isBegunByOther(name: BrowserName): boolean {
    if (name !== 'shared') return false;
    const { cookies } = this.browser(name);
    return BEGUN.some((cookie, index) => cookies[cookie] !== undefined && cookies[cookie] === this.#found[index]);
  }
}
