import { randomUUID } from 'node:crypto';
import { newEmail } from '#tests/journeys/account';
import { CARDS } from '#tests/journeys/travellers';
import { SoftwareAuthenticator } from '#tests/setup/software-authenticator';

export type PersonName = 'victim' | 'stranger';
/** Each person's own browser, and a library computer that both use in turn. */
export type BrowserName = 'laptop' | 'phone' | 'strangers' | 'shared';

export const BROWSERS: readonly BrowserName[] = ['laptop', 'phone', 'strangers', 'shared'];
export const otherThan = (name: PersonName): PersonName => (name === 'victim' ? 'stranger' : 'victim');

/** Each person reads only their own mailbox, and knows only their own password. */
export type Person = {
  email: string;
  password: string;
  /** Used in the person's notebook and on their tickets. */
  lastName: string;
  card: { pan: string; ends: string };
  /** The person's id at every network. */
  subject: string;
  /** Holds the person's passkeys. */
  authenticator: SoftwareAuthenticator;
  /** Tokens of bookings. */
  bookings: string[];
};

/** Makes a new person with nothing but a mailbox. */
export function personOf(name: PersonName): Person {
  const isVictim = name === 'victim';
  const pan = isVictim ? CARDS.paid : CARDS.threeDs;
  return {
    email: newEmail(isVictim ? 'victim.example' : 'stranger.example'),
    password: isVictim ? 'Left luggage 4' : 'Wet umbrella 9',
    lastName: isVictim ? 'Violet' : 'Quimby',
    card: { pan: pan.replaceAll(' ', ''), ends: `••••\u00a0${pan.slice(-4)}` },
    subject: `${name} ${randomUUID()}`,
    authenticator: new SoftwareAuthenticator(),
    bookings: [],
  };
}
