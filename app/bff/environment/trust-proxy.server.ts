import { isIP } from 'node:net';
import { z } from 'zod';

/** Proxies whose X-Forwarded-* headers count: none, a number of hops, or a list of addresses. */
export type TrustProxy = false | number | string[];

/** No shop has more proxies in a row. */
const MAX_HOPS = 10;
/** Names that Express knows. */
const NETWORKS: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

/**
 * Parses TRUST_PROXY. It can never mean "everybody": whoever may choose the visitor's address has a new one for every
 * request, and no limit works.
 */
export const trustProxySchema = z.string().transform((text, context): TrustProxy => {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  if (text === 'false') return false;
  if (text === 'true') {
    return refuse(
      'true would believe any address that a visitor writes into X-Forwarded-For; give the number of proxies in front of the shop, or their addresses',
    );
  }
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops <= MAX_HOPS ? hops || false : refuse(`more than ${MAX_HOPS} proxies in a row`);
  }
  const addresses = text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  const wrong = addresses.find((entry) => !NETWORKS.has(entry) && !isNetwork(entry));
  return wrong === undefined
    ? addresses
    : refuse(`"${wrong}" is not an address, a network (10.0.0.0/8), loopback, linklocal or uniquelocal`);
});

/** Accepts an address, or a network of any size except all addresses. */
function isNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
