import { logIn, sendForm } from '#tests/journeys/account';
import { addPassenger, somebody } from '#tests/journeys/notebook';
import { PlainCheckout, tokenIn } from '#tests/journeys/plain-checkout';
import { saveCard, saveSettings } from '#tests/journeys/profile';
import { CARDS } from '#tests/journeys/travellers';
import { type Deed, NOTHING, signedOut } from './deed';
import type { PersonName } from './people';
import { hasIntent } from './ways-in';

/** Use different days, since one day's seats would not suffice for all runs. */
let trips = 0;
const nextDay = () => 20 + (trips++ % 250);

export function signUp(to: PersonName): Deed {
  return async (world, name) => {
    const visitor = world.browser(name);
    const typed = { email: world.people[to].email, password: world.owner(name).password };
    return sendForm(visitor, await signedOut(world, name, '/auth/registration'), typed);
  };
}

export function signIn(to: PersonName): Deed {
  return async (world, name) => {
    const { password } = world.owner(name);
    await signedOut(world, name, '/auth/login');
    return logIn(world.browser(name), { email: world.people[to].email, password });
  };
}

export const openConfirmation: Deed = async (world, name) => {
  const link = await world.link(world.ownerOf(name), '/user/confirm');
  if (link === '' || world.isBegunByOther(name)) return NOTHING;
  return world.followConfirmation(world.browser(name), link, world.owner(name).password);
};

export const openReset: Deed = async (world, name) => {
  const link = await world.link(world.ownerOf(name), '/user/reset_password');
  if (link === '') return NOTHING;
  const visitor = world.browser(name);
  return sendForm(visitor, await visitor.get(link), { password: world.owner(name).password });
};

export function askForReset(to: PersonName): Deed {
  return async (world, name) => {
    const visitor = world.browser(name);
    return sendForm(visitor, await visitor.get('/auth/reset'), { email: world.people[to].email });
  };
}

export function changeEmail(to: PersonName): Deed {
  return async (world, name) => {
    const visitor = world.browser(name);
    if (!hasIntent(await visitor.get('/user/settings'), 'email')) return NOTHING;
    const typed = { newEmail: world.people[to].email, emailPassword: world.owner(name).password };
    return saveSettings(visitor, 'email', typed);
  };
}

export function leave(intent: 'here' | 'everywhere'): Deed {
  return async (world, name) => {
    const visitor = world.browser(name);
    return 'account' in visitor.cookies ? visitor.post('/auth/sign_out', { intent }) : NOTHING;
  };
}

/** Ends the sessions of all other browsers, from the list in the settings. */
export const signOutOthers: Deed = async (world, name) => {
  const visitor = world.browser(name);
  const isOpen = hasIntent(await visitor.get('/user/settings'), 'browsers');
  return isOpen ? saveSettings(visitor, 'browsers', { sessionId: '' }) : NOTHING;
};

/** Saves a passenger and a card to the open account. */
export const saveOwnThings: Deed = async (world, name) => {
  if (!(await world.openDear(name, '/user/settings'))) return NOTHING;
  const { lastName, card } = world.owner(name);
  const visitor = world.browser(name);
  await addPassenger(visitor, somebody({ lastName }));
  return saveCard(visitor, card.pan);
};

/** Buys a ticket sent to the person's own address: the service learns the address with the payment. */
export const buy: Deed = async (world, name) => {
  const visitor = world.browser(name);
  // A guest's booking stays in a browser, whoever uses it next.
  if (name === 'shared' && (await world.openAccount(visitor)) === null) return NOTHING;
  const { email, lastName, bookings } = world.owner(name);
  const checkout = new PlainCheckout(visitor, world.control);
  const step1 = await checkout.step1(nextDay());
  bookings.push(tokenIn(step1));
  const typed = { email, 'passengers[0].lastName': lastName };
  const step2 = await checkout.ready(await checkout.sendPassengers(step1, typed), '/mbooking/step2/');
  await checkout.pay(step2, CARDS.paid);
  return checkout.ticket(tokenIn(step1));
};
