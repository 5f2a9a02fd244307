import type { DocumentType } from '~/upstream/booking/contract';
import type { Offer } from '../search/offer';
import { tripCountries } from './trip';

/** Documents that are only accepted on a flight inside Russia. */
const DOMESTIC_DOCUMENTS: DocumentType[] = ['internal_passport', 'birth_certificate'];

/** Document types that a citizen of Russia may travel with; others always use `passport_or_id_number` or a passport. */
export function availableDocumentTypes(offer: Offer): DocumentType[] {
  const countries = tripCountries(offer);
  const isInsideRussia = countries.size === 1 && countries.has('RU');
  return isInsideRussia
    ? ['internal_passport', 'international_passport', 'birth_certificate']
    : ['international_passport'];
}

/** Whether a document is of use on this trip: a domestic one is not, unless it is listed as available. */
export function isDocumentAccepted(offer: Offer, type: DocumentType): boolean {
  return !DOMESTIC_DOCUMENTS.includes(type) || availableDocumentTypes(offer).includes(type);
}
