import type { OpenedAccount } from '~/upstream/account/client.server';
import { UpstreamError } from '~/upstream/error';
import { dropAccountSession, endOfSession, inSeconds, keepAccountSession } from './account-session.server';
import { dropLetterKeys } from '~/bff/booking-access/letter-keys.server';
import { dropAssistantChat } from '~/bff/cookies/assistant-chat.server';
import { dropBuyerCodes } from '~/bff/cookies/buyer-code.server';
import { dropChatNote } from '~/bff/cookies/chat-note.server';
import { dropConfirmationKey } from '~/bff/cookies/confirmation-key.server';
import { dropRecentLinks } from '~/bff/cookies/recent-searches.server';
import type { AccountSession, NotedBooking, RequestContext, VerifiedAccount } from '~/bff/request/context';
import { degrade } from '~/bff/waiting/degrade.server';
import { clearDraft } from '~/bff/cookies/drafts.server';
import { dropFlash } from '~/bff/cookies/flash.server';
import { claimInvitation } from './claim-invitation.server';
import { rememberBrowser } from '~/bff/cookies/known-browser.server';
import { securityEvent } from '~/bff/security-events/security-event.server';
import { dropSession, keepSession, renewSession } from '~/bff/cookies/session.server';
import { dropSocialFlow } from '~/bff/cookies/social-flow.server';
import { endLater } from '~/bff/unended-sessions/end-later.server';

/** The sign-in state of a request. */
export type SignInState =
  | { state: 'guest' }
  | { state: 'signedIn'; account: VerifiedAccount }
  /** The account service did not answer, so nothing of the account can be shown. */
  | { state: 'unknown' };

/** The way somebody signed in, for the log. `letter`: the link that confirmed the address or set a new password. */
export type SignInMethod = 'password' | 'code' | 'link' | 'passkey' | 'network' | 'letter';

/** A stored token is trusted this long without an answer (specification 3 §9). */
const TRUSTED_SECONDS = 24 * 60 * 60;
/** Rewrite the cookie only when its time of verification is older than this. */
const WORTH_NOTING_SECONDS = 60 * 60;
/** A session that is not remembered ends after this time without use. The account service ends it too. */
const IDLE_SECONDS = 2 * 60 * 60;
const FRAME_PATIENCE_MS = 300;
const PAGE_PATIENCE_MS = 1200;

/** Pages of the account are worth a longer wait. */
const ACCOUNT_PAGE = /^\/user(?:\/|$)/;

const GUEST: SignInState = { state: 'guest' };
const UNKNOWN: SignInState = { state: 'unknown' };

const signInStates = new WeakMap<RequestContext, Promise<SignInState>>();

/**
 * Returns the account of this request for the frame of a page, or null. Every page asks the service (specification 3
 * §4: verified on load), so a session that was ended elsewhere ends here too. While the service does not answer, a
 * token is trusted for 24 hours. Never rejects.
 */
export async function currentAccount(context: RequestContext): Promise<AccountSession | null> {
  const { account, url } = context;
  if (!account) return null;
  const patienceMs = ACCOUNT_PAGE.test(url.pathname) ? PAGE_PATIENCE_MS : FRAME_PATIENCE_MS;
  const signInState = await degrade(verifyAccount(context), UNKNOWN, { block: 'account', patienceMs });
  if (signInState.state !== 'unknown') return signInState.state === 'signedIn' ? signInState.account : null;
  return inSeconds() - account.verifiedAt < trustedSeconds(account) ? account : null;
}

function trustedSeconds({ isRemembered }: AccountSession): number {
  return isRemembered ? TRUSTED_SECONDS : IDLE_SECONDS;
}

/** Asks the service once per request. An unknown token signs the browser out. Never rejects. */
export function verifyAccount(context: RequestContext): Promise<SignInState> {
  let signInState = signInStates.get(context);
  if (!signInState) signInStates.set(context, (signInState = verify(context)));
  return degrade(signInState, UNKNOWN, { block: 'account', patienceMs: PAGE_PATIENCE_MS });
}

async function verify(context: RequestContext): Promise<SignInState> {
  const { account, upstream } = context;
  if (!account) return GUEST;
  try {
    const {
      accountId: id,
      email,
      isConfirmed,
      isFresh,
      hasPassword,
      chatHash,
    } = await upstream.account.getAccount(account.token);
    const verified: AccountSession = { ...account, id, email, verifiedAt: inSeconds() };
    if (verified.verifiedAt - account.verifiedAt > WORTH_NOTING_SECONDS) await keepAccountSession(context, verified);
    return { state: 'signedIn', account: { ...verified, isConfirmed, isFresh, hasPassword, chatHash } };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.kind !== 'unauthorised') return UNKNOWN;
    dropAccountSession(context);
    securityEvent(context, { kind: 'session', outcome: 'expired', account: account.id });
    return GUEST;
  }
}

