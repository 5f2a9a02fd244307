import type { FieldFailure } from './envelope';

export type UpstreamErrorKind =
  'notFound' | 'invalid' | 'conflict' | 'unauthorised' | 'unavailable' | 'timeout' | 'badContract';

export type UpstreamErrorParts = {
  kind: UpstreamErrorKind;
  service: string;
  operation: string;
  requestId: string;
  /** HTTP status of the answer; null without one. */
  status?: number | null;
  /** The service's code (upstream facts §5), or one of the transport's own. */
  code?: string | null;
  fields?: readonly FieldFailure[];
  /** Further data of a failure envelope; it may be personal, so it is hidden from logs. */
  data?: unknown;
  /** From a 429 or 503. */
  retryAfterSeconds?: number | null;
  /** The exact fault, without values of the answer. */
  detail?: string;
};

/**
 * The only error that a client throws. It is safe to log: serialising or inspecting it shows neither the request nor
 * the answer.
 */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly kind: UpstreamErrorKind;
  readonly service: string;
  readonly operation: string;
  readonly requestId: string;
  readonly status: number | null;
  readonly code: string | null;
  readonly retryAfterSeconds: number | null;
  declare readonly fields: readonly FieldFailure[];
  declare readonly data: unknown;

  constructor(parts: UpstreamErrorParts) {
    const detail = parts.detail ? `: ${parts.detail}` : '';
    super(`${parts.service} ${parts.operation}: ${parts.code ?? parts.kind}${detail}`);
    this.kind = parts.kind;
    this.service = parts.service;
    this.operation = parts.operation;
    this.requestId = parts.requestId;
    this.status = parts.status ?? null;
    this.code = parts.code ?? null;
    this.retryAfterSeconds = parts.retryAfterSeconds ?? null;
    Object.defineProperty(this, 'fields', { value: parts.fields ?? [], enumerable: false });
    Object.defineProperty(this, 'data', { value: parts.data, enumerable: false });
  }

  toJSON() {
    const { kind, service, operation, status, code, requestId } = this;
    return { kind, service, operation, status, code, requestId };
  }
}

type Description = {
  kind: UpstreamErrorKind;
  /** HTTP status of the error page, if it differs from the kind's. */
  status?: number;
  /** Key below `upstream` in `locales/<language>/errors.json`, if it differs from the code. */
  message?: string;
};

const STATUS_OF_KIND: Readonly<Record<UpstreamErrorKind, number>> = {
  notFound: 404,
  invalid: 400,
  conflict: 409,
  unauthorised: 401,
  unavailable: 503,
  timeout: 504,
  badContract: 502,
};

/**
 * Every code of upstream facts §5, of specification 3 §8 and of the transport. An unknown code counts as
 * `unavailable`.
 */
