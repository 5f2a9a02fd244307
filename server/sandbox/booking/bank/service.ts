import { randomBytes } from 'node:crypto';
import { letterLanguage, type LetterLanguage } from '../../outbox/letter-language';
import { findAttempt, type AttemptRecord } from '../records/attempt-records';
import { getBooking, type BookingDesk } from '../records/desk';
import { attemptStatusAt } from '../records/state';
import type {
  SandboxContext,
  SandboxHandler,
  SandboxReply,
  SandboxRequest,
  SandboxService,
} from '../../service/service';
import { approveAttempt, declineAttempt } from './answer';
import { isApproval } from './decision';
import { laterRoutes } from './later-pages';
import { bankPage, closedPage, framedReturnPage, refusalPage, unknownPage } from './pages';
import { sbpPage, walletPage } from './account-pages';
import { DEVICE_ROUTES } from './device-wallets';

/** Paths of the bank's pages by kind of payment, below /payment. */
const PATHS = { card: '/3ds/:attempt', sbp: '/sbp/:attempt', wallet: '/wallet/:attempt' } as const;
type AskedMeans = keyof typeof PATHS;
const ASKED_MEANS = Object.keys(PATHS) as AskedMeans[];

/**
 * Makes the bank: the 3-D Secure pages behind the payment's `redirect_url`, the pages of the fast payment system behind
 * a payment's code, and the wallet's page, which need no JavaScript; and the scripts of Apple Pay and Google Pay.
 */
export function createPaymentService(desk: BookingDesk): SandboxService {
  return {
    name: 'payment',
    refuse: (code) => ({ status: 503, html: refusalPage(code) }),
    // The sheets of Apple Pay and Google Pay open in a page of the shop.
    crossOrigin: Object.keys(DEVICE_ROUTES).filter((route) => route.startsWith('POST')),
    routes: {
      ...Object.fromEntries(
        ASKED_MEANS.flatMap((option) => [
          [`GET ${PATHS[option]}`, showQuestion(option)],
          [`POST ${PATHS[option]}`, takeAnswer(option, desk)],
        ]),
      ),
      ...laterRoutes(desk),
      ...DEVICE_ROUTES,
    },
  };
}

function showQuestion(option: AskedMeans): SandboxHandler {
  return async ({ params, query }, context) => {
    const attempt = await findAttempt(context.store, params.attempt ?? '');
    if (attempt?.option !== option) return { status: 404, html: unknownPage() };
    const language = await languageOf(attempt, context);
    if (!isOpen(attempt, context)) return closed(attempt, 200, language);
    if (option === 'wallet') return unframed({ html: walletPage(attempt, language) });
    const html = option === 'sbp' ? sbpPage(attempt, query.get('bank'), language) : bankPage(attempt, language);
    return framable({ html }, attempt);
  };
}

function takeAnswer(option: AskedMeans, desk: BookingDesk): SandboxHandler {
  return async (request, context) => {
    const snapshot = await findAttempt(context.store, request.params.attempt ?? '');
    if (snapshot?.option !== option) return { status: 404, html: unknownPage() };
    return desk.lock.run(snapshot.bookingToken, async () => {
      const attempt = (await findAttempt(context.store, snapshot.token)) ?? snapshot;
      const booking = await getBooking(context, attempt.bookingToken);
      const language = letterLanguage(booking.language);
      const answer = isApproval(request.body) ? 'approve' : 'decline';
      if (isAnsweredSo(attempt, answer)) return backToShop(attempt, request, language);
      if (!isOpen(attempt, context)) return closed(attempt, 409, language);
      if (answer === 'approve') {
        await approveAttempt(booking, attempt, context, desk);
      } else {
        await declineAttempt(attempt, context);
      }
      return backToShop(attempt, request, language);
    });
  };
}

/** Returns the language of the order: the bank shows the page in it. */
async function languageOf({ bookingToken }: AttemptRecord, context: SandboxContext): Promise<LetterLanguage> {
  return letterLanguage((await getBooking(context, bookingToken)).language);
}

function isOpen(attempt: AttemptRecord, context: SandboxContext): boolean {
  return attemptStatusAt(attempt, context.now().getTime()) === 'pending';
}

/** Checks for a repeated click on the same button, which redirects the same way and changes nothing. */
function isAnsweredSo({ status }: AttemptRecord, answer: 'approve' | 'decline'): boolean {
  return status === (answer === 'approve' ? 'success' : 'payment_error');
}

function closed(attempt: AttemptRecord, status: number, language: LetterLanguage): SandboxReply {
  return framable({ status, html: closedPage(attempt, language) }, attempt);
}

function backToShop(attempt: AttemptRecord, request: SandboxRequest, language: LetterLanguage): SandboxReply {
  if (request.headers['sec-fetch-dest'] !== 'iframe') return { status: 303, redirect: attempt.returnUrl };
  const nonce = randomBytes(16).toString('base64');
  return framable({ html: framedReturnPage(attempt.returnUrl, nonce, language) }, attempt, nonce);
}

/** A wallet asks for a password, so that nobody may frame it. */
function unframed(reply: { html: string }): SandboxReply {
  return {
    ...reply,
    headers: { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'" },
  };
}

/** Allows only the shop that sent the customer to frame the bank's pages. */
function framable(reply: { status?: number; html: string }, attempt: AttemptRecord, nonce?: string): SandboxReply {
  const shop = new URL(attempt.returnUrl).origin;
  const script = nonce ? `'nonce-${nonce}'` : "'none'";
  return {
    ...reply,
    headers: {
      'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; script-src ${script}; frame-ancestors 'self' ${shop}`,
    },
  };
}
