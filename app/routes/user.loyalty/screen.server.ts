import { operationLines, type LoyaltyWords, type PointsLine } from '~/features/account/loyalty/points-lists.server';
import { formatPoints } from '~/features/booking/payment/points-view.server';
import { formatDate, formatMoney, formatRate } from '~/market/format';
import { POINT, type LoyaltyTerms } from '~/market/loyalty';
import { OPERATIONS_PER_PAGE, type Bonus, type BonusLog } from '~/upstream/account/bonus-contract';

/** The points of an account. Ready texts. */
export type LoyaltyScreen = {
  balance: string;
  /** "250 of them expire on 5 June 2032"; null without points. */
  nextToLapse: string | null;
  /** Points that the next ones pay for; null without. */
  owed: string | null;
  tier: { name: string; percent: string; toNext: string | null };
  /** All tiers, the lowest first. */
  tiers: { name: string; percent: string; from: string; isCurrent: boolean }[];
  rules: string[];
};

export type OperationsScreen = { lines: PointsLine[]; earlierPath: string | null; laterPath: string | null };

/** Builds the overview of an account's points (specification 3 §2, §9). */
export function loyaltyScreen(bonus: Bonus, terms: LoyaltyTerms, { market, t }: LoyaltyWords): LoyaltyScreen {
  const points = (count: number) => formatPoints(count, market);
  const roubles = (amount: number) => formatMoney({ amount: amount * POINT, currency: 'RUB' }, market.locale);
  const percent = (value: number) => formatRate(value, market.locale);
  const index = Math.max(
    0,
    terms.tiers.findIndex(({ name }) => name === bonus.tier),
  );
  const current = terms.tiers[index] ?? terms.tiers[0];
  const next = terms.tiers[index + 1];
  const [first] = bonus.lots;
  return {
    balance: points(bonus.balance),
    nextToLapse: first
      ? t('nextToLapse', { points: points(first.points), date: formatDate(first.expiresOn, market, 'long') })
      : null,
    owed: bonus.owed > 0 ? t('owed', { points: points(bonus.owed) }) : null,
    tier: {
      name: t(`tiers.${current.name}`),
      percent: percent(current.percent),
      toNext: next
        ? t('toNext', {
            name: t(`tiers.${next.name}`),
            percent: percent(next.percent),
            left: roubles(Math.max(0, next.from - bonus.turnover)),
          })
        : null,
    },
    tiers: terms.tiers.map((tier) => ({
      name: t(`tiers.${tier.name}`),
      percent: percent(tier.percent),
      from: tier.from === 0 ? t('fromStart') : t('from', { amount: roubles(tier.from) }),
      isCurrent: tier.name === current.name,
    })),
    rules: [
      t('rules.earn', { multiplier: terms.multiplier }),
      t('rules.when'),
      t('rules.spend', {
        min: points(terms.minPerOrder),
        max: points(terms.maxPerOrder),
        least: roubles(terms.minReal),
      }),
      t('rules.refund'),
    ],
  };
}

/** @param page 0 for the latest operations */
export function operationsScreen(log: BonusLog, page: number, words: LoyaltyWords): OperationsScreen {
  const hasEarlier = (page + 1) * OPERATIONS_PER_PAGE < log.count;
  return {
    lines: operationLines(log.operations, words),
    earlierPath: hasEarlier ? `/user/loyalty?page=${page + 2}` : null,
    laterPath: page === 0 ? null : page === 1 ? '/user/loyalty' : `/user/loyalty?page=${page}`,
  };
}

/** Reads the page of operations; anything else counts as the first. */
export function readPage({ searchParams }: URL): number {
  const typed = searchParams.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(typed) ? Number(typed) - 1 : 0;
}
