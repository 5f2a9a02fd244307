import { ownerListeners } from './account/orders/owners';
import { findSavedCard } from './account/profile/cards';
import { exchangeListeners } from './booking/after-sale/exchange-payment';
import { orderInfoListeners } from './booking/letters/order-info';
import { openOrderListeners } from './booking/ancillaries/listeners';
import { registrationListeners } from './booking/check-in/listeners';
import { correctionListeners } from './booking/corrections/correction';
import { orderLetters } from './booking/letters/listeners';
import type { BookingDesk } from './booking/records/desk';
import type { BookingEvents } from './booking/records/events';
import { helpListeners } from './frame/help-centre/listeners';
import { priorityListeners } from './frame/support-chat/priority';
import type { SeatInventory } from './booking/records/inventory';
import { surveyListeners } from './frame/feedback/surveys';
import { EventBus } from './service/events';
import { KeyedLock } from './service/keyed-lock';

/**
 * Makes the desk of the booking calls. It connects folders that must not import each other: letters and accounts
 * listen to the events of bookings, and the account service finds saved cards.
 */
export function createBookingDesk(
  {
    findOffer,
    findOtherFlights,
    findExchangeFlights,
  }: Pick<BookingDesk, 'findOffer' | 'findOtherFlights' | 'findExchangeFlights'>,
  inventory: SeatInventory,
): BookingDesk {
  const desk: BookingDesk = {
    findOffer,
    findOtherFlights,
    findExchangeFlights,
    inventory,
    lock: new KeyedLock(),
    events: new EventBus<BookingEvents>(
      orderLetters,
      ownerListeners,
      registrationListeners,
      openOrderListeners,
      correctionListeners,
      exchangeListeners(() => desk),
      orderInfoListeners,
      surveyListeners,
      helpListeners,
      priorityListeners,
    ),
    findSavedCard,
  };
  return desk;
}
