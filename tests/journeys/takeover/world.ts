import { randomUUID } from 'node:crypto';
import { isSignedIn, linkTo, logIn, newEmail, sendForm } from '#tests/journeys/account';
import { addPassenger, somebody } from '#tests/journeys/notebook';
import { PlainCheckout, tokenIn } from '#tests/journeys/plain-checkout';
import { saveCard } from '#tests/journeys/profile';
import { type ComesBack, comeBy } from '#tests/journeys/social';
import { CARDS } from '#tests/journeys/travellers';
import { PlainBrowser, type PlainPage } from '#tests/setup/plain-browser';
import type { SandboxControl } from '#tests/setup/sandbox-control';
import { SOCIAL_NETWORKS, type SocialNetworkId } from '~/upstream/account/social-contract';

export type PersonName = 'victim' | 'stranger';
export type BrowserName = 'laptop' | 'phone' | 'strangers';

/** Whose a browser is. Each reads only the own mailbox and knows only the own password. */
export const OWNER: Readonly<Record<BrowserName, PersonName>> = {
  laptop: 'victim',
  phone: 'victim',
  strangers: 'stranger',
};
export const BROWSERS = Object.keys(OWNER) as BrowserName[];
export const otherThan = (name: PersonName): PersonName => (name === 'victim' ? 'stranger' : 'victim');

/** Networks that would say of no address that it is somebody else's. */
export const VOUCHING: readonly SocialNetworkId[] = ['google', 'apple'];
const PRIVATE = ['/user/orders', '/user/notebook', '/user/settings', '/user/dashboard'];

type Person = {
  email: string;
  password: string;
  /** In the own notebook, and on the own tickets. */
  lastName: string;
  card: { pan: string; ends: string };
  /** At every network. */
  subject: string;
  /** Tokens of bookings. */
  bookings: string[];
};

function personOf(name: PersonName): Person {
  const isVictim = name === 'victim';
  const pan = isVictim ? CARDS.paid : CARDS.threeDs;
  return {
    email: newEmail(isVictim ? 'victim.example' : 'stranger.example'),
    password: isVictim ? 'Left luggage 4' : 'Wet umbrella 9',
    lastName: isVictim ? 'Violet' : 'Quimby',
    card: { pan: pan.replaceAll(' ', ''), ends: `•••• ${pan.slice(-4)}` },
    subject: `${name} ${randomUUID()}`,
    bookings: [],
  };
}

/** The seats of one day would not do for all runs. */
let trips = 0;
const nextDay = () => 20 + (trips++ % 250);

/**
 * Two people at one shop, and their browsers. It knows what belongs to whom, and says what somebody sees or has that is
 * the other's.
 */
export class World {
  readonly people = { victim: personOf('victim'), stranger: personOf('stranger') };
  readonly #browsers = new Map<BrowserName, PlainBrowser>();
  /** Whom each browser showed signed in when it was last looked at. */
  #signedIn: Partial<Record<BrowserName, string | null>> = {};

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

  owner(name: BrowserName): Person {
    return this.people[OWNER[name]];
  }

  /** Link of the newest letter in a mailbox; empty when there is none. */
  link(person: PersonName, path: string): Promise<string> {
    return linkTo(this.control, this.people[person].email, path);
  }

  async lettersTo(person: PersonName): Promise<number> {
    return (await this.control.messagesTo(this.people[person].email)).length;
  }

  /** Does what any link of a letter asks for, with the own password; clicks wherever there is something to click. */
  async followConfirmation(browser: PlainBrowser, link: string, password: string): Promise<PlainPage> {
    const page = await browser.get(link);
    if (page.path !== link || page.status !== 200) return page;
    return sendForm(browser, page, page.text.includes('name="password"') ? { password } : {});
  }

  /** Comes back from a network as the own person there. @param names the address that the network hands on, if any */
  comeBy(name: BrowserName, network: SocialNetworkId, names: PersonName | null): Promise<PlainPage> {
    return comeBy(this.browser(name), network, this.atNetwork(OWNER[name], network, names));
  }

  atNetwork(person: PersonName, network: SocialNetworkId, names: PersonName | null): ComesBack {
    const email = names ? this.people[names].email : '';
    // A network that checks addresses has found out that this one is not theirs.
    const unverified: Record<string, string> = names === otherThan(person) ? { unverified: 'on' } : {};
    return { choice: 'somebody', subject: `${this.people[person].subject} ${network}`, email, ...unverified };
  }

