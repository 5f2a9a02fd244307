import { json, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/request/context.server';
import { fareRulesScreen } from '~/features/booking/fare-rules/fare-rules-screen';
import { FareRulesView } from '~/features/booking/fare-rules/FareRulesView';
import { checkoutPath } from '~/features/booking/flow/checkout-flow';
import { isVariantId } from '~/features/booking/flow/identifiers';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'fare-rules'],
  page: 'other',
  params: { urn: 'public' },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

/** Shows the rules of all fares of an offer; the search behind it stays in the address for the way back. */
export async function loader(args: LoaderFunctionArgs) {
  const { urn = '' } = args.params;
  if (!isVariantId(urn)) throw new Response(null, { status: 404 });
  const context = await getContext(args);
  const { locale, brandName: brand } = context.market;
  const t = getTranslator(locale, 'fare-rules');
  const fares = await context.upstream.afterSale.listFareRules({ variantId: urn });
  const back = { path: `${checkoutPath('step0', urn)}${context.url.search}`, label: t('backToOffer') };
  return json({ title: t('documentTitle', { brand }), screen: fareRulesScreen(fares, back, t) });
}

export default function OfferFareRules() {
  return <FareRulesView screen={useLoaderData<typeof loader>().screen} />;
}
