import fc from 'fast-check';
import { logIn, sendForm } from '#tests/journeys/account';
import { formsOf } from '#tests/setup/html-form';
import { decodeEntities } from '#tests/setup/html-form';
import { SOCIAL_NETWORKS, type SocialNetworkId } from '~/upstream/account/social-contract';
import { saveSettings } from '#tests/journeys/profile';
import { answerOf } from '#tests/journeys/social';
import { BROWSERS, OWNER, type BrowserName, type PersonName, type World } from './world';

/** Letters and bookings that were asked for, so that the shop's limits of both do not end a run. */
export type Model = { letters: Record<PersonName, number>; bookings: number };
export type Step = fc.AsyncCommand<Model, World>;

/** The shop sends five in ten minutes; the end of a run needs two. */
const MOST_LETTERS = 3;
/** Of one person: each takes seconds. */
const MOST_BOOKINGS = 2;

type Deed = (world: World, browser: BrowserName) => Promise<unknown>;

/** Something that somebody does in a browser, and then looks whether anything has become the other's. */
class Doing implements Step {
  constructor(
    private readonly browser: BrowserName,
    private readonly title: string,
    private readonly deed: Deed,
    /** Whose mailbox gets a letter. */
    private readonly letterTo: PersonName | null = null,
  ) {}

  check({ letters, bookings }: Readonly<Model>): boolean {
    if (this.deed === buy) return bookings < MOST_BOOKINGS;
    return this.letterTo === null || letters[this.letterTo] < MOST_LETTERS;
  }

  async run(model: Model, world: World): Promise<void> {
    if (this.letterTo) model.letters[this.letterTo] += 1;
    if (this.deed === buy) model.bookings += 1;
    const outcome = await this.deed(world, this.browser);
    if (outcome === NOTHING) return;
    const faults = await world.faults(OWNER[this.browser]);
    if (faults.length > 0) throw new Error(`after "${this.toString()}": ${faults.join('; ')}`);
  }

  toString(): string {
    return `${this.browser}: ${this.title}`;
  }
}

/** There was nothing to do, and so there is nothing to look at. */
const NOTHING = Symbol('nothing');

const browser = fc.constantFrom(...BROWSERS);
const address = fc.constantFrom<PersonName>('victim', 'stranger');
const network = fc.constantFrom(...SOCIAL_NETWORKS);
const named = fc.constantFrom<PersonName | null>(null, 'victim', 'stranger');

function signUp(to: PersonName): Deed {
  return async (world, name) => {
    const visitor = world.browser(name);
    const typed = { email: world.people[to].email, password: world.owner(name).password };
    return sendForm(visitor, await signedOut(world, name, '/auth/registration'), typed);
  };
}

function signIn(to: PersonName): Deed {
  return async (world, name) => {
    const { password } = world.owner(name);
    await signedOut(world, name, '/auth/login');
    return logIn(world.browser(name), { email: world.people[to].email, password });
  };
}

/** Whoever is in is signed out first. */
async function signedOut(world: World, name: BrowserName, path: string) {
  const visitor = world.browser(name);
  if ('account' in visitor.cookies) await visitor.post('/auth/sign_out', { intent: 'here' });
  return visitor.get(path);
}

const openConfirmation: Deed = async (world, name) => {
  const link = await world.link(OWNER[name], '/user/confirm');
  if (link === '') return NOTHING;
  return world.followConfirmation(world.browser(name), link, world.owner(name).password);
};

const openReset: Deed = async (world, name) => {
  const link = await world.link(OWNER[name], '/user/reset_password');
  if (link === '') return NOTHING;
  const visitor = world.browser(name);
  return sendForm(visitor, await visitor.get(link), { password: world.owner(name).password });
};

function askForReset(to: PersonName): Deed {
  return async (world, name) => {
    const visitor = world.browser(name);
    return sendForm(visitor, await visitor.get('/auth/reset'), { email: world.people[to].email });
  };
}

/** Comes by a network, and types an address where it is asked for. */
function comeByNetwork(by: SocialNetworkId, names: PersonName | null, types: PersonName): Deed {
  return async (world, name) => {
    const visitor = world.browser(name);
    await signedOut(world, name, '/auth/login');
    const page = await world.comeBy(name, by, names);
    if (!page.path.startsWith('/social_auth/need_email')) return page;
    return sendForm(visitor, page, { email: world.people[types].email });
  };
}

