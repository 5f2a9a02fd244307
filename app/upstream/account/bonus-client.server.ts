import type { AccountCall } from './account-call.server';
import type { AuthToken } from './auth-token.server';
import {
  bonusAccountEndpoints,
  type Bonus,
  type BonusLog,
  type BonusOperation,
  type BonusVariables,
} from './bonus-contract';

/** A page of operations; `kinds` null for all. */
export type BonusLogWish = { limit: number; offset: number; kinds: readonly BonusOperation[] | null };

/** Calls about the points of an account (specification 3 §7). */
export function bonusCalls(call: AccountCall) {
  return {
    /** Returns what the upstream sets of the tiers and limits; it lies above the shop's table. */
    getBonusVariables(): Promise<BonusVariables> {
      return call(bonusAccountEndpoints.getBonusVariables, {});
    },

    getBonus(token: AuthToken): Promise<Bonus> {
      return call(bonusAccountEndpoints.getBonus, { auth_token: token.reveal() });
    },

    /** Lists operations, the latest first. */
    listBonusLog(token: AuthToken, { limit, offset, kinds }: BonusLogWish): Promise<BonusLog> {
      return call(bonusAccountEndpoints.listBonusLog, {
        auth_token: token.reveal(),
        limit,
        offset,
        kinds: kinds && [...kinds],
      });
    },
  };
}
