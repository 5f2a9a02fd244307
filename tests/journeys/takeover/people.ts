import { randomUUID } from 'node:crypto';
import { newEmail } from '#tests/journeys/account';
import { CARDS } from '#tests/journeys/travellers';
import { SoftwareAuthenticator } from '#tests/setup/software-authenticator';

export type PersonName = 'victim' | 'stranger';
/** Each person's own, and a computer at a library that one uses after the other. */
export type BrowserName = 'laptop' | 'phone' | 'strangers' | 'shared';

export const BROWSERS: readonly BrowserName[] = ['laptop', 'phone', 'strangers', 'shared'];
export const otherThan = (name: PersonName): PersonName => (name === 'victim' ? 'stranger' : 'victim');

/** Each reads only the own mailbox, and knows only the own password. */
export type Person = {
  email: string;
  password: string;
  /** In the own notebook, and on the own tickets. */
  lastName: string;
  card: { pan: string; ends: string };
  /** At every network. */
  subject: string;
  /** Keeps the own passkeys, and is always at hand. */
  authenticator: SoftwareAuthenticator;
  /** Tokens of bookings. */
  bookings: string[];
};

/** Somebody new, with nothing but a mailbox. */
export function personOf(name: PersonName): Person {
  const isVictim = name === 'victim';
  const pan = isVictim ? CARDS.paid : CARDS.threeDs;
  return {
    email: newEmail(isVictim ? 'victim.example' : 'stranger.example'),
    password: isVictim ? 'Left luggage 4' : 'Wet umbrella 9',
    lastName: isVictim ? 'Violet' : 'Quimby',
    card: { pan: pan.replaceAll(' ', ''), ends: `•••• ${pan.slice(-4)}` },
    subject: `${name} ${randomUUID()}`,
    authenticator: new SoftwareAuthenticator(),
    bookings: [],
  };
}
