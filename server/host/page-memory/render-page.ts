import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import type { ReadAddress } from '../addresses/address-view';
import type { RouteTable } from '../addresses/route-table';
import { newIdentity } from '../request-identity';
import { handlersByRoute } from '../route-builds';
import type { Viewpoint } from './viewpoint';

/** Renders a page through the app for a visitor of whom only the viewpoint is known. */
export type RenderPage = (address: string, viewpoint: Viewpoint) => Promise<Response>;

export type RenderOptions = { table: RouteTable; mode: string; readAddress: ReadAddress };

/** @param build Remix's server build */
export function pageRenderer(build: ServerBuild, { table, mode, readAddress }: RenderOptions): RenderPage {
  const handlerFor = handlersByRoute(build, table, (part) => createRequestHandler(part, mode));
  return async (address, { origin, cookie, city = null }) => {
    const request = new Request(origin + address, { headers: { cookie } });
    const handle = handlerFor(new URL(request.url).pathname);
    const cookies: string[] = [];
    const response = await handle(request, {
      ...newIdentity(),
      cspNonce: '',
      clientIp: '',
      proxyCountry: '',
      origin,
      address: readAddress(address),
      isShared: true,
      sharedCity: city,
      setCookie: (header) => void cookies.push(header),
    });
    for (const header of cookies) response.headers.append('Set-Cookie', header);
    return response;
  };
}
