import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { redirectTo } from '~/bff/http/redirects.server';
import { tryLater } from '~/bff/http/try-later.server';
import type { RequestContext } from '~/bff/request/context';
import { getContext } from '~/bff/request/context.server';
import { degrade } from '~/bff/waiting/degrade.server';
import { pageMeta } from '~/features/frame/page-meta';
import { openDraw, PRIZE_DRAW_PATH } from '~/features/home/prize-draw.server';
import { answerRejected } from '~/forms/answer.server';
import { readForm } from '~/forms/form.server';
import type { RouteHandle } from '~/i18n/handle';
import { getTranslator } from '~/i18n/translator.server';
import { sellerIn } from '~/upstream/settings/seller-contract';
import { addressAsked, enterDraw } from './enter.server';
import { drawScreen } from './screen.server';
import { DrawView } from './view';

export const handle: RouteHandle = {
  hydrate: false,
  i18n: ['common', 'draw'],
  page: 'prize-draw',
  noStore: true,
};

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, { title: args.data?.screen.title ?? '', description: args.data?.description });

const PATIENCE_MS = 3000;

/** The rules of the open prize draw, and the form (specification 1 §1). 404 where there is none, and once it is over. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getContext(args);
  const { draw, seller } = await findDraw(context);
  const { market, upstream } = context;
  const [texts, sentTo] = await Promise.all([
    degrade(upstream.texts.list([draw.prizeKey]), null, { block: 'draw.texts', patienceMs: PATIENCE_MS }),
    addressAsked(context),
  ]);
  const prize = texts?.[draw.prizeKey];
  // A draw that cannot say what is won does not ask anybody to take part.
  if (!prize) throw tryLater();
  const description = getTranslator(market.locale, 'draw')('description');
  return json({ description, screen: drawScreen({ draw, prize, seller, sentTo }, market) });
}

export async function action(args: ActionFunctionArgs) {
  const context = await getContext(args);
  const form = await readForm(args.request);
  const { draw } = await findDraw(context);
  const rejected = await enterDraw(context, draw, form);
  if (!rejected) throw redirectTo(`${PRIZE_DRAW_PATH}#draw`);
  return answerRejected(rejected);
}

/** @throws Response 404 without an open draw, 503 while the settings do not answer */
async function findDraw({ market, upstream, features }: RequestContext) {
  const [flags, configs] = await Promise.all([
    features(),
    degrade(upstream.settings.findConfigs(['prize_draw', 'sellers']), null, {
      block: 'draw',
      patienceMs: PATIENCE_MS,
    }),
  ]);
  if (!configs) throw tryLater();
  const draw = openDraw(configs.prize_draw, flags, market, new Date());
  if (!draw) throw new Response(null, { status: 404 });
  return { draw, seller: sellerIn(configs.sellers ?? [], market.country) };
}

export default function PrizeDraw() {
  return <DrawView screen={useLoaderData<typeof loader>().screen} rejected={useActionData<typeof action>() ?? null} />;
}
