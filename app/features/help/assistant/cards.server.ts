import { authHref } from '~/market/auth-address';
import type { RequestContext } from '~/bff/request/context';
import { orderView, type OrderView } from '~/features/account/orders/order-list.server';
import { ordersOfVisitor } from '~/features/account/orders/orders.server';
import { findQuestion } from '~/features/help/questions.server';
import { getTranslator } from '~/i18n/translator.server';
import type { AssistantCard, AssistantMessage, SearchCard } from '~/upstream/assistant/contract';
import { offerCards, type OfferCardView } from './offer-cards.server';
import { ownLink } from './own-links.server';

export type LinkCardView = { kind: 'link'; title: string; href: string };
export type OrdersCardView = {
  kind: 'orders';
  orders: OrderView[];
  /** Said where there is no list: nobody is signed in, there are none, or they could not be read. */
  note: string | null;
  link: { text: string; href: string };
};
export type CardView = OfferCardView | LinkCardView | OrdersCardView;

/** Only the latest searches of a long conversation are priced again. */
const MOST_OFFERS = 6;
const MOST_ORDERS = 3;
const MOST_LETTERS = 80;

/** Builds the cards of messages by their ids. Cards that the shop cannot show as its own are left out. */
export async function cardsOf(
  context: RequestContext,
  messages: readonly AssistantMessage[],
): Promise<ReadonlyMap<string, CardView[]>> {
  const searches = messages
    .flatMap(({ cards }) => cards)
    .filter((card): card is SearchCard => card.type === 'search')
    .slice(-MOST_OFFERS);
  const hasOrders = messages.some(({ cards }) => cards.some(({ type }) => type === 'orders'));
  const [offers, orders] = await Promise.all([
    offerCards(context, searches),
    hasOrders ? ordersCard(context) : Promise.resolve(null),
  ]);
  const viewOf = (card: AssistantCard): CardView | null => {
    switch (card.type) {
      case 'search':
        return offers[searches.indexOf(card)] ?? null;
      case 'orders':
        return orders;
      case 'help': {
        const found = findQuestion(context.market, card.question);
        return found && { kind: 'link', title: found.question.title, href: found.question.path };
      }
      case 'link':
        return linkCard(card, context);
    }
  };
  return new Map(
    messages.map(({ id, role, cards }) => {
      const own = role === 'assistant' ? cards.map(viewOf).filter((one) => one !== null) : [];
      return [id, own] as const;
    }),
  );
}

function linkCard(
  { url, title }: { url: string; title: string },
  { origin, market }: RequestContext,
): LinkCardView | null {
  const href = ownLink(url, origin);
  // Its words could promise another page than the one it leads to: an address stands for nothing else.
  const words = title.replace(/\s+/g, ' ').trim().slice(0, MOST_LETTERS);
  if (href === null || words === '') return null;
  return { kind: 'link', title: words, href: href === '/' ? market.homePath : href };
}

/** The shop's own list: the service never learns of an order. */
async function ordersCard(context: RequestContext): Promise<OrdersCardView> {
  const { market } = context;
  const t = getTranslator(market.locale, 'assistant');
  const all = { text: t('orders.all'), href: '/user/orders' };
  if (!context.account) {
    const href = authHref('login', { from: '/assistant' });
    return { kind: 'orders', orders: [], note: t('orders.guest'), link: { text: t('orders.logIn'), href } };
  }
  const wish = { group: 'active', limit: MOST_ORDERS, pageToken: null, period: null } as const;
  const { page, signInState } = await ordersOfVisitor(context, wish);
  if (signInState !== 'signedIn') return { kind: 'orders', orders: [], note: t('orders.unavailable'), link: all };
  const tOrders = getTranslator(market.locale, 'content');
  const orders = page.orders.filter((one) => one !== null).map((one) => orderView(one, market, tOrders));
  return { kind: 'orders', orders, note: orders.length === 0 ? t('orders.none') : null, link: all };
}
