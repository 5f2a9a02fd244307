import { createHmac, hkdfSync } from 'node:crypto';
import { addressKey, networkKey } from './address-key.server';
import { sessionSecrets } from '~/bff/cookies/session-secrets.server';
import type { CountedBy } from './table';

const DIGEST_CHARACTERS = 22;
let secret: Uint8Array | undefined;

/** The values that a count is kept by beside the address: the e-mail as typed, the card's whole number and so on. */
export type Subject = Partial<Record<Exclude<CountedBy, FromRequest>, string>>;
export type FromRequest = 'address' | 'network' | 'everybody';

/**
 * The key of a count: a keyed digest, because the memory that shops share is not the place for e-mails, phones or cards,
 * and the few numbers that cards can have would be found from a plain digest by trying.
 * @param name of the limit: what counts by one key is not counted by another
 * @param clientIp as the host gives it
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

/** One mailbox has many spellings: capitals, `+tags`, and the dots of Gmail. */
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
