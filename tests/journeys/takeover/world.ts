import { randomUUID } from 'node:crypto';
import { isSignedIn, linkTo, sendForm } from '#tests/journeys/account';
import { type ComesBack, comeBy } from '#tests/journeys/social';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';
import type { SandboxControl } from '#tests/setup/sandbox-control';
import type { SocialNetworkId } from '~/upstream/account/social-contract';
import { type BrowserName, otherThan, type Person, type PersonName, personOf } from './people';
import { Watch } from './watch';

/** Cookies of unfinished flows: they go when somebody signs in or out (decision 031). */
const BEGUN = ['confirmation', 'social'] as const;

/** Two people at one shop, their browsers and their belongings. */
export class World {
  readonly people = { victim: personOf('victim'), stranger: personOf('stranger') };
  readonly watch = new Watch(this);
  /** Browsers with the cookies that the stranger copied from the shared one: the victim's, or earlier ones. */
  readonly copies: PlainBrowser[] = [];
  readonly #browsers = new Map<BrowserName, PlainBrowser>();
  readonly #owners: Record<BrowserName, PersonName> = {
    laptop: 'victim',
    phone: 'victim',
    strangers: 'stranger',
    shared: 'victim',
  };
  /** Contents of the shared browser when somebody else took it over. */
  #found: readonly (string | undefined)[] = [];

  constructor(
    readonly origin: string,
    readonly control: SandboxControl,
  ) {}

  /** Returns a browser with a network address of its own, so that runs do not use up each other's attempts. */
  browser(name: BrowserName): PlainBrowser {
    const made = this.#browsers.get(name) ?? this.freshBrowser();
    this.#browsers.set(name, made);
    return made;
  }

  freshBrowser(): PlainBrowser {
    const groups = randomUUID().replaceAll('-', '').match(/.{4}/g)?.slice(0, 5) ?? [];
    return new PlainBrowser(this.origin, { 'x-forwarded-for': `2001:db8:${groups.join(':')}:1` });
  }

  /** Returns the person at a browser. */
  ownerOf(name: BrowserName): PersonName {
    return this.#owners[name];
  }

  owner(name: BrowserName): Person {
    return this.people[this.#owners[name]];
  }

  /** Returns the link of the newest letter in a mailbox; empty when there is none. */
  link(person: PersonName, path: string): Promise<string> {
    return linkTo(this.control, this.people[person].email, path);
  }

  /** Returns the newest code in a mailbox; empty when there is none. */
  async code(person: PersonName): Promise<string> {
    const letters = await this.control.messagesTo(this.people[person].email);
    return letters.flatMap(({ body }) => /^\d{6}$/m.exec(body) ?? [])[0] ?? '';
  }

  /** Does whatever a letter's link asks for, with the person's password and all confirmations. */
  async followConfirmation(browser: PlainBrowser, link: string, password: string): Promise<PlainPage> {
    const page = await browser.get(link);
    if (page.path !== link || page.status !== 200) return page;
    return sendForm(browser, page, page.text.includes('name="password"') ? { password } : {});
  }

  /** Returns from a network as the browser's person. @param names the address that the network passes on, if any */
  comeBy(name: BrowserName, network: SocialNetworkId, names: PersonName | null): Promise<PlainPage> {
    return comeBy(this.browser(name), network, this.atNetwork(this.ownerOf(name), network, names));
  }

  atNetwork(person: PersonName, network: SocialNetworkId, names: PersonName | null): ComesBack {
    const email = names ? this.people[names].email : '';
    // A network that verifies addresses knows that this one is not theirs.
    const unverified: Record<string, string> = names === otherThan(person) ? { unverified: 'on' } : {};
    return { choice: 'somebody', subject: `${this.people[person].subject} ${network}`, email, ...unverified };
  }

  /** Returns the signed-in address of a browser; null for a guest. */
  async openAccount(browser: PlainBrowser): Promise<string | null> {
    if (!('account' in browser.cookies)) return null;
    const page = await browser.get('/user/settings');
    const emails = Object.values(this.people).map(({ email }) => email);
    return emails.find((email) => isSignedIn(page, email)) ?? null;
  }

  /**
   * Opens a page that requires re-authentication, using the person's password if necessary. Null when it does not
   * open.
   */
  async openDear(name: BrowserName, path: string): Promise<PlainPage | null> {
    const browser = this.browser(name);
    if ((await this.openAccount(browser)) === null) return null;
    // After a recent proof the page redirects at once.
    const page = await browser.get(`/auth/again?from=${encodeURIComponent(path)}`);
    if (page.path === path) return page;
    if (!page.text.includes('name="password"')) return null;
    const proven = await sendForm(browser, page, { password: this.owner(name).password });
    return proven.path === path ? proven : null;
  }

  /**
   * Signs out of the shared browser and hands it to the other person. The stranger keeps a copy of the earlier
   * cookies, whoever left.
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
   * Checks whether a browser holds a flow that somebody else began. Nobody then answers a letter in it; decision 031
   * tells the consequences.
   */
  isBegunByOther(name: BrowserName): boolean {
    if (name !== 'shared') return false;
    const { cookies } = this.browser(name);
    return BEGUN.some((cookie, index) => cookies[cookie] !== undefined && cookies[cookie] === this.#found[index]);
  }
}