/**
 * Signs the browser in and replaces everything it held: the visitor gets a new id and the previous account is signed
 * out, so nothing that somebody else planted survives. A guest's bookings move to the account; those of another
 * account are forgotten.
 * @throws UpstreamError NotConfirmed for an account whose address is not confirmed: anybody may have typed it
 */
export async function signIn(
  context: RequestContext,
  { token, accountId, email, isConfirmed }: OpenedAccount,
  { isRemembered, by }: { isRemembered: boolean; by: SignInMethod },
): Promise<void> {
  if (!isConfirmed) {
    void endUpstream(context, { id: accountId, token, until: endOfSession(isRemembered) }, { everywhere: false });
    throw notConfirmed(context);
  }
  const before = context.account;
  if (before) {
    void endUpstream(context, before, { everywhere: false });
    securityEvent(context, { kind: 'session', outcome: 'replaced', account: before.id });
  }
  takeOverBookings(context, accountId);
  renewSession(context);
  await keepSession(context);
  await keepAccountSession(context, {
    id: accountId,
    email,
    token,
    verifiedAt: inSeconds(),
    until: endOfSession(isRemembered),
    isRemembered,
  });
  await rememberBrowser(context, email);
  await claimInvitation(context, token);
  dropConfirmationKey(context);
  // At a shared computer somebody else may have begun it.
  dropSocialFlow(context);
  securityEvent(context, { kind: 'sign_in', outcome: 'success', account: accountId, email, detail: by });
}

function notConfirmed({ requestId }: RequestContext): UpstreamError {
  const failure = { service: 'account', operation: 'signIn', code: 'NotConfirmed', requestId } as const;
  return new UpstreamError({ ...failure, kind: 'unauthorised' });
}

/**
 * Ties a guest's bookings to the account. The browser shows them only while the account stays signed in, so a copy of
 * the cookies is worthless once the account's session has ended.
 */
function takeOverBookings(context: RequestContext, accountId: string): void {
  const { session } = context;
  const isOthers = ({ accountId: other }: NotedBooking) => other !== undefined && other !== accountId;
  for (const { token } of session.bookings.filter(isOthers)) clearDraft(context, token);
  const bookings = session.bookings.filter((noted) => !isOthers(noted)).map((noted) => ({ ...noted, accountId }));
  context.session = { ...session, bookings };
}

/**
 * Signs the browser out and forgets everything personal: the account, drafts of bookings, and which bookings were
 * begun here. The browser forgets whether or not the service answers.
 * @returns false when all browsers were meant and the service did not answer: nothing has changed, and a retry is
 *   possible
 */
export async function signOut(context: RequestContext, options: { everywhere: boolean }): Promise<boolean> {
  const { account } = context;
  if (account) {
    const ending = endUpstream(context, account, options);
    const hasEnded = await degrade(ending, false, { block: 'account', patienceMs: PAGE_PATIENCE_MS });
    if (options.everywhere && !hasEnded) return false;
    const outcome = options.everywhere ? 'ended_everywhere' : 'ended';
    securityEvent(context, { kind: 'session', outcome, account: account.id });
  }
  forgetVisitor(context);
  return true;
}

/**
 * Forgets everything personal in this browser: the account, its bookings, drafts, recent searches, the conversations with
 * the assistant and the support, and letters that were opened here.
 */
export function forgetVisitor(context: RequestContext): void {
  const { session, letterKeys } = context;
  for (const { token } of [...session.bookings, ...letterKeys]) clearDraft(context, token);
  dropLetterKeys(context);
  dropBuyerCodes(context);
  dropFlash(context);
  dropSession(context);
  dropAccountSession(context);
  dropConfirmationKey(context);
  dropSocialFlow(context);
  dropRecentLinks(context);
  dropAssistantChat(context);
  dropChatNote(context);
}

/** Response headers after signing out: the browser deletes its cached pages and script storage too. */
export const FORGET_ALL = { 'Clear-Site-Data': '"cache", "storage"' };

/** Ends the session at the service, now or later. Never rejects; the transport logs failures. */
async function endUpstream(
  context: RequestContext,
  account: Pick<AccountSession, 'id' | 'token' | 'until'>,
  options: { everywhere: boolean },
): Promise<boolean> {
  try {
    await context.upstream.account.signOut(account.token, options);
    return true;
  } catch (error) {
    const isOver = error instanceof UpstreamError && error.kind === 'unauthorised';
    if (!options.everywhere && !isOver) await endLater(context, account);
    return false;
  }
}
