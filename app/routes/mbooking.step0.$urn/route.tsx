import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/request/context.server';
import { answerRejected } from '~/forms/answer.server';
import { rejectUnread } from '~/forms/rejected-submission';
import { readForm } from '~/forms/form.server';
import { limitBookings } from '~/bff/limits/orders.server';
import { redirectTo } from '~/bff/http/redirects.server';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import { isFareField, readChoice } from './form';
import { book, showOffer, variantIdOf, type Step0Outcome } from './load-step0.server';
import { Step0View } from './view';

export const handle: RouteHandle = {
  hydrate: true,
  i18n: ['common', 'booking'],
  page: 'step0',
  params: { urn: 'public' },
  secretQuery: ['proof', 'booking'],
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const { status, ...shown } = pageOf(await showOffer(context, variantIdOf(args.params)), context.market);
  return json(shown, { status });
}

/** Starts the booking of the chosen fare. */
export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const variantId = variantIdOf(args.params);
  const form = await readForm(args.request);
  const choice = readChoice(form.matching(isFareField));
  // No browser sends our form without a fare; show the page again.
  if (!choice) return redirectTo(`${context.url.pathname}${context.url.search}`);
  await limitBookings(context);
  const { status, ...shown } = pageOf(await book(context, variantId, choice, 303), context.market);
  return answerRejected({ ...rejectUnread('fare', { status }), ...shown });
}

/** Builds the page. @throws Response the redirect of a booking that has started */
function pageOf(outcome: Step0Outcome, market: Market) {
  if (!('screen' in outcome)) throw outcome;
  const title = getTranslator(market.locale, 'booking')('step0.pageTitle', { brand: market.brandName });
  return { screen: outcome.screen, title, status: outcome.status };
}

export default function Step0() {
  const shown = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  return <Step0View screen={(rejected ?? shown).screen} />;
}
