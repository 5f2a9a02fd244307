import { PERSONAL, REFERRAL, type PersonalKind } from '~/market/discounts';
import { moscowDay } from '~/market/loyalty';
import type { discountEndpoints, OwnCodesWire, ReferralWire } from '~/upstream/account/discount-contract';
import type { ReceivedBy } from '~/upstream/endpoint';
import type { AccountCode } from '../../booking/discounts/codes-engine';
import { paidOrders, referralFacts } from '../../booking/discounts/facts';
import { codesOf, fits } from '../../booking/discounts/own-codes';
import { invitationCode, inviterOf, putReferral } from '../../booking/discounts/records';
import { invitationsAt } from '../../booking/discounts/referral-engine';
import { getBooking } from '../../booking/records/desk';
import { ServiceFailure } from '../../service/failure';
import type { SandboxContext } from '../../service/service';
import type { AccountContext } from '../auth/account-operation';
import { accountOf } from '../auth/sign-in';

/** discount/codes.json */
export async function listOwnCodes(
  { auth_token: token, limit, offset, booking_token: bookingToken }: ReceivedBy<typeof discountEndpoints.listOwnCodes>,
  context: SandboxContext,
): Promise<OwnCodesWire> {
  const { id } = await accountOf(token, context);
  const booking = bookingToken ? await getBooking(context, bookingToken) : null;
  const all = await codesOf(id, context);
  const codes = booking ? all.filter((code) => code.state === 'usable' && fits(code, booking)) : all;
  return { codes: codes.slice(offset, offset + limit).map(codeWire), count: codes.length };
}

function codeWire(code: AccountCode): OwnCodesWire['codes'][number] {
  return {
    code: code.code,
    origin: code.origin,
    state: code.state,
    amount: code.amount,
    currency: 'RUB',
    minimum: code.minimum,
    transport: code.transport,
    carriers: code.carriers.map(({ name }) => name),
    expires_on: code.until === null ? null : moscowDay(code.until - 1),
    used_on: code.usedAt === null ? null : moscowDay(code.usedAt),
    order_number: code.orderNumber,
  };
}

/** referral/get.json: the latest invitation first. */
export async function getReferral(
  { auth_token: token, limit, offset }: ReceivedBy<typeof discountEndpoints.getReferral>,
  context: SandboxContext,
): Promise<ReferralWire> {
  const { id } = await accountOf(token, context);
  const facts = await referralFacts(id, context);
  const states = invitationsAt(facts, context.now().getTime()).toReversed();
  const emails = new Map(facts.invitations.map(({ invitedId, email }) => [invitedId, email]));
  return {
    code: await invitationCode(context.store, id),
    currency: 'RUB',
    welcome: termsWire('welcome'),
    reward: termsWire('reward'),
    minimum: REFERRAL.minimum,
    most_rewards: REFERRAL.mostRewards,
    invitations: states.slice(offset, offset + limit).map(({ invitedId, state, reason, at, rewardAt }) => ({
      name: masked(emails.get(invitedId) ?? ''),
      state,
      reason,
      date: new Date(at).toISOString(),
      reward_on: rewardAt === null ? null : moscowDay(rewardAt),
    })),
    count: states.length,
  };
}

function termsWire(kind: PersonalKind): ReferralWire['welcome'] {
  const { amount, minimum, days } = PERSONAL[kind];
  return { amount, minimum, days };
}

/** "a•••n": enough for a friend, too little for anybody else. */
function masked(email: string): string {
  const [name = ''] = email.split('@');
  return `${name.slice(0, 1)}•••${name.length > 3 ? name.slice(-1) : ''}`;
}

/** referral/claim.json: an account's own link, and a second one, change nothing. */
export async function claimInvitation(
  { auth_token: token, code }: ReceivedBy<typeof discountEndpoints.claimInvitation>,
  context: AccountContext,
): Promise<Record<string, never>> {
  const { id, email } = await accountOf(token, context);
  const { store } = context;
  const inviterId = await inviterOf(store, code);
  if (inviterId === null) throw new ServiceFailure('NotFound');
  if (inviterId === id) return {};
  await putReferral(store, {
    invitedId: id,
    inviterId,
    at: context.now().getTime(),
    isOwnBrowser: await hasSignedInHere(inviterId, context),
    isCustomer: (await paidOrders(id, context)).length > 0 || (await hasBoughtAsGuest(email, context)),
  });
  return {};
}

async function hasSignedInHere(accountId: string, { store, client }: AccountContext): Promise<boolean> {
  const { rows } = await store.execute({
    sql: 'SELECT 1 FROM account_browsers WHERE account_id = ? AND browser_id = ?',
    args: [accountId, client?.id ?? ''],
  });
  return rows.length > 0;
}

async function hasBoughtAsGuest(email: string, { store }: SandboxContext): Promise<boolean> {
  const { rows } = await store.execute({
    sql: `SELECT 1 FROM bookings WHERE lower(json_extract(contacts, '$.email')) = ? AND paid_at IS NOT NULL LIMIT 1`,
    args: [email.toLowerCase()],
  });
  return rows.length > 0;
}
