import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/request/context.server';
import { hotelsOfForm } from '~/features/search/hotels/hotels-of-form.server';

/**
 * Leads to the partner's hotels for a search form (specification 1 §7): the address is the one of the settings, whatever the
 * parameters say. Opened in a tab of its own after a click that asked for it (docs/decisions/090).
 */
export async function loader(args: LoaderFunctionArgs) {
  const address = await hotelsOfForm(await getContext(args), new Date());
  if (!address) throw new Response(null, { status: 404 });
  return redirect(address, { status: 302, headers: { 'Cache-Control': 'no-store' } });
}
