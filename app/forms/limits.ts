/**
 * How long the values of forms may be, in characters; the one table of such limits.
 * `max`: what the checks allow. `kept`: how much of a typed value is read, kept and shown again. It is a little above
 * `max`, so that a value that is too long is seen to be so.
 */
export type Limits = { min?: number; max?: number; kept: number };

/** Longer addresses are rare, and a draft has to hold one for each passenger. */
export const EMAIL_LENGTH = 100;
/** Longer names do not fit a ticket. */
export const NAME_LENGTH = 40;
const CARDHOLDER_LENGTH = 40;

export const LIMITS = {
  text: { kept: 200 },
  email: { max: EMAIL_LENGTH, kept: 120 },
  phone: { kept: 40 },
  name: { max: NAME_LENGTH, kept: 50 },
  /** A part of a date, a choice, a box. */
  short: { kept: 20 },
  documentType: { kept: 40 },
  documentNumber: { kept: 30 },
  /** The number of a document or an order, where documents are asked for. */
  documentId: { min: 5, max: 40, kept: 41 },
  mileageCard: { min: 5, max: 20, kept: 30 },
  cardholder: { max: CARDHOLDER_LENGTH, kept: 50 },
  /** The card's number, expiry date and code. */
  card: { kept: 100 },
  /** An IBAN has at most 34 characters, typed in groups of four. */
  iban: { kept: 60 },
  /** The number of an account in Russia, or the code of its bank. */
  bankAccount: { kept: 40 },
  recipient: { max: 80, kept: 90 },
  promoCode: { kept: 41 },
  /** A customer's words to the people who decide. */
  comment: { max: 1_000, kept: 1_000 },
  /** A review of the shop; far more is kept, because it was long in the writing. */
  review: { min: 10, max: 2_000, kept: 20_000 },
  /** Words of a visitor under a landing page. */
  landingComment: { min: 10, max: 1_000, kept: 20_000 },
  /** Words beside the score of a survey. */
  surveyWords: { min: 2, max: 1_000, kept: 20_000 },
  /** A sealed text that the shop itself has put into the form. */
  seal: { kept: 1_000 },
  /** A request to a person; far more is kept, because it was long in the writing. */
  ticket: { min: 10, max: 3_000, kept: 20_000 },
  ticketReply: { max: 3_000, kept: 20_000 },
  /** A message to the assistant; the service takes no longer ones. */
  assistantMessage: { max: 1_000, kept: 20_000 },
  /** A message of the support chat. */
  chat: { max: 2_000, kept: 20_000 },
  ticketField: { max: 200, kept: 250 },
  passkeyName: { max: 60, kept: 60 },
  /** Identifiers that the shop itself has put into the form. */
  id: { kept: 100 },
  /** A path of the shop with its parameters, to return to. */
  path: { kept: 16_000 },
  oneTimeCode: { kept: 40 },
} as const satisfies Record<string, Limits>;
