import { checkoutPath } from '../flow/checkout-flow';
import { searchPath, type Interrupted } from '../flow/interruption';
import { zonedTime } from '~/dates/zoned-time';
import type { ProblemKind } from '~/ui/ProblemScreen';
import { getTranslator } from '~/i18n/translator.server';
import type { Locale } from '~/market/locales';
import type { Booking } from '~/upstream/booking/contract';

/** Payment outcomes with their own page (specification 2 §4, §8). */
type PaymentProblem = 'seat' | 'departureTooClose' | 'paymentStarted' | 'somethingWrong';
type Way = 'toTickets' | 'returnToPayment' | 'checkInformation' | 'checkStatus' | 'reload' | 'writeToUs';

const PROBLEM_OF_CODE: Readonly<Record<string, PaymentProblem>> = {
  segmentsNotConfirmed: 'seat',
  operationWasBroken: 'paymentStarted',
  failAction: 'somethingWrong',
  wrongAction: 'somethingWrong',
};

/** Links offered for each problem, the most useful first. */
const WAYS: Readonly<Record<PaymentProblem, readonly Way[]>> = {
  seat: ['toTickets', 'returnToPayment', 'writeToUs'],
  departureTooClose: ['toTickets', 'writeToUs'],
  paymentStarted: ['checkStatus', 'returnToPayment'],
  somethingWrong: ['reload', 'checkInformation', 'writeToUs'],
};

/** Check-in for flights closes at this time; trains and buses board a little later. */
const LATEST_MINUTES = { airplane: 40, train: 10, bus: 10 } as const;

/** Returns the page for a refusal that is not about the card; null when the reason belongs beside the card. */
export function paymentProblem(code: string | undefined, booking: Booking, locale: Locale): Interrupted | null {
  const problem = code === undefined ? undefined : PROBLEM_OF_CODE[code];
  return problem ? problemPage(problem, booking, locale) : null;
}

/** Returns the page for a trip that departs too soon to use its ticket; null while there is time. */
export function departureProblem(booking: Booking, locale: Locale, now: Date): Interrupted | null {
  const first = booking.segments[0];
  if (!first) return null;
  const departure = zonedTime(first.departureTime, first.departureTimeZone);
  const minutesLeft = (departure.getTime() - now.getTime()) / 60_000;
  return minutesLeft < LATEST_MINUTES[first.transportKind] ? problemPage('departureTooClose', booking, locale) : null;
}

function problemPage(problem: PaymentProblem, booking: Booking, locale: Locale): Interrupted {
  const t = getTranslator(locale, 'payment');
  const { token } = booking;
  const paths: Record<Way, string> = {
    toTickets: searchPath(booking),
    returnToPayment: checkoutPath('step2', token),
    checkInformation: checkoutPath('step1', token),
    checkStatus: checkoutPath('checking', token),
    reload: checkoutPath('step2', token),
    writeToUs: '/contacts',
  };
  const illustration: ProblemKind = problem;
  return {
    interruption: {
      kind: 'problem',
      illustration,
      title: t(`problem.${problem}.title`),
      text: t(`problem.${problem}.text`),
      hint: null,
      actions: WAYS[problem].map((way) => ({ label: t(`problem.ways.${way}`), to: paths[way] })),
    },
    status: 409,
  };
}
