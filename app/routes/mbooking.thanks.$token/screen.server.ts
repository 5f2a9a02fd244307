import { checkoutPath } from '~/bff/checkout-flow';
import { nextSteps } from '~/features/checkout/next-steps';
import { orderSummary, type CheckoutWords } from '~/features/checkout/order-summary';
import type { TripView } from '~/features/trip-card/trip-view';
import { formatMoney } from '~/market/format';
import type { Money } from '~/market/money';
import type { Booking } from '~/upstream/booking/contract';

export type ThanksScreen = {
  title: string;
  /** What has happened and, when the order is not finished, what is still to come. */
  text: string;
  /** What belongs to the customer alone; null for anybody else who has the link. */
  personal: {
    orderNumber: string | null;
    /** "Билеты отправлены на anna@example.com" */
    sent: string | null;
    passengers: PassengerTickets[];
    /** Files to keep; null until there are tickets. */
    files: { receiptPath: string; offlinePath: string } | null;
  } | null;
  trips: TripView[];
  fare: string | null;
  baggage: string[];
  /** "Оплачено: 10 450 ₽" */
  paid: { label: string; amount: string };
  calendarPath: string;
  next: string[];
  /** The second of two payments is due. */
  payPath: string | null;
};

export type PassengerTickets = {
  name: string;
  type: string;
  /** One a record: separate tickets of a self-transfer have numbers and booking codes of their own. */
  tickets: {
    number: string;
    pnr: string;
    /** "поезд 015Е: вагон 7, место 23" */
    places: string[];
  }[];
};

/** @param isOwner the booking was begun in this browser */
export function thanksScreen(booking: Booking, isOwner: boolean, words: CheckoutWords): ThanksScreen {
  const { market, t } = words;
  const order = orderSummary(booking, words);
  const isIssued = booking.action !== 'ticket_booked';
  return {
    title: t(isIssued ? 'thanks.title' : 'thanks.bookedTitle', { count: Math.max(booking.tickets.length, 1) }),
    text: t(isIssued ? 'thanks.text' : booking.isPartiallyPaid ? 'thanks.partlyPaidText' : 'thanks.bookedText'),
    personal: isOwner
      ? {
          orderNumber: booking.orderNumber,
          sent: booking.contacts ? t('thanks.sent', { email: booking.contacts.email }) : null,
          passengers: passengerTickets(booking, words),
          files: booking.tickets.length > 0 ? filePaths(booking.token) : null,
        }
      : null,
    trips: order.trips,
    fare: order.fare,
    baggage: order.baggage,
    paid: { label: t('thanks.paid'), amount: formatMoney(paidSum(booking), market.locale) },
    calendarPath: `${checkoutPath('thanks', booking.token)}/trip.ics`,
    next: nextSteps(booking, t),
    payPath: isIssued || !booking.isPartiallyPaid ? null : checkoutPath('step2', booking.token),
  };
}

function filePaths(token: string) {
  const page = checkoutPath('thanks', token);
  return { receiptPath: `${page}/receipt.pdf`, offlinePath: `${page}/trip.html` };
}

/** What was charged. A carrier that charges by itself may list no attempts: then the tickets' price. */
function paidSum({ payments, totalPrice, currency }: Booking): Money {
  const paid = payments.filter(({ status }) => status === 'success');
  if (paid.length === 0) return { amount: totalPrice, currency };
  return { amount: paid.reduce((sum, { amount }) => sum + amount, 0), currency: paid[0]?.currency ?? currency };
}

function passengerTickets({ tickets, segments }: Booking, { t }: CheckoutWords): PassengerTickets[] {
  const numberOf = (index: number) => segments.find(({ segmentIndex }) => segmentIndex === index)?.transportNumber;
  const byPassenger = new Map<number, PassengerTickets>();
  for (const ticket of tickets) {
    const known = byPassenger.get(ticket.passengerIndex) ?? {
      name: `${ticket.lastName} ${ticket.firstName}`.toUpperCase(),
      type: t(`passengerTypes.${ticket.passengerType}`),
      tickets: [],
    };
    known.tickets.push({
      number: ticket.ticketNumber,
      pnr: ticket.pnr,
      places: ticket.railPlaces.map(({ segmentIndex, car, place }) =>
        t('thanks.place', { number: numberOf(segmentIndex) ?? '', car, place }),
      ),
    });
    byPassenger.set(ticket.passengerIndex, known);
  }
  return [...byPassenger.entries()].sort(([one], [other]) => one - other).map(([, passenger]) => passenger);
}
