import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { redirectTo } from '~/bff/http/redirects.server';
import type { RouteHandle } from '~/i18n/handle';

export const handle: RouteHandle = { hydrate: false, i18n: ['common'], page: 'other', params: { '*': 'secret' } };

const STEPS: ReadonlySet<string> = new Set(['step0', 'step1', 'step2', 'checkout', 'checking', 'thanks']);

/**
 * Redirects /booking/step1/… to /mbooking/step1/…, and the other pages likewise (upstream facts §6, specification 2
 * §2).
 */
export function loader({ request, params }: LoaderFunctionArgs) {
  const [step = '', ...rest] = (params['*'] ?? '').split('/');
  if (!STEPS.has(step) || rest.length === 0 || rest.some(isDots)) throw json(null, { status: 404 });
  const path = ['', 'mbooking', step, ...rest.map(encodeURIComponent)].join('/');
  return redirectTo(`${path}${new URL(request.url).search}`, 301);
}

/** Returns true for "", "." and "..", which would leave the folder. */
function isDots(segment: string): boolean {
  return /^\.*$/.test(segment);
}

export default function BookingAlias() {
  return null;
}
