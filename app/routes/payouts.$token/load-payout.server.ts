import type { RequestContext } from '~/bff/request/context';
import { securityEvent } from '~/bff/security-events/security-event.server';
import type { ClosedProfile } from '~/features/account/profile/closed-profile';
import { profileGate, statusOfClosed } from '~/features/account/profile/gate.server';
import { isPayoutPath, payoutPath } from '~/features/booking/after-sale/payout/payout-path';
import { getTranslator } from '~/i18n/translator.server';
import { describeFailure, type UpstreamError } from '~/upstream/error';
import { unauthorizedData, type Payout } from '~/upstream/payout/contract';
import {
  loadingScreen,
  messageScreen,
  payoutScreen,
  type MessageScreen,
  type PayoutScreen,
  type PayoutWords,
} from './screen.server';
import { problemOf, STATUS_OF_SCREEN, type ErrorScreen } from './screens';
import { rejectionOfWrite, type PayoutRejection } from './submit.server';
import { lateWrite, readPayout, type PayoutVisitor } from './visit-payout.server';

/** Screens that may stand in place of the page after a refused form, by name. */
export type Instead = Readonly<Partial<Record<ErrorScreen, MessageScreen>>>;

export type PayoutData = {
  title: string;
  /** Signing in, in place of the page. */
  closed: ClosedProfile | null;
  screen: PayoutScreen | null;
  instead: Instead;
  /** The outcome of a form that took longer than its answer. */
  late: PayoutRejection | null;
};

type Loaded = { data: PayoutData; status: number };

/** Reads the page for whoever asks: a guest gets the log-in, and learns nothing of the payout. */
export async function loadPayout(context: RequestContext, typedToken: string): Promise<Loaded> {
  const { market } = context;
  const words: PayoutWords = { market, t: getTranslator(market.locale, 'payout') };
  const token = typedToken.toLowerCase();
  if (!isPayoutPath(payoutPath(token))) return answer(messageScreen('notFound', null, words), words);
  const { account, closed } = await profileGate(context, 'payout');
  if (closed) {
    const title = words.t('documentTitle', { title: words.t('titlePlain'), brand: market.brandName });
    return {
      data: { title, closed, screen: null, instead: {}, late: null },
      status: statusOfClosed(closed),
    };
  }
  const visitor: PayoutVisitor = { context, account, token };
  const late = await lateWrite(visitor);
  if (late?.state === 'waiting') return answer(loadingScreen(words), words);
  const read = await readPayout(visitor);
  if (read.state === 'waiting') return answer(loadingScreen(words), words);
  if (read.state === 'failed') return unreadable(read.error, visitor, words);
  const payout = read.value;
  const { searchParams } = context.url;
  const choice = { method: searchParams.get('method'), isChange: searchParams.has('change') };
  const rejected = late?.state === 'failed' ? rejectionOfWrite(late.write, late.error, visitor) : null;
  const loaded = answer(payoutScreen(payout, choice, words), words);
  return { ...loaded, data: { ...loaded.data, instead: insteadOf(payout, words), late: rejected } };
}

const INSTEAD = ['failedBySmsLimit', 'expiredPayout', 'fail', 'notFound', 'unknownError'] as const;

function insteadOf(payout: Payout, words: PayoutWords): Instead {
  return Object.fromEntries(INSTEAD.map((name) => [name, messageScreen(name, payout, words)]));
}

/** Says why the payout cannot be shown. */
function unreadable(error: UpstreamError, { context, account, token }: PayoutVisitor, words: PayoutWords): Loaded {
  const problem = problemOf(error);
  const name = 'screen' in problem ? problem.screen : 'unknownError';
  if (name !== 'unauthorized') {
    const status = name === 'unknownError' ? describeFailure(error).status : undefined;
    return answer(messageScreen(name, null, words), words, status);
  }
  securityEvent(context, { kind: 'order_access', outcome: 'refused', detail: 'payout', account: account.id });
  const unproven = unauthorizedData.safeParse(error.data);
  const unprovenBooking = unproven.success ? unproven.data.unprovenBooking : null;
  return answer(messageScreen(name, null, words, { email: account.email, unprovenBooking, token }), words);
}

function answer(screen: PayoutScreen, { market, t }: PayoutWords, status?: number): Loaded {
  const title = t('documentTitle', { title: screen.title, brand: market.brandName });
  return {
    data: { title, closed: null, screen, instead: {}, late: null },
    status: status ?? STATUS_OF_SCREEN[screen.name] ?? 200,
  };
}
