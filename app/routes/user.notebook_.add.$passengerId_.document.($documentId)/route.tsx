import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { redirectTo } from '~/bff/http/redirects.server';
import { getContext } from '~/bff/request/context.server';
import { requireFreshSignIn } from '~/features/account/auth/fresh-sign-in.server';
import { notebookForm, type NotebookFormScreen } from '~/features/account/notebook/form/form-screen.server';
import { newFormKey } from '~/features/account/notebook/form/form-key.server';
import { takeTyped } from '~/features/account/notebook/form/kept-input.server';
import { asksMiddleName } from '~/features/account/notebook/form/middle-name';
import { NotebookFormView } from '~/features/account/notebook/form/NotebookFormView';
import { firstValues, formPath } from '~/features/account/notebook/form/subject';
import { submitNotebookForm, type NotebookFormRejection } from '~/features/account/notebook/form/submit-form.server';
import { NOTEBOOK_PATH } from '~/features/account/notebook/notebook-address';
import { leaveNotebookNote } from '~/features/account/notebook/notebook-note.server';
import { nameOf, valuesOf } from '~/features/account/notebook/saved-passenger';
import { visitNotebook } from '~/features/account/notebook/visit.server';
import type { ClosedProfile } from '~/features/account/profile/closed-profile';
import { ClosedProfileView } from '~/features/account/profile/ClosedProfileView';
import { statusOfClosed } from '~/features/account/profile/gate.server';
import { pageMeta } from '~/features/frame/page-meta';
import { readForm } from '~/forms/form.server';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { MAX_FURTHER_DOCUMENTS } from '~/upstream/account/documents-contract';
import { documentSubject, unreadSubject } from './subject.server';

export const handle: RouteHandle = {
  hydrate: false,
  scripts: ['show-password', 'passkey-links'],
  i18n: ['common', 'account', 'profile', 'booking', 'notebook'],
  page: 'notebook',
  noStore: true,
  params: { passengerId: 'secret', documentId: 'secret' },
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.title ?? '' });

type PageData = { title: string } & (
  { screen: NotebookFormScreen; closed: null } | { screen: null; closed: ClosedProfile }
);

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const { market } = context;
  const visit = await visitNotebook(context);
  if (visit.closed) {
    const title = getTranslator(market.locale, 'notebook')('title');
    return json<PageData>({ title, screen: null, closed: visit.closed }, { status: statusOfClosed(visit.closed) });
  }
  const { subject, person, saved } = documentSubject(visit.notebook, args.params);
  if (!saved && person.documents.length >= MAX_FURTHER_DOCUMENTS) {
    await leaveNotebookNote(context, { did: 'documentsFull', name: nameOf(person, market.locale), id: person.id });
    throw redirectTo(NOTEBOOK_PATH, 302);
  }
  // This page shows the document's number without masking.
  if (saved) requireFreshSignIn(visit.account, formPath(subject));
  const kept = saved && (await takeTyped(context, saved.id));
  const values = kept ?? (saved ? valuesOf({ ...person, ...saved }) : firstValues(person));
  const parts = { values, formKey: newFormKey(), asksMiddleName: asksMiddleName(context, values) };
  const screen = notebookForm(subject, parts, market);
  return json<PageData>({ title: screen.title, screen, closed: null });
}

export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const form = await readForm(args.request);
  const visit = await visitNotebook(context);
  const subject = visit.closed ? unreadSubject(args.params) : documentSubject(visit.notebook, args.params).subject;
  return submitNotebookForm(context, form, subject);
}

export default function AccountDocument() {
  const { screen, closed } = useLoaderData<typeof loader>();
  const rejected = useActionData<NotebookFormRejection>();
  // After a failed submit the notebook often does not answer either; what was typed must stay.
  if (rejected) return <NotebookFormView screen={rejected.screen} rejected={rejected} />;
  return closed ? <ClosedProfileView {...closed} /> : <NotebookFormView screen={screen} rejected={null} />;
}
