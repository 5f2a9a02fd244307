/** Schemes that run or embed content instead of opening an app. */
const UNSAFE = new Set(['javascript:', 'data:', 'blob:', 'file:', 'vbscript:', 'about:', 'filesystem:']);

/**
 * Returns a link of the payment system that is safe to show: an HTTPS page (plain HTTP only on localhost) or a bank
 * app's own scheme; null for anything else.
 */
export function bankLink(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { protocol, hostname, username, password } = new URL(address);
  if (username || password || UNSAFE.has(protocol)) return null;
  if (protocol === 'http:' && hostname !== 'localhost' && !hostname.endsWith('.localhost')) return null;
  return address;
}
