/** Schemes that run or hold content in the place of opening an app. */
const UNSAFE = new Set(['javascript:', 'data:', 'blob:', 'file:', 'vbscript:', 'about:', 'filesystem:']);

/**
 * A link of the payment system that a page may offer: to a page over HTTPS (plain HTTP on localhost alone), or into the
 * app of a bank by a scheme of its own; null for anything else.
 */
export function bankLink(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { protocol, hostname, username, password } = new URL(address);
  if (username || password || UNSAFE.has(protocol)) return null;
  if (protocol === 'http:' && hostname !== 'localhost' && !hostname.endsWith('.localhost')) return null;
  return address;
}
