const INTENT = 'removeAddon:';

/** The intent of a button that takes an add-on out: an item, a product or a packet, by its token. */
export function removalIntent(token: string): string {
  return INTENT + token;
}

/** The token that a removal is about; null for any other intent. */
export function readRemoval(intent: string): string | null {
  const token = intent.startsWith(INTENT) ? intent.slice(INTENT.length) : '';
  return token === '' || token.length > 100 ? null : token;
}