  /** Saves a passenger with a card to whatever account is open; false when none is. */
  async saveOwnThings(name: BrowserName): Promise<boolean> {
    const [browser, person] = [this.browser(name), this.owner(name)];
    if ((await this.#openAccount(browser)) === null) return false;
    await addPassenger(browser, somebody({ lastName: person.lastName }));
    await saveCard(browser, person.card.pan);
    return true;
  }

  /** Buys a ticket that is sent to the own address: the service learns of that address with the payment. */
  async buy(name: BrowserName): Promise<void> {
    const { email, lastName, bookings } = this.owner(name);
    const checkout = new PlainCheckout(this.browser(name), this.control);
    const step1 = await checkout.step1(nextDay());
    bookings.push(tokenIn(step1));
    const typed = { email, 'passengers[0].lastName': lastName };
    const step2 = await checkout.ready(await checkout.sendPassengers(step1, typed), '/mbooking/step2/');
    await checkout.pay(step2, CARDS.paid);
    await checkout.ticket(tokenIn(step1));
  }

  /**
   * What is wrong after a step: pages that show what is the other person's, and browsers that a step of the other person
   * has signed in or out.
   * @param actor who has just done something; null: only look
   */
  async faults(actor: PersonName | null): Promise<string[]> {
    const found = await Promise.all(BROWSERS.map((name) => this.#faultsIn(name, actor)));
    return found.flat();
  }

  async #faultsIn(name: BrowserName, actor: PersonName | null): Promise<string[]> {
    const browser = this.browser(name);
    const before = this.#signedIn[name];
    const open = await this.#openAccount(browser);
    this.#signedIn[name] = open;
    const faults = await this.foreignIn(name, browser);
    const isOthersStep = actor !== null && OWNER[name] !== actor;
    if (isOthersStep && before !== undefined && before !== open) {
      faults.push(`${actor} has changed who is signed in at ${name}: ${before} is ${open} now`);
    }
    return faults;
  }

  /** What a browser shows of the other person. */
  async foreignIn(name: BrowserName, browser: PlainBrowser): Promise<string[]> {
    const other = this.people[otherThan(OWNER[name])];
    const paths = 'account' in browser.cookies ? PRIVATE : ['/user/orders'];
    const pages = await Promise.all(paths.map((path) => browser.get(path)));
    const marks = [other.lastName.toUpperCase(), other.card.ends.toUpperCase(), ...other.bookings];
    return pages.flatMap((page) => {
      const text = page.text.toUpperCase();
      const seen = marks.filter((mark) => text.includes(mark.toUpperCase()));
      if (isSignedIn(page, other.email)) seen.push(`account of ${other.email}`);
      return seen.map((mark) => `${name} shows ${mark} at ${page.path}`);
    });
  }

  /** Whom a browser shows signed in: an address of the two; null when nobody is. */
  async #openAccount(browser: PlainBrowser): Promise<string | null> {
    if (!('account' in browser.cookies)) return null;
    const page = await browser.get('/user/settings');
    const emails = Object.values(this.people).map(({ email }) => email);
    return emails.find((email) => isSignedIn(page, email)) ?? null;
  }

  /** What is wrong in the end: the stranger still comes in by what was tried before, or the victim does not. */
  async lastFaults(): Promise<string[]> {
    const { victim, stranger } = this.people;
    const faults: string[] = [];
    const attempts = [
      ...SOCIAL_NETWORKS.map(
        (network) => (browser: PlainBrowser) => comeBy(browser, network, this.atNetwork('stranger', network, null)),
      ),
      (browser: PlainBrowser) => logIn(browser, { email: victim.email, password: stranger.password }),
    ];
    for (const attempt of attempts) {
      const browser = this.freshBrowser();
      await attempt(browser);
      faults.push(...(await this.foreignIn('strangers', browser)));
    }
    const own = this.freshBrowser();
    if (!(await this.#victimComesIn(own))) faults.push('the victim does not come in by the own mailbox');
    faults.push(...(await this.foreignIn('laptop', own)), ...(await this.faults(null)));
    return faults;
  }

  /** By the password, by a letter that sets another one, or, without an account, by signing up. */
  async #victimComesIn(browser: PlainBrowser): Promise<boolean> {
    const { email, password } = this.people.victim;
    if (isSignedIn(await logIn(browser, { email, password }), email)) return true;
    await sendForm(browser, await browser.get('/auth/reset'), { email });
    const reset = await this.link('victim', '/user/reset_password');
    if (reset !== '') {
      const page = await browser.get(reset);
      return isSignedIn(await sendForm(browser, page, { password }), email);
    }
    await sendForm(browser, await browser.get('/auth/registration'), { email, password });
    const link = await this.link('victim', '/user/confirm');
    return isSignedIn(await this.followConfirmation(browser, link, password), email);
  }
}
