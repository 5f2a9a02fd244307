/** Passwords that an attacker tries first. Shop and account service refuse the same ones. */
import { createHash } from 'node:crypto';
import commonPasswords from './common-passwords.json' with { type: 'json' };
import { lacksOf, type PasswordCode } from './password-contract';

/** Enough that an uncommon password matches by chance only once in 400,000. */
export const DIGEST_BYTES = 4;
/** A shorter part of an address occurs in many words by chance; it counts only as the whole word. */
const MIN_PART = 4;
/** "Dragon7!", "Dragon 1985": this many digits and marks around a word do not make it harder to guess. */
const DECORATION = /^[\p{N}\p{P}\p{S}\s]{0,5}(.*?)[\p{N}\p{P}\p{S}\s]{0,5}$/su;

let digests: Buffer | undefined;

/**
 * Returns why a new password is refused; null for a good one.
 * @param email of the account, in any case; null where it is unknown
 */
export function passwordFault(password: string, email: string | null): PasswordCode | null {
  const [lack] = lacksOf(password);
  if (lack) return lack;
  const typed = fold(password);
  const word = DECORATION.exec(typed)?.[1] ?? '';
  if (email !== null && holdsEmail(typed, word, fold(email))) return 'emailInPassword';
  return isOfList(typed) || isOfList(word) ? 'commonPassword' : null;
}

/** Returns an entry of the list: the first bytes of a digest, so that the passwords are not readable here. */
export function digestOfPassword(folded: string): Buffer {
  return createHash('sha256').update(folded).digest().subarray(0, DIGEST_BYTES);
}

/** Folds case and compatibility characters, which do not make another password. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

function holdsEmail(typed: string, word: string, email: string): boolean {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at).replace(/\+.*$/, '');
  const labels = email.slice(at + 1).split('.');
  // The last label (.com) is not personal.
  const parts = [name, ...labels.slice(0, -1)].filter((part) => part !== '');
  return parts.some((part) => (part.length < MIN_PART ? word === part : typed.includes(part)));
}

/** Searches the sorted list by bisection. */
function isOfList(folded: string): boolean {
  digests ??= Buffer.from(commonPasswords.digests, 'base64');
  const digest = digestOfPassword(folded);
  let [low, high] = [0, digests.length / DIGEST_BYTES];
  while (low < high) {
    const middle = (low + high) >> 1;
    const order = digest.compare(digests, middle * DIGEST_BYTES, (middle + 1) * DIGEST_BYTES);
    if (order === 0) return true;
    if (order < 0) high = middle;
    else low = middle + 1;
  }
  return false;
}
