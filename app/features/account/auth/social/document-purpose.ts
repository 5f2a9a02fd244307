type Purpose = 'password' | 'others’ script';

let purpose: Purpose | null = null;

/**
 * Reserves the document for one purpose: a password form in a dialog or a third-party script, never both, because a
 * script that has run cannot be removed from a document.
 * @returns whether the document may serve this purpose
 */
export function claimDocument(wanted: Purpose): boolean {
  purpose ??= wanted;
  return purpose === wanted;
}
