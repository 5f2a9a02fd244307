import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { redirectTo } from '~/bff/http/redirects.server';
import { getContext } from '~/bff/request/context.server';
import { pageMeta } from '~/features/frame/page-meta';
import { submitContactForm } from '~/features/home/contact-forms.server';
import { takeFormNotice } from '~/features/home/form-notice.server';
import { loadSubscription } from '~/features/home/subscription.server';
import { answerRejected } from '~/forms/answer.server';
import { textField } from '~/forms/fields.server';
import { readForm } from '~/forms/form.server';
import { defineFields, readFields } from '~/forms/submission.server';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { newsletterPath, pageBefore } from './page-before.server';
import { NewsletterPageView } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'home', 'account'],
  page: 'newsletter-form',
  noStore: true,
};

const fromField = defineFields({ from: textField() });

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: args.data?.title ?? '' });

/**
 * Takes the newsletter form of pages that everyone shares, which cannot tell one visitor that a letter is on its way
 * (specification 3 §2, subscribe block).
 */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const notice = await takeFormNotice(context);
  const sentTo = notice?.kind === 'subscription' ? notice.email : null;
  const block = await loadSubscription(context, sentTo, new Date());
  if (!block) throw new Response(null, { status: 404 });
  const from = pageBefore(context.url.searchParams.get('from'));
  return json({ title: getTranslator(context.market.locale, 'home')('subscription.title'), block, from });
}

export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const form = await readForm(args.request);
  const rejected = await submitContactForm(context, 'subscribe', form);
  const from = pageBefore(readFields(fromField, form).from);
  if (!rejected) throw redirectTo(newsletterPath(from));
  return answerRejected({ ...rejected, from });
}

export default function NewsletterPage() {
  const { block, from } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>() ?? null;
  return <NewsletterPageView block={block} rejected={rejected} from={rejected?.from ?? from} />;
}
