import type { Brand } from '~/market/brands';

/** RFC 9116 recommends less than a year, so that nobody trusts an abandoned file. */
const DAYS_UNTIL_EXPIRY = 180;

/**
 * security.txt of a brand (RFC 9116). Its expiry is counted from the day of the request, so it never lies in the past.
 * @param origin where the brand is found, without a slash at the end
 */
export function securityText(
  { securityEmail, defaultLocale }: Pick<Brand, 'securityEmail' | 'defaultLocale'>,
  origin: string,
  now = new Date(),
): string {
  const expires = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + DAYS_UNTIL_EXPIRY);
  const languages = [...new Set([defaultLocale, 'en'])].join(', ');
  return [
    `Contact: mailto:${securityEmail}`,
    `Expires: ${new Date(expires).toISOString()}`,
    `Preferred-Languages: ${languages}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}/contacts#security`,
    '',
  ].join('\n');
}
