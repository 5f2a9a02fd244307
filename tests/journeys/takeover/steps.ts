import fc from 'fast-check';
import { SOCIAL_NETWORKS } from '~/upstream/account/social-contract';
import * as account from './account-deeds';
import * as code from './code-deeds';
import { type Deed, NOTHING } from './deed';
import * as networks from './network-deeds';
import { BROWSERS, type BrowserName, type PersonName } from './people';
import type { World } from './world';

/** Counts of limited actions, by the shop's limits or because they take seconds, so that they do not end a run. */
export type Model = { letters: Record<PersonName, number>; bookings: number; pauses: number };
export type Step = fc.AsyncCommand<Model, World>;

/** The shop sends five in ten minutes; the end of a run needs two. */
const MAX_LETTERS = 3;
const MAX_BOOKINGS = 2;
const MAX_PAUSES = 2;
/** After this time, the shop re-authenticates, and codes of letters have expired. */
const PAUSE_MINUTES = 16;

export const newModel = (): Model => ({ letters: { victim: 0, stranger: 0 }, bookings: 0, pauses: 0 });

/** A step: somebody acts in a browser; then checks whether anything belongs to the wrong person. */
class Doing implements Step {
  constructor(
    private readonly browser: BrowserName,
    private readonly title: string,
    private readonly deed: Deed,
    /** The owner of the mailbox that gets a letter. */
    private readonly letterTo: PersonName | null = null,
  ) {}

  check({ letters, bookings }: Readonly<Model>): boolean {
    if (this.deed === account.buy) return bookings < MAX_BOOKINGS;
    return this.letterTo === null || letters[this.letterTo] < MAX_LETTERS;
  }

  async run(model: Model, world: World): Promise<void> {
    if (this.letterTo) model.letters[this.letterTo] += 1;
    if (this.deed === account.buy) model.bookings += 1;
    const outcome = await this.deed(world, this.browser);
    if (outcome === NOTHING) return;
    const faults = await world.watch.faults(world.ownerOf(this.browser));
    if (faults.length > 0) throw new Error(`after "${this.toString()}": ${faults.join('; ')}`);
  }

  toString(): string {
    return `${this.browser}: ${this.title}`;
  }
}

/** A quarter of an hour without any action. */
class Pause implements Step {
  check({ pauses }: Readonly<Model>): boolean {
    return pauses < MAX_PAUSES;
  }

  run(model: Model, { control }: World): Promise<void> {
    model.pauses += 1;
    return control.set({ clock: { advanceMinutes: PAUSE_MINUTES } });
  }

  toString(): string {
    return 'a pause';
  }
}

const browser = fc.constantFrom(...BROWSERS);
const address = fc.constantFrom<PersonName>('victim', 'stranger');
const network = fc.constantFrom(...SOCIAL_NETWORKS);
const named = fc.constantFrom<PersonName | null>(null, 'victim', 'stranger');

/** Makes steps in any browser. */
function anywhere(title: string, deed: Deed): fc.Arbitrary<Step> {
  return browser.map((name) => new Doing(name, title, deed));
}

/** Makes steps in any browser, with a letter to either address. @param title of a step with somebody's address */
function withLetter(title: (to: PersonName) => string, deed: (to: PersonName) => Deed): fc.Arbitrary<Step> {
  return fc.tuple(browser, address).map(([name, to]) => new Doing(name, title(to), deed(to), to));
}

/** All possible steps, with those that lead further more often. */
export const STEPS: fc.Arbitrary<Step>[] = [
  withLetter((to) => `sign up as the ${to}`, account.signUp),
  fc.tuple(browser, address).map(([name, to]) => new Doing(name, `log in as the ${to}`, account.signIn(to))),
  ...twice(anywhere('log in', (world, name) => account.signIn(world.ownerOf(name))(world, name))),
  ...twice(anywhere('open the letter that confirms', account.openConfirmation)),
  withLetter((to) => `ask for a reset for the ${to}`, account.askForReset),
  anywhere('open the letter that resets', account.openReset),
  ...twice(
    fc.tuple(browser, network, named, address).map(([name, by, names, types]) => {
      const title = `come by ${by}, which names ${names ? `the ${names}` : 'nobody'}; type the ${types} if asked`;
      return new Doing(name, title, networks.comeByNetwork(by, names, types), types);
    }),
  ),
  anywhere('prove the account by password', networks.proveByPassword),
  fc.tuple(browser, network).map(([name, by]) => new Doing(name, `link ${by}`, networks.linkNetwork(by))),
  ...twice(withLetter((to) => `change the e-mail to the ${to}’s`, account.changeEmail)),
  fc.tuple(browser, fc.constantFrom('here', 'everywhere')).map(([name, where]) => {
    return new Doing(name, `sign out ${where}`, account.leave(where));
  }),
  anywhere('sign out the other browsers', account.signOutOthers),
  withLetter((to) => `ask for a code for the ${to}`, code.askForCode),
  anywhere('type the code of a letter', code.typeCode),
  ...twice(anywhere('open the link that signs in', code.openCodeLink)),
  anywhere('prove again by password', code.proveAgain),
  fc
    .constantFrom<['laptop' | 'strangers', PersonName]>(['laptop', 'victim'], ['strangers', 'stranger'])
    .map(([name, owner]) => new Doing(name, 'prove again by a code', code.proveAgainByCode, owner)),
  ...twice(anywhere('add a passkey', code.addPasskey)),
  anywhere('come by a passkey', code.comeByPasskey),
  ...twice(fc.constant(new Doing('shared', 'leave it to the other', (world) => world.handOver()))),
  ...twice(anywhere('save a passenger and a card', account.saveOwnThings)),
  fc.constantFrom<BrowserName>('laptop', 'phone', 'shared').map((name) => new Doing(name, 'buy a ticket', account.buy)),
];

/** All steps and pauses, for runs with a clock of their own. */
export const STEPS_AND_PAUSES: fc.Arbitrary<Step>[] = [...STEPS, ...twice(fc.constant(new Pause()))];

/** First steps of a run, so that it gets somewhere. */
export const BEGINNINGS = {
  'the victim has an account': [
    new Doing('laptop', 'sign up', account.signUp('victim'), 'victim'),
    new Doing('laptop', 'confirm', account.openConfirmation),
  ],
  'the victim has bought as a guest': [new Doing('laptop', 'buy a ticket', account.buy)],
  'the victim has a passkey': [new Doing('laptop', 'add a passkey', code.addPasskey)],
  'the stranger has an account': [
    new Doing('strangers', 'sign up', account.signUp('stranger'), 'stranger'),
    new Doing('strangers', 'confirm', account.openConfirmation),
  ],
  'the stranger has asked for a code': [
    new Doing('strangers', 'ask for a code for the victim', code.askForCode('victim'), 'victim'),
  ],
} satisfies Record<string, Step[]>;
export type Beginning = keyof typeof BEGINNINGS;

function twice<T>(one: T): T[] {
  return [one, one];
}