const proveByPassword: Deed = async (world, name) => {
  const visitor = world.browser(name);
  const page = await visitor.get('/social_auth/need_auth');
  if (!page.path.startsWith('/social_auth/need_auth')) return NOTHING;
  return sendForm(visitor, page, { password: world.owner(name).password });
};

function linkNetwork(by: SocialNetworkId): Deed {
  return async (world, name) => {
    const visitor = world.browser(name);
    const { text } = await visitor.get('/user/settings');
    const link = new RegExp(`href="(/auth/${by}\\?link=[^"]+)"`).exec(text)?.[1];
    if (link === undefined) return NOTHING;
    const sent = await visitor.get(decodeEntities(link), { redirects: 0 });
    const who = world.atNetwork(OWNER[name], by, null);
    return visitor.get(await answerOf(visitor, new URL(sent.headers.location ?? '', visitor.origin), who));
  };
}

function changeEmail(to: PersonName): Deed {
  return async (world, name) => {
    const visitor = world.browser(name);
    const { text } = await visitor.get('/user/settings');
    const isOpen = formsOf(text).some(({ buttons }) => buttons.some(({ value }) => value === 'email'));
    if (!isOpen) return NOTHING;
    const typed = { newEmail: world.people[to].email, emailPassword: world.owner(name).password };
    return saveSettings(visitor, 'email', typed);
  };
}

function leave(intent: 'here' | 'everywhere'): Deed {
  return async (world, name) => {
    const visitor = world.browser(name);
    return 'account' in visitor.cookies ? visitor.post('/auth/sign_out', { intent }) : NOTHING;
  };
}

const saveOwnThings: Deed = async (world, name) => ((await world.saveOwnThings(name)) ? undefined : NOTHING);
const buy: Deed = (world, name) => world.buy(name);

/** Everything that the two may do, likelier what leads further. */
export const STEPS: fc.Arbitrary<Step>[] = [
  fc.tuple(browser, address).map(([name, to]) => new Doing(name, `sign up as the ${to}`, signUp(to), to)),
  fc.tuple(browser, address).map(([name, to]) => new Doing(name, `log in as the ${to}`, signIn(to))),
  ...twice(browser.map((name) => new Doing(name, 'open the letter that confirms', openConfirmation))),
  fc.tuple(browser, address).map(([name, to]) => new Doing(name, `ask for a reset for the ${to}`, askForReset(to), to)),
  browser.map((name) => new Doing(name, 'open the letter that resets', openReset)),
  ...twice(
    fc.tuple(browser, network, named, address).map(([name, by, names, types]) => {
      const title = `come by ${by}, which names ${names ? `the ${names}` : 'nobody'}; type the ${types} if asked`;
      return new Doing(name, title, comeByNetwork(by, names, types), types);
    }),
  ),
  browser.map((name) => new Doing(name, 'prove the account by password', proveByPassword)),
  fc.tuple(browser, network).map(([name, by]) => new Doing(name, `link ${by}`, linkNetwork(by))),
  ...twice(
    fc
      .tuple(browser, address)
      .map(([name, to]) => new Doing(name, `change the e-mail to the ${to}’s`, changeEmail(to), to)),
  ),
  fc.tuple(browser, fc.constantFrom('here', 'everywhere')).map(([name, where]) => {
    return new Doing(name, `sign out ${where}`, leave(where));
  }),
  ...twice(browser.map((name) => new Doing(name, 'save a passenger and a card', saveOwnThings))),
  fc.constantFrom<BrowserName>('laptop', 'phone').map((name) => new Doing(name, 'buy a ticket', buy)),
];

/** Steps that a run begins with, so that it gets somewhere. */
export const BEGINNINGS = {
  'the victim has an account': [
    new Doing('laptop', 'sign up', signUp('victim'), 'victim'),
    new Doing('laptop', 'confirm', openConfirmation),
  ],
  'the victim has bought as a guest': [new Doing('laptop', 'buy a ticket', buy)],
  'the stranger has an account': [
    new Doing('strangers', 'sign up', signUp('stranger'), 'stranger'),
    new Doing('strangers', 'confirm', openConfirmation),
  ],
} satisfies Record<string, Step[]>;
export type Beginning = keyof typeof BEGINNINGS;

function twice<T>(one: T): T[] {
  return [one, one];
}
