import type { Translate } from '~/i18n/translate';
import { hiddenNumber } from '~/market/punctuation';
import type { Booking, DocumentType, Ticket } from '~/upstream/booking/contract';
import { countriesOf, needsPassport } from './passport-trip';

type Trip = Pick<Booking, 'segments' | 'ports' | 'cities'>;

/** Names a document; where only a passport is accepted, it is no "identity card". @param t reads the namespace `booking` */
export function documentName(type: DocumentType, trip: Trip, t: Translate): string {
  const isPassport = type === 'passport_or_id_number' && needsPassport(countriesOf(trip));
  return t(`documents.${isPassport ? 'international_passport' : type}`);
}

/**
 * Names the document of a ticket, its number but for the end hidden: "Passport •••• 3456". Null without a document.
 * @param t reads the namespace `booking`
 */
export function documentText({ document }: Pick<Ticket, 'document'>, trip: Trip, t: Translate): string | null {
  if (!document) return null;
  const type = document.type ? documentName(document.type, trip, t) : '';
  // A number too short to show a part of it is left out.
  return [type, document.numberEnd && hiddenNumber(document.numberEnd)].join(' ').trim();
}
