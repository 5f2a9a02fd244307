import type { LoaderFunctionArgs } from '@remix-run/node';
import type { RequestContext } from '~/bff/request/context';
import { getContext } from '~/bff/request/context.server';
import { tryLater } from '../receipt/find-receipt.server';
import { findLink } from './find-link.server';

/**
 * Makes the loader of a file that the mail service attaches to a letter with tickets: by the letter's key and without
 * cookies. 404 for a key without tickets, 503 while the service of the links does not answer.
 */
export function letterFile(respond: (context: RequestContext, token: string) => Promise<Response>) {
  return async (args: LoaderFunctionArgs): Promise<Response> => {
    const context = await getContext(args);
    const link = await findLink(context, args.params.key ?? '');
    if (link === 'unknown') return tryLater();
    if (link === 'closed' || link.scope !== 'tickets') return new Response(null, { status: 404 });
    return respond(context, link.token);
  };
}
