import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import type { ReadAddress } from '../addresses/address-view';
import { newIdentity } from '../request-identity';
import type { Viewpoint } from './viewpoint';

/** Renders a page through the app for a visitor of whom only the viewpoint is known. */
export type RenderPage = (address: string, viewpoint: Viewpoint) => Promise<Response>;

/** @param build Remix's server build */
export function pageRenderer(build: ServerBuild, mode: string, readAddress: ReadAddress): RenderPage {
  const handle = createRequestHandler(build, mode);
  return async (address, { origin, cookie }) => {
    const request = new Request(origin + address, { headers: { cookie } });
    const cookies: string[] = [];
    const response = await handle(request, {
      ...newIdentity(),
      cspNonce: '',
      clientIp: '',
      proxyCountry: '',
      origin,
      address: readAddress(address),
      isShared: true,
      setCookie: (header) => void cookies.push(header),
    });
    for (const header of cookies) response.headers.append('Set-Cookie', header);
    return response;
  };
}