const CODES: Readonly<Record<string, Description>> = {
  NotFound: { kind: 'notFound', message: 'notFound' },
  emptyResult: { kind: 'notFound' },

  requestFormat: { kind: 'invalid', message: 'invalid' },
  ValidationError: { kind: 'invalid', message: 'invalid' },
  // The old password is wrong (specification 3 §5).
  14: { kind: 'invalid', message: 'invalid' },
  cardExpiredError: { kind: 'invalid' },
  insufficientFundsError: { kind: 'invalid' },
  issuerError: { kind: 'invalid' },
  cvvError: { kind: 'invalid' },
  paymentError: { kind: 'invalid' },
  promocodeAlreadyUtilized: { kind: 'invalid' },
  promocodeExpiredError: { kind: 'invalid' },
  promocodeInvalidCodeError: { kind: 'invalid' },
  promocodeNotApplicable: { kind: 'invalid' },
  bonusOutOfLimits: { kind: 'invalid' },
  bonusNotEnough: { kind: 'invalid' },
  bonusNotApplicable: { kind: 'invalid' },
  eWalletOutOfLimits: { kind: 'invalid' },
  eWalletNotApplicable: { kind: 'conflict' },
  DocumentsLinkExpired: { kind: 'invalid', message: 'linkExpired' },
  SubscriptionLinkExpired: { kind: 'invalid', message: 'linkExpired' },
  DrawIsOver: { kind: 'invalid', message: 'linkExpired' },
  InvalidConfirmationToken: { kind: 'invalid', message: 'linkExpired' },
  PasswordResetTokenExpired: { kind: 'invalid', message: 'linkExpired' },

  sessionExpired: { kind: 'conflict', status: 410 },
  checkingExpiredError: { kind: 'conflict', status: 410 },
  segmentsNotConfirmed: { kind: 'conflict' },
  reservingError: { kind: 'conflict' },
  rateChangedError: { kind: 'conflict' },
  chatIsBusy: { kind: 'conflict', message: 'conflict' },
  chatIsFull: { kind: 'conflict', message: 'conflict' },
  tooManyHolds: { kind: 'conflict', status: 429 },
  codeJustSent: { kind: 'conflict', status: 429, message: 'tooManyRequests' },
  attachmentsLimit: { kind: 'conflict', message: 'conflict' },
  alreadyCompleted: { kind: 'conflict' },
  ancillariesFrozen: { kind: 'conflict' },
  productUnavailable: { kind: 'conflict' },
  seatTaken: { kind: 'conflict' },
  operationWasBroken: { kind: 'conflict' },
  failAction: { kind: 'conflict', message: 'conflict' },
  wrongAction: { kind: 'conflict', message: 'conflict' },
  AlreadyExistsError: { kind: 'conflict' },
  PassengersLimitError: { kind: 'conflict' },
  DocumentsLimitError: { kind: 'conflict' },
  AlertsLimitError: { kind: 'conflict', message: 'conflict' },

  // Payouts (specification 3 §8): the page has its own words for each.
  WrongTokenError: { kind: 'notFound', message: 'notFound' },
  WrongSubmitCodeError: { kind: 'invalid', message: 'invalid' },
  TriesBlockedError: { kind: 'conflict', message: 'conflict' },
  CodeExpiredError: { kind: 'conflict', message: 'conflict' },
  SmsLimitExceededError: { kind: 'conflict', message: 'conflict' },
  Expired: { kind: 'conflict', message: 'conflict' },
  TransferError: { kind: 'conflict', message: 'conflict' },
  WrongState: { kind: 'conflict', message: 'conflict' },
  PayoutHasNotExpired: { kind: 'conflict', message: 'conflict' },
  TicketAlreadyExists: { kind: 'conflict', message: 'conflict' },
  unauthorized: { kind: 'unauthorised', message: 'unauthorised' },

  InvalidAuthInfo: { kind: 'unauthorised' },
  AuthTokenExpired: { kind: 'unauthorised', message: 'unauthorised' },
  NotConfirmed: { kind: 'unauthorised' },
  ExpiredPassword: { kind: 'unauthorised' },
  SignInAttemptsEnded: { kind: 'unauthorised', status: 429 },

  gdsError: { kind: 'unavailable', status: 502 },
  serverError: { kind: 'unavailable', message: 'unavailable' },

  timeoutError: { kind: 'timeout', message: 'timeout' },
  connectionError: { kind: 'unavailable', message: 'unavailable' },
  circuitOpen: { kind: 'unavailable', message: 'unavailable' },
  overloaded: { kind: 'unavailable', message: 'tooManyRequests' },
  overBudget: { kind: 'unavailable', status: 429, message: 'tooManyRequests' },
  tooManyRequests: { kind: 'unavailable' },
  refused: { kind: 'unavailable', message: 'unavailable' },
  legalReasons: { kind: 'unavailable', status: 451 },
  htmlAnswer: { kind: 'unavailable', message: 'unavailable' },
};

/** Checks whether the visitor's budget was used up, so that the service was not called (`visitor.ts`). */
export function isOverBudget({ code }: Pick<UpstreamError, 'code'>): boolean {
  return code === 'overBudget';
}

/** Checks whether a failure concerns only this visitor's requests, not the service. */
export function isOfVisitor({ code }: Pick<UpstreamError, 'code'>): boolean {
  return code === 'overBudget' || code === 'overloaded';
}

/** Returns the kind of a failure by the service's code. */
export function kindOfCode(code: string): UpstreamErrorKind {
  return describeCode(code)?.kind ?? 'unavailable';
}

/**
 * Returns the HTTP status and the message of a failure's page.
 * @returns `messageKey` is a key of the namespace `errors`
 */
export function describeFailure(error: Pick<UpstreamError, 'kind' | 'code'>): { status: number; messageKey: string } {
  return describe(error.kind, error.code);
}

/** Describes a failure by its code alone: `booking.error`, or `codeOfPaymentStatus`. */
export function describeFailureCode(code: string): { status: number; messageKey: string } {
  return describe(kindOfCode(code), code);
}

/** Returns all message keys of `describeFailure`, for the test that every language has them. */
export function failureMessageKeys(): string[] {
  const ofCodes = Object.entries(CODES).map(([code, { message }]) => message ?? code);
  return [...new Set([...Object.keys(STATUS_OF_KIND), ...ofCodes])].map((key) => `upstream.${key}`);
}

function describe(kind: UpstreamErrorKind, code: string | null): { status: number; messageKey: string } {
  const failure = code === null ? undefined : describeCode(code);
  return {
    status: failure?.status ?? STATUS_OF_KIND[kind],
    messageKey: `upstream.${failure ? (failure.message ?? code) : kind}`,
  };
}

function describeCode(code: string): Description | undefined {
  return Object.hasOwn(CODES, code) ? CODES[code] : undefined;
}
