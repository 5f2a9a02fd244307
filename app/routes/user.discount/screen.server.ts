import type { Translate } from '~/i18n/translate';
import { invitationPath } from '~/market/discounts';
import { formatDate, formatMoney } from '~/market/format';
import { moscowDay } from '~/market/loyalty';
import type { Market } from '~/market/market';
import type { StatusMarkProps } from '~/ui/StatusMark';
import {
  DISCOUNTS_PER_PAGE,
  type CodeState,
  type InvitationStatus,
  type OwnCodes,
  type Referral,
} from '~/upstream/account/discount-contract';

/** `t` reads the namespace `discount`. */
type Words = { market: Market; t: Translate };
/** Pages of the two lists, from 0. */
export type Pages = { codes: number; invitations: number };
/** Ways to the pages of a list; null at its ends. */
export type Ways = { back: string | null; on: string | null };

/** A promo code. Ready texts. */
export type CodeCard = {
  code: string;
  amount: string;
  title: string;
  state: { text: string; tone: StatusMarkProps['tone'] };
  isUsable: boolean;
  /** The least price, carriers, kind of transport. */
  terms: string[];
  /** Its last day, or the order that it paid for. */
  day: string | null;
};
export type CodesScreen = { cards: CodeCard[]; ways: Ways };

export type ReferralScreen = {
  url: string;
  /** For those who write a letter. */
  mailTo: string;
  gifts: string[];
  rules: string[];
  invitations: { name: string; state: { text: string; tone: StatusMarkProps['tone'] }; about: string; day: string }[];
  ways: Ways;
};

const TONES: Record<CodeState | InvitationStatus, StatusMarkProps['tone']> = {
  usable: 'good',
  used: 'neutral',
  lapsed: 'neutral',
  signed_up: 'info',
  bought: 'info',
  rewarded: 'good',
  refused: 'neutral',
};

/** Builds the list of the account's promo codes (specification 3 §2). */
export function codesScreen({ codes, count }: OwnCodes, pages: Pages, { market, t }: Words): CodesScreen {
  const money = (amount: number, currency: OwnCodes['codes'][number]['currency']) =>
    formatMoney({ amount, currency }, market.locale);
  const date = (day: string) => formatDate(day, market, 'long');
  return {
    cards: codes.map((one) => ({
      code: one.code,
      amount: money(-one.amount, one.currency),
      title: t(`origins.${one.origin}`),
      state: { text: t(`states.${one.state}`), tone: TONES[one.state] },
      isUsable: one.state === 'usable',
      terms: [
        ...(one.minimum > 0 ? [t('terms.minimum', { amount: money(one.minimum, one.currency) })] : []),
        ...(one.transport ? [t(`terms.${one.transport}`)] : []),
        ...(one.carriers.length > 0 ? [t('terms.carriers', { names: one.carriers.join(', ') })] : []),
        ...(one.origin === 'welcome' ? [t('terms.firstOrder')] : []),
        ...(one.origin === 'campaign' ? [] : [t('terms.once')]),
      ],
      day: dayOf(one, date, t),
    })),
    ways: waysOf('codes', count, pages),
  };
}

function dayOf(
  { state, expiresOn, usedOn, orderNumber }: OwnCodes['codes'][number],
  date: (day: string) => string,
  t: Translate,
): string | null {
  if (state === 'used' && usedOn) {
    return orderNumber
      ? t('usedInOrder', { date: date(usedOn), number: orderNumber })
      : t('usedOn', { date: date(usedOn) });
  }
  return expiresOn ? t(state === 'lapsed' ? 'lapsedOn' : 'until', { date: date(expiresOn) }) : null;
}

/** Builds the block about inviting friends. @param origin of the shop */
export function referralScreen(referral: Referral, pages: Pages, origin: string, { market, t }: Words): ReferralScreen {
  const { code, currency, welcome, reward, minimum, mostRewards, invitations, count } = referral;
  const money = (amount: number) => formatMoney({ amount, currency }, market.locale);
  const date = (day: string) => formatDate(day, market, 'long');
  const url = origin + invitationPath(code);
  const letter = { subject: t('letter.subject'), body: t('letter.body', { amount: money(welcome.amount), url }) };
  const query = Object.entries(letter).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return {
    url,
    mailTo: `mailto:?${query.join('&')}`,
    gifts: [
      t('gifts.friend', { amount: money(welcome.amount), minimum: money(welcome.minimum), count: welcome.days }),
      t('gifts.you', { amount: money(reward.amount), minimum: money(reward.minimum), count: reward.days }),
    ],
    rules: [
      t('rules.new'),
      t('rules.order', { amount: money(minimum) }),
      t('rules.own'),
      t('rules.limit', { count: mostRewards }),
    ],
    invitations: invitations.map(({ name, state, reason, at, rewardOn }) => ({
      name,
      state: { text: t(`invited.states.${state}`), tone: TONES[state] },
      about: reason
        ? t(`invited.reasons.${reason}`)
        : t(`invited.about.${state}`, { date: rewardOn ? date(rewardOn) : '' }),
      day: t('invited.since', { date: date(moscowDay(Date.parse(at))) }),
    })),
    ways: waysOf('invitations', count, pages),
  };
}

const PARAMETERS = { codes: 'codes', invitations: 'page' } as const;

/** Reads the pages of both lists; anything else counts as the first. */
export function readPages({ searchParams }: URL): Pages {
  const read = (typed: string | null) => (/^[1-9]\d{0,3}$/.test(typed ?? '') ? Number(typed) - 1 : 0);
  return { codes: read(searchParams.get('codes')), invitations: read(searchParams.get('page')) };
}

/** Leads to the pages before and after in one list, and stays in the other one. */
function waysOf(list: keyof Pages, count: number, pages: Pages): Ways {
  const to = (page: number) => {
    const query = Object.entries({ ...pages, [list]: page }).flatMap(([name, number]) =>
      number > 0 ? [`${PARAMETERS[name as keyof Pages]}=${number + 1}`] : [],
    );
    return `/user/discount${query.length > 0 ? `?${query.join('&')}` : ''}#${list}`;
  };
  return {
    back: pages[list] > 0 ? to(pages[list] - 1) : null,
    on: (pages[list] + 1) * DISCOUNTS_PER_PAGE < count ? to(pages[list] + 1) : null,
  };
}
