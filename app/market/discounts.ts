/**
 * Personal promo codes and the rules of inviting friends (specification 3 §9; the amounts are ours, docs/decisions/102).
 * Codes are for roubles only; amounts are in hundredths.
 */

/** `welcome`: of the invited; `reward`: of who invited; `again`: after the first trip; `rails`: for the first train. */
export const PERSONAL_KINDS = ['welcome', 'reward', 'again', 'rails'] as const;
export type PersonalKind = (typeof PERSONAL_KINDS)[number];

/** `minimum`: the least price of the tickets; `days`: how long the code lives, to the end of the last day in Moscow. */
export type PersonalTerms = { prefix: string; amount: number; minimum: number; days: number };

export const PERSONAL: Readonly<Record<PersonalKind, PersonalTerms>> = {
  welcome: { prefix: 'HELLO500', amount: 50_000, minimum: 500_000, days: 60 },
  reward: { prefix: 'FRIEND500', amount: 50_000, minimum: 500_000, days: 180 },
  again: { prefix: 'AGAIN300', amount: 30_000, minimum: 700_000, days: 90 },
  rails: { prefix: 'RAILS300', amount: 30_000, minimum: 300_000, days: 60 },
};

export const REFERRAL = {
  /** Rewards of one account within a year. */
  mostRewards: 10,
  /** The least price of the tickets of the invited's first order; what is left of it after refunds, too. */
  minimum: 500_000,
} as const;

/** Letters and digits that are not taken for each other. */
export const INVITATION_CODE = /^[A-HJ-NP-Z2-9]{10}$/;

/** Path of the link with which friends are invited. */
export function invitationPath(code: string): string {
  return `/invite/${code}`;
}
