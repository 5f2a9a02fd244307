import { createHmac, hkdfSync } from 'node:crypto';
import { addressKey, networkKey } from './address-key.server';
import { sessionSecrets } from '~/bff/cookies/session-secrets.server';
import type { CountedBy } from './table';

const DIGEST_CHARACTERS = 22;
let secret: Uint8Array | undefined;

/** Values of a count's key beside the address: the e-mail as typed, the card's whole number and so on. */
export type Subject = Partial<Record<Exclude<CountedBy, FromRequest>, string>>;
export type FromRequest = 'address' | 'network' | 'everybody';

/**
 * Builds the key of a count: a keyed digest, because e-mails, phones and cards do not belong in the memory that shops
 * share, and a plain digest of a card number could be reversed by trying.
 * @param name the limit; each limit has its own keys
 * @param clientIp as the host passes it
 */
export function countKey(name: string, by: readonly CountedBy[], clientIp: string, subject: Subject): string {
  const values = by.map((kind) => `${kind}=${valueOf(kind, clientIp, subject)}`);
  secret ??= new Uint8Array(hkdfSync('sha256', sessionSecrets()[0] ?? '', '', 'fairwind limits', 32));
  const digest = createHmac('sha256', secret).update(`${name}\n${values.join('\n')}`);
  return digest.digest('base64url').slice(0, DIGEST_CHARACTERS);
}

function valueOf(kind: CountedBy, clientIp: string, subject: Subject): string {
  switch (kind) {
    case 'address':
      return addressKey(clientIp);
    case 'network':
      return networkKey(clientIp);
    case 'everybody':
      return '';
    case 'email':
      return mailboxOf(required(kind, subject));
    default:
      return required(kind, subject);
  }
}

/** Normalises an e-mail: one mailbox has many spellings with capitals, `+tags`, and the dots of Gmail. */
function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@', 2);
  const [name = ''] = local.split('+', 1);
  return /^g(?:oogle)?mail\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}

function required(kind: Exclude<CountedBy, FromRequest>, subject: Subject): string {
  const value = subject[kind];
  if (value === undefined) throw new Error(`a limit by ${kind} needs one`);
  return value;
}
