import type { LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/request/context.server';
import { securityText } from './security-text';

/** Tells security researchers where to report a vulnerability (RFC 9116). */
export async function loader(args: LoaderFunctionArgs) {
  const { brand, publicOrigin } = await getContext(args);
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' };
  return new Response(securityText(brand, publicOrigin), { headers });
}
