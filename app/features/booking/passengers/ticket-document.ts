import type { Translate } from '~/i18n/translate';
import { hiddenNumber } from '~/market/punctuation';
import type { Booking, DocumentType, Ticket } from '~/upstream/booking/contract';
import { takesIdCard } from './documents';
import { countriesOf, idCardCitizens } from './passport-trip';

type Trip = Pick<Booking, 'segments' | 'ports' | 'cities'>;

/**
 * Names a document; where the law admits only a passport of its holder, it is no "identity card".
 * @param citizenship null when unknown: then only a trip that nobody makes with an identity card tells
 * @param t reads the namespace `booking`
 */
export function documentName(type: DocumentType, citizenship: string | null, trip: Trip, t: Translate): string {
  return t(`documents.${namedType(type, citizenship, trip)}`);
}

function namedType(type: DocumentType, citizenship: string | null, trip: Trip): DocumentType {
  const citizens = idCardCitizens(countriesOf(trip));
  const isPassport =
    citizenship === null ? citizens?.length === 0 : !takesIdCard({ idCardCitizens: citizens }, citizenship);
  return type === 'passport_or_id_number' && isPassport ? 'international_passport' : type;
}

/**
 * Names the document of a ticket with its whole number, for the papers that a desk or a conductor compares with it: only
 * for visitors with the right to the tickets. Where the service sends only the end, that is what the paper tells.
 * @param t reads the namespace `booking`
 */
export function paperDocument(ticket: Pick<Ticket, 'document'>, trip: Trip, t: Translate): string | null {
  const { document } = ticket;
  if (!document?.number) return documentText(ticket, trip, t);
  const isGrouped = document.type === 'internal_passport' && /^\d{10}$/.test(document.number);
  // Its series and its number, as the passport has them.
  const number = isGrouped ? `${document.number.slice(0, 4)}\u00a0${document.number.slice(4)}` : document.number;
  return [shortName(document, trip, t), number].filter(Boolean).join('\u00a0');
}

/**
 * Names the document of a ticket on a screen, its number but for the end hidden: "Passport •••• 3456". Null without a document.
 * @param t reads the namespace `booking`
 */
export function documentText({ document }: Pick<Ticket, 'document'>, trip: Trip, t: Translate): string | null {
  if (!document) return null;
  const name = shortName(document, trip, t);
  // A number too short to show a part of it is left out; its digits never stand alone on a line.
  return [name, document.numberEnd && hiddenNumber(document.numberEnd)].filter(Boolean).join('\u00a0');
}

/** The whole name of a foreign document is long, and a family has it several times. */
function shortName({ type, citizenship }: NonNullable<Ticket['document']>, trip: Trip, t: Translate): string | null {
  const named = type && namedType(type, citizenship, trip);
  return named === 'passport_or_id_number' ? t('foreignDocument') : named && t(`documents.${named}`);
}
