/** Tells which screen of the payout page is shown, by status and by error (specification 3 §2, §4, §8): the one table. */
import type { Payout } from '~/upstream/payout/contract';

export const PAYOUT_SCREENS = [
  'loading',
  'payoutForm',
  'processing',
  'completed',
  'failedBySmsLimit',
  'expiredPayout',
  'fail',
  'unauthorized',
  'notFound',
  'unknownError',
  'ticketCreated',
] as const;
export type PayoutScreenName = (typeof PAYOUT_SCREENS)[number];

/** The screens of a payout that could be read. */
type StatusScreen = Exclude<PayoutScreenName, 'loading'>;

const SCREEN_OF_STATUS: Readonly<Record<Payout['status'], StatusScreen>> = {
  pending: 'payoutForm',
  processing: 'processing',
  completed: 'completed',
  failed: 'fail',
  failed_by_sms_limit: 'failedBySmsLimit',
  expired: 'expiredPayout',
  unknown: 'unknownError',
};

/** An error of the code: it stands at its field; `blocks`: no code can be typed any more. Texts are `code.<name>`. */
export type CodeProblem = { name: 'wrong' | 'blocked' | 'expired'; blocks: boolean };

/** The screens of an error. */
export type ErrorScreen = Exclude<PayoutScreenName, 'loading' | 'payoutForm'>;
type PayoutProblem = { screen: ErrorScreen } | { code: CodeProblem };

const PROBLEM_OF_ERROR: Readonly<Record<string, PayoutProblem>> = {
  WrongSubmitCodeError: { code: { name: 'wrong', blocks: false } },
  TriesBlockedError: { code: { name: 'blocked', blocks: true } },
  CodeExpiredError: { code: { name: 'expired', blocks: true } },
  SmsLimitExceededError: { screen: 'failedBySmsLimit' },
  unauthorized: { screen: 'unauthorized' },
  Expired: { screen: 'expiredPayout' },
  WrongTokenError: { screen: 'notFound' },
  TransferError: { screen: 'fail' },
  TicketAlreadyExists: { screen: 'ticketCreated' },
  WrongState: { screen: 'unknownError' },
  requestFormat: { screen: 'unknownError' },
};

/** Returns the screen of a payout as it is. */
export function screenOf({ status, ticket }: Pick<Payout, 'status' | 'ticket'>): StatusScreen {
  return status === 'expired' && ticket ? 'ticketCreated' : SCREEN_OF_STATUS[status];
}

/** Returns where an error belongs; every unknown code is the screen unknownError. */
export function problemOf({ code }: { code: string | null }): PayoutProblem {
  const known = code !== null && Object.hasOwn(PROBLEM_OF_ERROR, code) ? PROBLEM_OF_ERROR[code] : undefined;
  return known ?? { screen: 'unknownError' };
}

/** Returns what is wrong with the last code before one is typed. */
export function codeProblemOf(code: NonNullable<Payout['smsCode']>): CodeProblem | null {
  if (code.isBlocked) return { name: 'blocked', blocks: true };
  return code.isExpired ? { name: 'expired', blocks: true } : null;
}

/** HTTP statuses of the screens that are not a good answer. */
export const STATUS_OF_SCREEN: Readonly<Partial<Record<PayoutScreenName, number>>> = {
  unauthorized: 403,
  notFound: 404,
  unknownError: 503,
};
