import type { Brand } from '~/market/brands';

/** RFC 9116 recommends less than a year, so that nobody trusts an abandoned file. */
const DAYS_UNTIL_EXPIRY = 180;

/**
 * Returns security.txt of a brand (RFC 9116). The expiry counts from the day of the request, so it is never in the
 * past.
 * @param origin public origin of the brand, without a trailing slash
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
