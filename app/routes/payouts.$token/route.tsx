import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/request/context.server';
import { redirectTo } from '~/bff/http/redirects.server';
import { ClosedProfileView } from '~/features/account/profile/ClosedProfileView';
import { payoutPath } from '~/features/booking/after-sale/payout/payout-path';
import { answerRejected } from '~/forms/answer.server';
import { readForm } from '~/forms/form.server';
import type { RouteHandle } from '~/i18n/handle';
import { loadPayout } from './load-payout.server';
import { submitPayout, type PayoutRejection } from './submit.server';
import { PayoutView } from './view';
import { accountOfForm, readPayout } from './visit-payout.server';

/** No script runs on a page where a card or an account is typed; its own log-in needs none either. */
export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'account', 'profile', 'payout'],
  page: 'payout',
  noStore: true,
  params: { token: 'secret' },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** Pays out money that cannot go back to where it was paid from (specification 3 §2); a guest logs in on the page itself. */
export async function loader(args: LoaderFunctionArgs) {
  const { data, status } = await loadPayout(await getContext(args), args.params.token ?? '');
  return json(data, { status });
}

export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  const context = await getContext(args);
  const token = (args.params.token ?? '').toLowerCase();
  const here = payoutPath(token);
  const account = await accountOfForm(context);
  if (!account) return redirectTo(here);
  const visitor = { context, account, token };
  const read = await readPayout(visitor);
  if (read.state !== 'ready') return redirectTo(here);
  const rejected = await submitPayout(visitor, read.value, form);
  return rejected ? answerRejected<PayoutRejection>(rejected) : redirectTo(here);
}

export default function PayoutPage() {
  const { closed, screen, late, ...page } = useLoaderData<typeof loader>();
  const rejected = useActionData<PayoutRejection>() ?? late;
  if (closed) return <ClosedProfileView {...closed} />;
  return screen ? <PayoutView screen={screen} instead={page.instead} rejected={rejected} /> : null;
}
