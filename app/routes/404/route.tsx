import { json } from '@remix-run/node';
import type { RouteHandle } from '~/i18n/handle';

export const handle: RouteHandle = { hydrate: false, i18n: ['common'], page: 'not-found', shared: 'always' };

/** The not-found page under its own address, for redirects that end here (specification 1 §2). */
export function loader(): never {
  throw json(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
