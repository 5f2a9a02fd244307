import type { DialogView } from '~/i18n/handle';
import { setDataHeaders } from './page-headers.server';

type PageResults = {
  loaderData: Readonly<Record<string, unknown>>;
  actionData: Readonly<Record<string, unknown>> | null;
};

/**
 * Answers with the data of a page: `{ view, screen, rejected }`, from its loader and, after a form, from its action. The
 * same loader and action run as for the page, behind the same checks of the host.
 * @param routeId of the page's route
 */
export function pageData(
  view: DialogView,
  routeId: string,
  { loaderData, actionData }: PageResults,
  init: { status: number; headers: Headers },
): Response {
  const { status, headers } = init;
  headers.set('Content-Type', 'application/json; charset=utf-8');
  setDataHeaders(headers, { variesByType: true });
  const data = { view, screen: loaderData[routeId] ?? null, rejected: actionData?.[routeId] ?? null };
  return new Response(JSON.stringify(data), { status, headers });
}
