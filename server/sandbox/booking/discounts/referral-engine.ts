/**
 * The invitations of an account at a moment, from the facts of the orders that followed them. Pure, and without a state of
 * its own (docs/decisions/102).
 */
import { REFERRAL } from '~/market/discounts';
import { dayAfter, yearAfter } from '~/market/loyalty';
import type { InvitationStatus, Refusal } from '~/upstream/account/discount-contract';

/** By which a person is known again: documents, the last digits of cards, and addresses in lower case. */
export type Traces = { documents: readonly string[]; cards: readonly string[]; emails: readonly string[] };

/** The first order that an invited account paid for. Times are milliseconds since 1970; amounts are hundredths of a rouble. */
export type FirstOrder = Traces & {
  paidAt: number;
  departsAt: number;
  /** Price of its tickets; 0 in other currencies. */
  tickets: number;
  /** Tickets of it that went back. */
  returns: readonly { at: number; tickets: number }[];
};

export type Invitation = {
  /** The account that came. */
  invitedId: string;
  at: number;
  email: string;
  /** The account that invited has been signed in to in the same browser. */
  isOwnBrowser: boolean;
  /** The account or its address had bought here before. */
  isCustomer: boolean;
  order: FirstOrder | null;
};

export type ReferralFacts = {
  inviter: Traces;
  invitations: readonly Invitation[];
  /** First orders of those whom other accounts invited. */
  others: readonly FirstOrder[];
};

export type InvitationState = {
  invitedId: string;
  at: number;
  state: InvitationStatus;
  reason: Refusal | null;
  /** When the reward comes or came; null when there is none. */
  rewardAt: number | null;
};

/** Works out what has become of an account's invitations, in their order. */
export function invitationsAt(facts: ReferralFacts, now: number): InvitationState[] {
  const rewards: number[] = [];
  const states = new Map<Invitation, InvitationState>();
  for (const invitation of facts.invitations.toSorted((one, other) => maturesAt(one) - maturesAt(other))) {
    const state = stateOf(invitation, facts, rewards, now);
    if (state.state === 'rewarded' && state.rewardAt !== null) rewards.push(state.rewardAt);
    states.set(invitation, state);
  }
  return facts.invitations.flatMap((invitation) => states.get(invitation) ?? []);
}

/** Returns why an account that came by a link is not a new customer; null for one that is. */
export function refusalOfClaim(
  { email, isOwnBrowser, isCustomer }: Pick<Invitation, 'email' | 'isOwnBrowser' | 'isCustomer'>,
  inviter: Pick<Traces, 'emails'>,
): Refusal | null {
  if (isOwnBrowser || inviter.emails.some((own) => mailbox(own) === mailbox(email))) return 'own';
  return isCustomer ? 'customer' : null;
}

/** Checks whether an order shows traces of who invited. */
export function isOwnOrder(order: Traces, inviter: Traces): boolean {
  return (
    haveCommon(order.documents, inviter.documents) ||
    haveCommon(order.cards, inviter.cards) ||
    haveCommon(order.emails.map(mailbox), inviter.emails.map(mailbox))
  );
}

/** The mailbox behind an address: many providers ignore "+tag", and Google ignores dots. */
export function mailbox(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@');
  const [plain = ''] = name.split('+');
  const isGoogle = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGoogle ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
}

function stateOf(
  invitation: Invitation,
  facts: ReferralFacts,
  rewards: readonly number[],
  now: number,
): InvitationState {
  const { invitedId, at, order } = invitation;
  const told = (state: InvitationStatus, rewardAt: number | null = null): InvitationState => {
    return { invitedId, at, state, reason: null, rewardAt };
  };
  const refused = (reason: Refusal): InvitationState => ({ ...told('refused'), reason });
  const early = refusalOfClaim(invitation, facts.inviter);
  if (early) return refused(early);
  if (!order || order.paidAt > now) return told('signed_up');
  const matures = maturesAt(invitation);
  const reason = refusalOfOrder(order, facts, Math.min(now, matures));
  if (reason) return refused(reason);
  if (now < matures) return told('bought', matures);
  const ofYear = rewards.filter((earlier) => matures < yearAfter(earlier)).length;
  return ofYear < REFERRAL.mostRewards ? told('rewarded', matures) : refused('limit');
}

function refusalOfOrder(order: FirstOrder, facts: ReferralFacts, at: number): Refusal | null {
  if (isOwnOrder(order, facts.inviter)) return 'own';
  const earlier = [...facts.invitations.flatMap((one) => one.order ?? []), ...facts.others].filter(
    ({ paidAt }) => paidAt < order.paidAt,
  );
  if (earlier.some((other) => haveCommon(other.documents, order.documents) || haveCommon(other.cards, order.cards)))
    return 'person';
  if (order.tickets < REFERRAL.minimum) return 'small';
  const gone = order.returns.filter((one) => one.at <= at).reduce((sum, { tickets }) => sum + tickets, 0);
  return order.tickets - gone < REFERRAL.minimum ? 'returned' : null;
}

/** The midnight after the departure: nothing can be cancelled free of charge any more. */
function maturesAt({ order }: Invitation): number {
  return order ? dayAfter(order.departsAt) : Infinity;
}

function haveCommon(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => others.includes(one));
}
