/** A ticket as `show` answers it (upstream facts §8), with what the papers of a trip say about its passenger. */
import { z } from 'zod';
import { isCalendarDate } from '~/dates/calendar-date';
import { openEnum, tolerantList } from '~/upstream/tolerance';
import { trainTicket } from './rail-contract';
import { DOCUMENT_TYPES, PASSENGER_TYPES } from './state-contract';

/** Screens show the end of the number; the papers of the trip name it in full, where the service sends it (decision 044). */
const documentWire = z
  .looseObject({
    type: openEnum(DOCUMENT_TYPES, null),
    number_end: z.string(),
    number: z.string().nullish(),
    /** ISO 3166 alpha-2, as sent with the passenger: it decides whether an identity card is enough. */
    citizenship: z.string().nullish(),
  })
  .transform((document) => ({
    type: document.type,
    numberEnd: document.number_end.slice(-4),
    number: document.number ?? null,
    citizenship: document.citizenship ?? null,
  }));

export const ticketWire = z
  .looseObject({
    passenger_index: z.number().int(),
    record_index: z.number().int(),
    passenger_type: openEnum(PASSENGER_TYPES, null),
    first_name: z.string(),
    last_name: z.string(),
    /** Patronymic or second name; null when the passenger gave none. */
    middle_name: z.string().nullish(),
    /** dd.MM.yyyy */
    birthday: z.string().nullish(),
    document: documentWire.nullish(),
    /** 10 digits or more */
    ticket_number: z.string(),
    /** The carrier's booking code, 5 to 7 characters. */
    pnr: z.string(),
    /** Car and seat on each train of the ticket, as the railway assigned them. */
    rail_places: z
      .array(z.looseObject({ segment_index: z.number().int(), car: z.string(), place: z.string() }))
      .nullish(),
    /** Where the ticket stands on each train; missing where the railway does not tell. */
    rail_tickets: tolerantList(trainTicket).nullish(),
    /** Directions that were given back, and those that a request takes back just now. */
    returned_trips: z.array(z.number().int()).nullish(),
    refunding_trips: z.array(z.number().int()).nullish(),
  })
  .transform((ticket) => ({
    passengerIndex: ticket.passenger_index,
    recordIndex: ticket.record_index,
    passengerType: ticket.passenger_type,
    firstName: ticket.first_name,
    lastName: ticket.last_name,
    middleName: ticket.middle_name || null,
    /** yyyy-MM-dd; null when it is unknown. */
    birthday: isoDate(ticket.birthday),
    document: ticket.document ?? null,
    ticketNumber: ticket.ticket_number,
    pnr: ticket.pnr,
    railPlaces: (ticket.rail_places ?? []).map(({ segment_index, car, place }) => ({
      segmentIndex: segment_index,
      car,
      place,
    })),
    trainTickets: ticket.rail_tickets ?? [],
    returnedTrips: ticket.returned_trips ?? [],
    refundingTrips: ticket.refunding_trips ?? [],
  }));

function isoDate(dotted: string | null | undefined): string | null {
  const [, day, month, year] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(dotted ?? '') ?? [];
  const date = `${year}-${month}-${day}`;
  return isCalendarDate(date) ? date : null;
}
