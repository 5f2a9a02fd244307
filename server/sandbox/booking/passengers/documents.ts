import type { DocumentType } from '~/upstream/booking/contract';
import type { Offer } from '../../search/offers/offer';
import { tripCountries } from '../records/trip';

/** Documents that airlines accept inside Russia, from civilians and the military. */
const INSIDE_RUSSIA: DocumentType[] = [
  'internal_passport',
  'international_passport',
  'birth_certificate',
  'military_card',
  'military_officer_card',
];
/** Accepted everywhere: foreigners never need a Russian document. */
const ALWAYS_ACCEPTED: DocumentType[] = ['international_passport', 'passport_or_id_number'];

/** Returns the document types for a citizen of Russia; null for the railway, which accepts all. */
export function availableDocumentTypes(offer: Offer): DocumentType[] | null {
  if (offer.trips.flat().every(({ wire }) => wire.transport_kind === 'train')) return null;
  const countries = tripCountries(offer);
  return countries.size === 1 && countries.has('RU') ? INSIDE_RUSSIA : ['international_passport'];
}

export function isDocumentAccepted(offer: Offer, type: DocumentType): boolean {
  const available = availableDocumentTypes(offer);
  return available === null || available.includes(type) || ALWAYS_ACCEPTED.includes(type);
}
