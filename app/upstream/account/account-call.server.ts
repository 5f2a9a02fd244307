import type { z } from 'zod';
import type { UpstreamBinding } from '~/upstream/binding';

/** One call of the account service: every body carries version, language (upstream facts §5) and the browser it is for. */
export type AccountCall = <T>(
  operation: string,
  path: string,
  schema: z.ZodType<T>,
  body: Record<string, unknown>,
  options?: { isRead?: boolean },
) => Promise<T>;

/** Failures are `UpstreamError`s with the codes of upstream facts §5. */
export function accountCall({ ids, market, transports, client }: UpstreamBinding): AccountCall {
  const facts = client && {
    id: client.id,
    browser: client.browser,
    system: client.system,
    site_url: client.siteUrl,
  };
  return (operation, path, schema, body, { isRead = false } = {}) =>
    transports.account.call(
      {
        operation,
        method: 'POST',
        path,
        body: { ...body, v: '2.0', lang: market.locale, client: facts },
        isRead,
        isEnveloped: true,
        schema,
      },
      ids,
    );
}
