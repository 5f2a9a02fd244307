import { checkoutPath } from '~/bff/checkout-flow';
import type { Translate } from '~/i18n/use-translation';
import type { Booking } from '~/upstream/booking/contract';

/** Specification 2 §9: asked every 5 s, for 1200 s at most. */
export const CHECK_INTERVAL_SECONDS = 5;
export const CHECK_LIMIT_SECONDS = 1200;

/** What is going on, as far as it is known. */
export type Progress =
  /** The payment is on its way to the booking service. */
  | 'sending'
  /** The customer has to confirm at the bank. */
  | 'bank'
  /** The money is being taken, or is taken. */
  | 'paying'
  /** The carrier looks at the order. */
  | 'carrier'
  | 'issuing'
  /** The booking service does not answer, so that nothing can be said. */
  | 'unreachable'
  /** No payment has arrived, though one was sent. */
  | 'unsent';

export type CheckingScreen = {
  title: string;
  text: string;
  /** Bank, carrier, ticket: what is behind, what is under way. */
  stages: { label: string; state: 'done' | 'current' | 'ahead' }[];
  /** null: the page asks no more by itself. */
  refreshSeconds: number | null;
  /** Money may be on its way: what to do if the ticket does not come. */
  hint: string;
  links: { label: string; to: string; isMain: boolean }[];
};

/** What a booking that is on the status page is waiting for. */
export function progressOf({ action }: Pick<Booking, 'action'>): Progress {
  switch (action) {
    case 'manual_paying':
      return 'bank';
    case 'gds_verification':
    case 'gds_authorized':
      return 'carrier';
    case 'issuing_ticket':
      return 'issuing';
    default:
      return 'paying';
  }
}

const STAGE_OF: Readonly<Record<Progress, number>> = {
  sending: 0,
  unreachable: 0,
  unsent: 0,
  bank: 0,
  paying: 1,
  carrier: 1,
  issuing: 2,
};
const STAGES = ['bank', 'carrier', 'ticket'] as const;

export type CheckingParts = {
  token: string;
  progress: Progress;
  /** Since the payment was sent, or the page was first opened. */
  waitedSeconds: number;
};

/** @param t reads the namespace `booking` */
export function checkingScreen({ token, progress, waitedSeconds }: CheckingParts, t: Translate): CheckingScreen {
  const isOver = waitedSeconds >= CHECK_LIMIT_SECONDS;
  const at = STAGE_OF[progress];
  const links: CheckingScreen['links'] = [];
  if (progress === 'bank') links.push({ label: t('checking.toBank'), to: checkoutPath('3ds', token), isMain: true });
  if (progress === 'unsent')
    links.push({ label: t('checking.toPayment'), to: checkoutPath('step2', token), isMain: true });
  if (isOver)
    links.push({ label: t('checking.askAgain'), to: checkoutPath('checking', token), isMain: links.length === 0 });
  links.push({ label: t('problem.toOrders'), to: '/user/orders', isMain: false });
  return {
    title: t(isOver ? 'checking.tooLong.title' : `checking.${progress}.title`),
    text: t(isOver ? 'checking.tooLong.text' : `checking.${progress}.text`),
    stages: STAGES.map((stage, index) => ({
      label: t(`checking.stages.${stage}`),
      state: index < at ? 'done' : index === at ? 'current' : 'ahead',
    })),
    refreshSeconds: isOver ? null : CHECK_INTERVAL_SECONDS,
    hint: t(progress === 'unsent' ? 'checking.hintUnsent' : 'checking.hint'),
    links,
  };
}
