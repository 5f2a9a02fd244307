/** The states of a booking and the closed lists of its passengers (upstream facts §5, specification 2 §3). */
import { openEnum } from '~/upstream/tolerance';

/** Booking `action`, in order, by phase (upstream facts §5). */
export const ACTIONS = {
  reserving: ['created', 'fare_found', 'reserving_seats', 'seats_reserved', 'booking_ticket'],
  booking: ['ticket_booked', 'manual_paying', 'payment_accepting', 'payment_accepted', 'payment_authorized'],
  issuing: ['gds_verification', 'gds_authorized', 'issuing_ticket'],
  done: ['ticket_issued', 'completed', 'payment_completed'],
  failed: ['reserving_seats_fault', 'booking_ticket_fault', 'issuing_ticket_fault'],
} as const;
export type BookingPhase = keyof typeof ACTIONS;
export type BookingAction = (typeof ACTIONS)[BookingPhase][number];
const ALL_ACTIONS = Object.values(ACTIONS).flat() as [BookingAction, ...BookingAction[]];
export const action = openEnum(ALL_ACTIONS, 'unknown');
/** `unknown`: the shop cannot tell where the booking stands, so that nothing may be paid. */
export type ReadAction = BookingAction | 'unknown';

export const DOCUMENT_TYPES = [
  'internal_passport',
  'international_passport',
  'passport_or_id_number',
  'birth_certificate',
  'ussr_passport',
  'sailor_passport',
  'military_card',
  'military_officer_card',
  'cis_certificate',
  'diplomatic_passport',
  'service_passport',
  'stateless_id_card',
  'residence_permit',
  'medical_birth_certificate',
  'prison_release_certificate',
  'temporary_id_card',
  'convicted_person_identity',
  'diplomatic_visa_certificate',
  'identity_acknowledgment',
  'another_document',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

export const MILITARY_CATEGORIES = ['conscript', 'contract', 'cadet', 'officer'] as const;
export type MilitaryCategory = (typeof MILITARY_CATEGORIES)[number];

export const PASSENGER_TYPES = ['adult', 'child', 'infant'] as const;
export type PassengerType = (typeof PASSENGER_TYPES)[number];
