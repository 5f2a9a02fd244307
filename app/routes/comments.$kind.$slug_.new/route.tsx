import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { redirectTo } from '~/bff/http/redirects.server';
import { tryLater } from '~/bff/http/try-later.server';
import { getContext } from '~/bff/request/context.server';
import { degrade } from '~/bff/waiting/degrade.server';
import { pageMeta } from '~/features/frame/page-meta';
import { commentedSubject } from '~/features/landings/comments/commented-subject.server';
import { ownCommentTokens } from '~/features/landings/comments/own-comments.server';
import { topicOf, topicOfAddress, topicPath } from '~/features/landings/comments/topic';
import { answerRejected } from '~/forms/answer.server';
import { readForm } from '~/forms/form.server';
import type { RouteHandle } from '~/i18n/handle';
import { sealForm } from './form-seal.server';
import { newCommentScreen } from './screen.server';
import { submitComment } from './submit.server';
import { NewCommentView } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'landings', 'comments'],
  page: 'new-comment',
  noStore: true,
  params: { kind: 'public', slug: 'public' },
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.screen.title ?? '' });

const PATIENCE_MS = 4000;

/** Asks for a comment on a subject of landing pages, and tells its author what became of the last ones. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const { market, upstream, url } = context;
  const topic = topicOfAddress(args.params);
  if (!topic) throw json(null, { status: 404 });
  const patience = { block: 'comments.subject', patienceMs: PATIENCE_MS };
  const found = await degrade(
    commentedSubject(upstream, topic).then((subject) => ({ subject })),
    null,
    patience,
  );
  if (!found) throw tryLater();
  const { subject } = found;
  const own = subject && topicOf(subject);
  if (!own) throw json(null, { status: 404 });
  const path = topicPath(own);
  if (`${path}/new` !== url.pathname) throw redirectTo(`${path}/new${url.search}`, 301);
  const tokens = await ownCommentTokens(context, path);
  const [written, seal] = await Promise.all([
    degrade(upstream.landings.findOwnComments(tokens), [], { block: 'comments.own', patienceMs: PATIENCE_MS }),
    sealForm(path),
  ]);
  return json({ screen: newCommentScreen({ subject, topic: own, own: written, seal }, market) });
}

export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const form = await readForm(args.request);
  const topic = topicOfAddress(args.params);
  // The page says that it does not exist.
  if (!topic) throw redirectTo(context.url.pathname);
  const rejected = await submitComment(context, topic, form);
  if (!rejected) throw redirectTo(`${topicPath(topic)}/new`);
  return answerRejected(rejected);
}

export default function NewComment() {
  const { screen } = useLoaderData<typeof loader>();
  return <NewCommentView screen={screen} rejected={useActionData<typeof action>() ?? null} />;
}
