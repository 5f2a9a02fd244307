import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { getContext } from '~/bff/request/context.server';
import { readForm } from '~/forms/form.server';
import { secretField } from '~/forms/fields.server';
import { defineFields, readFields } from '~/forms/submission.server';
import { allowsLink, refundLinkPoint } from '~/bff/limits/letters.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { completeSocialSignIn, socialVisitor } from '~/features/account/auth/social/finish-social.server';
import { beginOneTap, takeOneTap } from '~/features/account/auth/social/one-tap.server';
import { SOCIAL_CALLBACK } from '~/features/account/auth/social/social-address';
import { redirectUri } from '~/features/account/auth/social/start-social.server';
import { UpstreamError } from '~/upstream/error';

const NO_STORE = { headers: { 'Cache-Control': 'no-store' } };
const MAX_CREDENTIAL = 8192;
const fields = defineFields({ credential: secretField({ kept: MAX_CREDENTIAL + 1 }) });

/** Answers our pages with the parameters of Google's prompt; 404 when it is unavailable. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const terms = await beginOneTap(context);
  return terms ? json(terms, NO_STORE) : json(null, { ...NO_STORE, status: 404 });
}

/** Signs in with the prompt's answer (specification 3 §7: the credential is a jwt). */
export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const { credential: jwt } = readFields(fields, await readForm(args.request));
  const begun = await takeOneTap(context);
  const isGood = begun !== null && jwt !== '' && jwt.length <= MAX_CREDENTIAL && (await allowsLink(context));
  if (!isGood || context.account) return redirectTo(SOCIAL_CALLBACK);
  const { nonce, from } = begun;
  const credential = { network: 'google', jwt, nonce, redirectUri: redirectUri(context) } as const;
  try {
    const answer = await context.upstream.account.authorizeSocial(credential, socialVisitor(context));
    await refundLinkPoint(context);
    return redirectTo((await completeSocialSignIn(context, { network: 'google', from }, answer)).target);
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return redirectTo(SOCIAL_CALLBACK);
  }
}
