const INTENT = 'removeAddon:';

/** Builds the intent of a button that removes an add-on: an item, a product or a packet, by its token. */
export function removalIntent(token: string): string {
  return INTENT + token;
}

/** Reads the token from a removal intent; null for any other intent. */
export function readRemoval(intent: string): string | null {
  const token = intent.startsWith(INTENT) ? intent.slice(INTENT.length) : '';
  return token === '' || token.length > 100 ? null : token;
}
