import type { PassengerWire } from '~/upstream/booking/contract';
import { fingerprint } from './fingerprint';
import type { BookingRecord, TicketRecord } from './records';
import { recordCount } from './trip';

/** Without 0 and O, 1 and I: a booking code is read out on the telephone. */
const PNR_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const PNR_CHARACTERS = `${PNR_LETTERS}23456789`;

/**
 * Writes one ticket for each passenger on each record, infants too. The booking's token determines the numbers: a
 * carrier's three digits and ten more, and a booking code of six characters for each record.
 */
export function writeTickets(booking: BookingRecord, passengers: PassengerWire[]): TicketRecord[] {
  const records = Array.from({ length: recordCount(booking.offer) }, (_, recordIndex) => recordIndex);
  return records.flatMap((recordIndex) =>
    passengers.map((passenger, passengerIndex) => ({
      passenger_index: passengerIndex,
      record_index: recordIndex,
      passenger_type: passenger.type,
      first_name: passenger.first_name,
      last_name: passenger.last_name,
      middle_name: passenger.middle_name ?? null,
      ticket_number: ticketNumber(booking, recordIndex, `ticket ${booking.token} ${recordIndex} ${passengerIndex}`),
      pnr: bookingCode(`${booking.token} ${recordIndex}`),
    })),
  );
}

/** Makes a number of the record's carrier. @param seed the same seed gives the same number */
export function ticketNumber({ offer }: Pick<BookingRecord, 'offer'>, recordIndex: number, seed: string): string {
  const flight = offer.trips.flat().find((candidate) => candidate.recordIndex === recordIndex);
  const prefix = 100 + fingerprint(`accounting prefix ${flight?.wire.marketing_carrier}`, 900);
  const serial = fingerprint(seed, 10 ** 10);
  return `${prefix}${String(serial).padStart(10, '0')}`;
}

/** Writes a number of an air ticket as its page does, the carrier's code apart: "925 7738044294". */
export function groupedNumber(number: string): string {
  return number.replace(/^(\d{3})(\d{10})$/, '$1\u00a0$2');
}

function bookingCode(seed: string): string {
  return Array.from({ length: 6 }, (_, place) => {
    const characters = place === 0 ? PNR_LETTERS : PNR_CHARACTERS;
    return characters[fingerprint(`pnr ${seed} ${place}`, characters.length)];
  }).join('');
}
