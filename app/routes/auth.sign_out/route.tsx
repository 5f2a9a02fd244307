import {
  json,
  redirectDocument,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { FORGET_ALL, signOut } from '~/bff/account/account.server';
import { getContext } from '~/bff/request/context.server';
import { answerRejected } from '~/forms/answer.server';
import { rejectUnread } from '~/forms/rejected-submission';
import { readForm } from '~/forms/form.server';
import { pressedButton } from '~/forms/submission.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { dropSocialFlow } from '~/bff/cookies/social-flow.server';
import { dropOwnComments } from '~/features/landings/comments/own-comments.server';
import { pageMeta } from '~/features/frame/page-meta';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { SignOutView } from './view';

export const handle: RouteHandle = { hydrate: false, i18n: ['common', 'account'], page: 'auth', noStore: true };

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.title ?? '' });

/** Asks for confirmation when the visitor comes without the header's form: a link must not sign anybody out. */
export async function loader(args: LoaderFunctionArgs) {
  const { market, account } = await getContext(args);
  if (!account) throw redirectTo(market.homePath, 302);
  return json({ title: getTranslator(market.locale, 'account')('signOut.title') });
}

/** Signs out here (`intent` here) or in all browsers (everywhere), and clears the pages that the browser has cached. */
export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const everywhere = pressedButton(await readForm(args.request)) === 'everywhere';
  const isDone = await signOut(context, { everywhere });
  if (!isDone) return answerRejected(rejectUnread('signOut', { status: 503 }));
  dropSocialFlow(context);
  dropOwnComments(context);
  return redirectDocument(context.market.homePath, { status: 303, headers: FORGET_ALL });
}

export default function SignOut() {
  return <SignOutView hasFailed={useActionData<typeof action>() !== undefined} />;
}
