import { isSignedIn, logIn, sendForm } from '#tests/journeys/account';
import { comeBy } from '#tests/journeys/social';
import type { PlainBrowser } from '#tests/setup/plain-browser';
import { SOCIAL_NETWORKS } from '~/upstream/account/social-contract';
import { BROWSERS, type BrowserName, otherThan, type PersonName } from './people';
import { followCodeLink, usePasskey } from './ways-in';
import type { World } from './world';

const PRIVATE = ['/user/orders', '/user/notebook', '/user/settings', '/user/dashboard'];

/** Reads the browsers' pages and reports data that belongs to the other person. */
export class Watch {
  /** The account that each browser last showed as signed in. */
  readonly #signedIn: Partial<Record<BrowserName, string | null>> = {};

  constructor(private readonly world: World) {}

  /** Call when somebody else takes over a browser. */
  forget(name: BrowserName): void {
    delete this.#signedIn[name];
  }

  /**
   * Returns the faults after a step: pages that show the other person's data, and browsers that a step of the other
   * person signed in or out.
   * @param actor the person of the last step; null to only look
   */
  async faults(actor: PersonName | null): Promise<string[]> {
    const found = await Promise.all(BROWSERS.map((name) => this.#faultsIn(name, actor)));
    return found.flat();
  }

  async #faultsIn(name: BrowserName, actor: PersonName | null): Promise<string[]> {
    const browser = this.world.browser(name);
    const owner = this.world.ownerOf(name);
    const before = this.#signedIn[name];
    const open = await this.world.openAccount(browser);
    this.#signedIn[name] = open;
    const faults = await this.#foreignIn(name, owner, browser);
    const isOthersStep = actor !== null && owner !== actor;
    if (isOthersStep && before !== undefined && before !== open) {
      faults.push(`${actor} has changed who is signed in at ${name}: ${before} is ${open} now`);
    }
    return faults;
  }

  /** Returns data in a browser that does not belong to its person. */
  async #foreignIn(title: string, viewer: PersonName, browser: PlainBrowser): Promise<string[]> {
    const other = this.world.people[otherThan(viewer)];
    const paths = 'account' in browser.cookies ? PRIVATE : ['/user/orders'];
    const pages = await Promise.all(paths.map((path) => browser.get(path)));
    const marks = [other.lastName.toUpperCase(), other.card.ends.toUpperCase(), ...other.bookings];
    return pages.flatMap((page) => {
      const text = page.text.toUpperCase();
      const seen = marks.filter((mark) => text.includes(mark.toUpperCase()));
      if (isSignedIn(page, other.email)) seen.push(`account of ${other.email}`);
      return seen.map((mark) => `${title} shows the ${viewer} ${mark} at ${page.path}`);
    });
  }

  /** Returns the final faults: the stranger still gets in by an earlier attempt, or the victim does not. */
  async lastFaults(): Promise<string[]> {
    const { world } = this;
    const { victim, stranger } = world.people;
    const attempts: Record<string, (browser: PlainBrowser) => Promise<unknown>> = {
      password: (browser) => logIn(browser, { email: victim.email, password: stranger.password }),
      passkey: (browser) => usePasskey(browser, stranger),
      code: async (browser) => followCodeLink(browser, await world.link('stranger', '/auth/code')),
    };
    for (const network of SOCIAL_NETWORKS) {
      attempts[network] = (browser) => comeBy(browser, network, world.atNetwork('stranger', network, null));
    }
    const faults: string[] = [];
    for (const [way, attempt] of Object.entries(attempts)) {
      const browser = world.freshBrowser();
      await attempt(browser);
      faults.push(...(await this.#foreignIn(`a browser entered by ${way}`, 'stranger', browser)));
    }
    for (const copy of world.copies) {
      faults.push(...(await this.#foreignIn('a copy of the shared browser', 'stranger', copy)));
    }
    const own = world.freshBrowser();
    if (!(await this.#victimComesIn(own))) faults.push('the victim does not come in by the own mailbox');
    faults.push(...(await this.#foreignIn('a fresh browser', 'victim', own)), ...(await this.faults(null)));
    return faults;
  }

  /** By the password, by a letter that sets another one, or, without an account, by signing up. */
  async #victimComesIn(browser: PlainBrowser): Promise<boolean> {
    const { email, password } = this.world.people.victim;
    if (isSignedIn(await logIn(browser, { email, password }), email)) return true;
    await sendForm(browser, await browser.get('/auth/reset'), { email });
    const reset = await this.world.link('victim', '/user/reset_password');
    if (reset !== '') {
      const page = await browser.get(reset);
      return isSignedIn(await sendForm(browser, page, { password }), email);
    }
    await sendForm(browser, await browser.get('/auth/registration'), { email, password });
    const link = await this.world.link('victim', '/user/confirm');
    return isSignedIn(await this.world.followConfirmation(browser, link, password), email);
  }
}
