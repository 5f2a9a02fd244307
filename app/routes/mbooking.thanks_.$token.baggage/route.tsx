import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { getContext } from '~/bff/context.server';
import type { Interruption } from '~/features/checkout/interruption';
import { InterruptionScreen } from '~/features/checkout/InterruptionScreen';
import { tokenOf } from '~/features/checkout/visit.server';
import { ChoiceView } from '~/features/post-sale/ChoiceView';
import { choiceScreen, type ChoiceScreen } from '~/features/post-sale/choice-screen.server';
import { choosePostSale, type ChoiceRefusal } from '~/features/post-sale/choose.server';
import { postSalePath } from '~/features/post-sale/post-sale-path';
import { visitPostSale } from '~/features/post-sale/visit-post-sale.server';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'booking', 'post-sale'],
  page: 'post-sale',
  noStore: true,
  params: { token: 'secret' },
};

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];

type ChoiceData = { title: string; screen: ChoiceScreen | null; interruption: Interruption | null };

/** What can be bought for an issued order (specification 2 §2 "post-sale baggage"). */
export async function loader(args: LoaderFunctionArgs) {
  const token = tokenOf(args.params);
  const context = await getContext(args);
  const { locale, brandName: brand } = context.market;
  const t = getTranslator(locale, 'post-sale');
  const title = t('documentTitle', { brand });
  const visit = await visitPostSale(context, token, postSalePath(token));
  if (!('booking' in visit)) {
    const { interruption, status } = visit.interrupted;
    return json<ChoiceData>({ title, screen: null, interruption }, { status });
  }
  const error = context.url.searchParams.has('gone') ? t('gone') : null;
  const words = { t, tAddons: getTranslator(locale, 'addons'), locale };
  return json<ChoiceData>({
    title,
    screen: choiceScreen(visit.booking, visit.products, words, error, context.url.searchParams.get('group')),
    interruption: null,
  });
}

export async function action(args: ActionFunctionArgs) {
  return choosePostSale(await getContext(args), args.request, tokenOf(args.params));
}

export default function PostSale() {
  const { screen, interruption } = useLoaderData<typeof loader>();
  const refusal: ChoiceRefusal | undefined = useActionData<typeof action>();
  if (interruption) return <InterruptionScreen screen={interruption} hydrated={false} />;
  return screen ? <ChoiceView screen={screen} error={refusal?.error ?? screen.error} /> : null;
}
