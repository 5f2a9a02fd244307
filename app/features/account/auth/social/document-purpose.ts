type Purpose = 'password' | 'others’ script';

let purpose: Purpose | null = null;

/**
 * A document either has a form for a password opened over it or runs a script of a third party, never both, and for good:
 * a script that has run cannot be taken out of a document again.
 * @returns whether the document may serve this purpose
 */
export function claimDocument(wanted: Purpose): boolean {
  purpose ??= wanted;
  return purpose === wanted;
}
