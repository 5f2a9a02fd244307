import { LOYALTY, moscowDay } from '~/market/loyalty';
import type {
  BonusLogWire,
  BonusVariablesWire,
  BonusWire,
  bonusAccountEndpoints,
} from '~/upstream/account/bonus-contract';
import type { ReceivedBy } from '~/upstream/endpoint';
import { pointsAt, type AccountPoints } from '../../booking/points/engine';
import { accountFacts } from '../../booking/points/facts';
import type { SandboxContext } from '../../service/service';
import { accountOf } from '../auth/sign-in';

/** bonus/variables.json: the shop's own table, as the upstream would set it. */
export function bonusVariables(): Promise<BonusVariablesWire> {
  return Promise.resolve({
    type_settings: LOYALTY.tiers.map(({ name, percent, from }) => ({ type: name, percent, threshold: from })),
    max_per_order: LOYALTY.maxPerOrder,
    min_per_order: LOYALTY.minPerOrder,
    min_real_amount: LOYALTY.minReal,
    crosssale_multiplier: LOYALTY.multiplier,
  });
}

/** bonus/get.json */
export async function getBonus(
  { auth_token: token }: ReceivedBy<typeof bonusAccountEndpoints.getBonus>,
  context: SandboxContext,
): Promise<BonusWire> {
  const { balance, owed, tier, turnover, lots, expected } = await pointsOf(token, context);
  return {
    amount: balance,
    owed,
    type: tier.name,
    turnover,
    lots: lots.map((lot) => ({
      points: lot.points,
      expires_on: moscowDay(lot.expiresAt),
      order_number: lot.orderNumber,
      token: lot.token,
    })),
    expected: expected.map((one) => ({
      points: one.points,
      accrues_on: moscowDay(one.accruesAt),
      expires_on: moscowDay(one.expiresAt),
      order_number: one.orderNumber,
      token: one.token,
    })),
  };
}

/** bonus/log.json: the latest operation first. */
export async function listBonusLog(
  { auth_token: token, limit, offset, kinds }: ReceivedBy<typeof bonusAccountEndpoints.listBonusLog>,
  context: SandboxContext,
): Promise<BonusLogWire> {
  const { log } = await pointsOf(token, context);
  const wanted = log.filter(({ kind }) => kinds?.includes(kind) ?? true).toReversed();
  return {
    logs: wanted.slice(offset, offset + limit).map(({ kind, points, at, orderNumber, expiresAt }) => ({
      type: kind,
      points,
      date: new Date(at).toISOString(),
      order_number: orderNumber,
      expires_on: expiresAt === null ? null : moscowDay(expiresAt),
    })),
    logs_count: wanted.length,
  };
}

async function pointsOf(authToken: string, context: SandboxContext): Promise<AccountPoints> {
  const { id } = await accountOf(authToken, context);
  return pointsAt(await accountFacts(id, context), context.now().getTime());
}
