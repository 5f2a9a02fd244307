import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/request/context.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { degrade } from '~/bff/waiting/degrade.server';
import { ClosedProfileView } from '~/features/account/profile/ClosedProfileView';
import { closedDown, profileGate, statusOfClosed } from '~/features/account/profile/gate.server';
import { pageMeta } from '~/features/frame/page-meta';
import { answerRejected } from '~/forms/answer.server';
import { readForm } from '~/forms/form.server';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { newReviewScreen } from './screen.server';
import { submitReview } from './submit.server';
import { NewReviewView } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  scripts: ['show-password', 'passkey-links'],
  i18n: ['common', 'account', 'profile', 'reviews'],
  page: 'new-review',
  noStore: true,
};

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.title ?? '' });

const PATIENCE_MS = 3000;

/** Asks the signed-in who travelled for a review, and tells what became of the last one. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const { market, upstream } = context;
  const title = getTranslator(market.locale, 'reviews')('form.title');
  const { account, closed } = await profileGate(context);
  if (closed) return json({ title, closed, screen: null }, statusOfClosed(closed));
  const [own, profile] = await Promise.all([
    degrade(upstream.feedback.findOwnReview(account.token), null, { block: 'reviews.own', patienceMs: PATIENCE_MS }),
    degrade(upstream.account.getProfile(account.token), null, { block: 'profile' }),
  ]);
  if (!own) return json({ title, closed: closedDown(context), screen: null }, 503);
  return json({ title, closed: null, screen: newReviewScreen(own, profile?.firstName ?? '', market) });
}

export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const form = await readForm(args.request);
  const { account } = await profileGate(context);
  // The page asks a guest to sign in.
  if (!account) throw redirectTo('/reviews/new');
  const rejected = await submitReview(context, account, form);
  if (!rejected) throw redirectTo('/reviews/new');
  return answerRejected(rejected);
}

export default function NewReview() {
  const { closed, screen } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>() ?? null;
  if (closed) return <ClosedProfileView {...closed} />;
  return <NewReviewView screen={screen} rejected={rejected} />;
}
