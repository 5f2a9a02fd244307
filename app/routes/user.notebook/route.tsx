import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/request/context.server';
import { pageMeta } from '~/features/frame/page-meta';
import { takeNotebookNote } from '~/features/account/notebook/notebook-note.server';
import { visitNotebook } from '~/features/account/notebook/visit.server';
import type { ClosedProfile } from '~/features/account/profile/closed-profile';
import { ClosedProfileView } from '~/features/account/profile/ClosedProfileView';
import { statusOfClosed } from '~/features/account/profile/gate.server';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { notebookScreen, type NotebookScreen } from './screen.server';
import { submitNotebook } from './submit.server';
import { NotebookView } from './view';

/** No script runs beside the documents of whole families. */
export const handle: RouteHandle = {
  hydrate: false,
  scripts: ['show-password', 'passkey-links'],
  i18n: ['common', 'account', 'profile', 'notebook'],
  page: 'notebook',
  noStore: true,
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.title ?? '' });

type PageData = { title: string } & (
  { screen: NotebookScreen; closed: null } | { screen: null; closed: ClosedProfile }
);

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const { market } = context;
  const t = getTranslator(market.locale, 'notebook');
  const title = t('title');
  const visit = await visitNotebook(context);
  if (visit.closed) {
    return json<PageData>({ title, screen: null, closed: visit.closed }, { status: statusOfClosed(visit.closed) });
  }
  const words = { market, t, tBooking: getTranslator(market.locale, 'booking'), now: new Date() };
  const screen = notebookScreen(visit.notebook, await takeNotebookNote(context), words);
  return json<PageData>({ title, screen, closed: null });
}

export async function action(args: ActionFunctionArgs) {
  return submitNotebook(await getContext(args), args.request);
}

export default function Notebook() {
  const { title, screen, closed } = useLoaderData<typeof loader>();
  return closed ? <ClosedProfileView {...closed} /> : <NotebookView title={title} screen={screen} />;
}
