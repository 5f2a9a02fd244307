import { redirectDocument } from '@remix-run/node';
import { setDataHeaders } from './page-headers.server';

/** Methods that only read; HEAD is answered as GET is. */
const READS: readonly string[] = ['GET', 'HEAD'];

/**
 * Prepares the response of a loader or an action for the browser's router. A page without scripts (payment) becomes a
 * document navigation: whatever link or redirect led there, it never runs inside a document with scripts.
 * @param isDocumentOnly decides by a route's id
 */
export function dataResponse(
  response: Response,
  request: Request,
  isDocumentOnly: (routeId: string) => boolean,
): Response {
  const url = new URL(request.url);
  const routeId = url.searchParams.get('_data') ?? '';
  const headers = new Headers(response.headers);
  if (READS.includes(request.method) && isDocumentOnly(routeId)) {
    url.searchParams.delete('_data');
    return redirectDocument(`${url.pathname}${url.search}`, { headers });
  }
  setDataHeaders(headers);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
