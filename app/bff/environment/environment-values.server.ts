import { z } from 'zod';
import { isBrandId, type BrandId } from '~/market/brands';
import { SERVICE_NAMES, type ServiceName } from '~/upstream/services.server';

/** Treats an empty variable as not set. */
const absentWhenEmpty = (value: unknown) => (value === '' ? undefined : value);
/** Makes a value optional. */
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(absentWhenEmpty, schema.optional());
/** Gives a value a default. */
export const withDefault = <T extends z.ZodType>(schema: T, value: z.input<T>) =>
  z.preprocess((rawValue) => absentWhenEmpty(rawValue) ?? value, schema);

export const port = z.coerce.number().int().min(1).max(65_535);
export const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((url) => url.replace(/\/+$/, ''));
/** The address of a script by somebody else, which runs beside a payment. */
export const scriptUrl = z.url({ protocol: /^https?$/, error: 'must be an address' }).refine((address) => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || hostname === 'localhost';
}, 'must be https');
/** Entries separated by commas. */
export const list = z.string().transform((text) => splitList(text));

/** host=brand, separated by commas. */
export const brandHosts = z.string().transform((text, context) => {
  const table: Record<string, BrandId> = {};
  for (const entry of splitList(text)) {
    const [host = '', brand] = entry.split('=');
    if (!/^[a-z0-9.-]+$/i.test(host) || !isBrandId(brand)) {
      context.addIssue({ code: 'custom', message: `"${entry}" is not host=ru or host=intl` });
      return z.NEVER;
    }
    table[host.toLowerCase()] = brand;
  }
  return table;
});

/** brand=https://host, with nothing after the host. */
export const publicOrigins = z.string().transform((text, context) => {
  const table: Partial<Record<BrandId, string>> = {};
  for (const entry of splitList(text)) {
    const [brand, address = ''] = entry.split('=');
    const url = URL.canParse(address) ? new URL(address) : null;
    if (!isBrandId(brand) || !url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '') {
      context.addIssue({ code: 'custom', message: `"${entry}" is not brand=https://host` });
      return z.NEVER;
    }
    table[brand] = url.origin;
  }
  return table;
});

/** In characters. */
export const SHORTEST_SECRET = 32;
const sessionSecret = z.string().min(SHORTEST_SECRET, `each secret needs ${SHORTEST_SECRET} characters or more`);
export const sessionSecrets = list.pipe(z.array(sessionSecret).min(1));

const SHORTEST_TOKEN = 16;

/** service=token, separated by commas; `*` is every other service. */
export const upstreamTokens = z.string().transform((text, context) => {
  const table: Partial<Record<ServiceName | '*', string>> = {};
  for (const entry of splitList(text)) {
    const at = entry.indexOf('=');
    const [name, token] = [entry.slice(0, at), entry.slice(at + 1)];
    const service = name === '*' ? name : SERVICE_NAMES.find((one) => one === name);
    // The entry itself is a secret, so the message does not repeat it.
    if (!service || token.length < SHORTEST_TOKEN || !/^[\w.~+/=-]+$/.test(token)) {
      const message = `an entry is not service=token with a token of ${SHORTEST_TOKEN} characters or more`;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    }
    table[service] = token;
  }
  return table;
});

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}
