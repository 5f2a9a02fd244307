import { json } from '@remix-run/node';
import type { RouteHandle } from '~/i18n/handle';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common'],
  page: 'not-found',
  shared: 'notFound',
  params: { '*': 'public' },
};

function notFound(): never {
  throw json(null, { status: 404 });
}

/** Answers every unknown address with the not-found page and status 404, also for a posted form. */
export const loader = notFound;
export const action = notFound;

export default function NotFound() {
  return null;
}
