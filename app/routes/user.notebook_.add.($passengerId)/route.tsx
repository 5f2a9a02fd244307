import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/request/context.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { requireFreshSignIn } from '~/features/account/auth/fresh-sign-in.server';
import { pageMeta } from '~/features/frame/page-meta';
import { notebookForm, type NotebookFormScreen } from '~/features/account/notebook/form/form-screen.server';
import { newFormKey } from '~/features/account/notebook/form/form-key.server';
import { takeTyped } from '~/features/account/notebook/form/kept-input.server';
import { asksMiddleName } from '~/features/account/notebook/form/middle-name';
import { NotebookFormView } from '~/features/account/notebook/form/NotebookFormView';
import { submitNotebookForm, type NotebookFormRejection } from '~/features/account/notebook/form/submit-form.server';
import { NOTEBOOK_PATH } from '~/features/account/notebook/notebook-address';
import { leaveNotebookNote } from '~/features/account/notebook/notebook-note.server';
import { valuesOf } from '~/features/account/notebook/saved-passenger';
import { visitNotebook } from '~/features/account/notebook/visit.server';
import type { ClosedProfile } from '~/features/account/profile/closed-profile';
import { ClosedProfileView } from '~/features/account/profile/ClosedProfileView';
import { statusOfClosed } from '~/features/account/profile/gate.server';
import { readForm } from '~/forms/form.server';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { MAX_PASSENGERS } from '~/upstream/account/passengers-contract';
export const handle: RouteHandle = {
  hydrate: false,
  scripts: ['show-password', 'passkey-links'],
  i18n: ['common', 'account', 'profile', 'booking', 'notebook'],
  page: 'notebook',
  noStore: true,
  params: { passengerId: 'secret' },
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.title ?? '' });

type PageData = { title: string } & (
  { screen: NotebookFormScreen; closed: null } | { screen: null; closed: ClosedProfile }
);

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const { passengerId: id } = args.params;
  const visit = await visitNotebook(context);
  if (visit.closed) {
    const title = getTranslator(context.market.locale, 'notebook')('title');
    return json<PageData>({ title, screen: null, closed: visit.closed }, { status: statusOfClosed(visit.closed) });
  }
  const { passengers } = visit.notebook;
  const saved = passengers.find((passenger) => passenger.id === id);
  if (id !== undefined && !saved) throw new Response(null, { status: 404 });
  if (!saved && passengers.length >= MAX_PASSENGERS) {
    await leaveNotebookNote(context, { did: 'full', name: '', id: '' });
    throw redirectTo(NOTEBOOK_PATH, 302);
  }
  // This page shows document numbers without masking.
  if (saved) requireFreshSignIn(visit.account, context.url.pathname);
  const values = (saved && (await takeTyped(context, saved.id))) ?? (saved ? valuesOf(saved) : null);
  const parts = { values, formKey: newFormKey(), asksMiddleName: asksMiddleName(context, values) };
  const screen = notebookForm({ kind: 'passenger', id: saved?.id ?? null }, parts, context.market);
  return json<PageData>({ title: screen.title, screen, closed: null });
}

export async function action(args: ActionFunctionArgs) {
  const subject = { kind: 'passenger', id: args.params.passengerId ?? null } as const;
  return submitNotebookForm(await getContext(args), await readForm(args.request), subject);
}

export default function Passenger() {
  const { screen, closed } = useLoaderData<typeof loader>();
  const rejected = useActionData<NotebookFormRejection>();
  // After a failed submit the notebook often does not answer either; what was typed must stay.
  if (rejected) return <NotebookFormView screen={rejected.screen} rejected={rejected} />;
  return closed ? <ClosedProfileView {...closed} /> : <NotebookFormView screen={screen} rejected={null} />;
}
