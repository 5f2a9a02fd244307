import { cyrillicAndTurkic } from './languages-ru-tr';
import { romance } from './languages-es-fr-it';
import { germanicAndPolish } from './languages-de-nl-pl';
import type { ProductTitles } from './product-titles';

const en: ProductTitles = {
  oneBag: (weight) => `1 bag, ${weight}`,
  twoBags: (weight) => `2 bags, ${weight} each`,
  seat: (number) => `Seat ${number}`,
  meals: {
    SNDW: 'Sandwich and a drink',
    SALD: 'Fresh salad',
    HOTM: 'Hot meal',
    CHML: 'Child meal',
    VGML: 'Vegan meal',
    MOML: 'Halal meal',
    KSML: 'Kosher meal',
    GFML: 'Gluten-free meal',
  },
  bedding: 'Bedding set',
  refund: (percent) => `Ticket refund, up to ${percent}% back`,
  registration: {
    lowered_price: 'Online check-in, any free seat',
    full_price: 'Online check-in with a seat preference',
    airport_registration: 'Check-in instead of the paid one at the airport',
  },
  cabinPositions: ['front of the cabin', 'middle of the cabin', 'back of the cabin'],
  places: ['window', 'middle seat', 'aisle'],
  support: { minimum: 'Faster support', standard: 'Priority support', maximum: 'Personal assistant' },
  vip: 'VIP service',
  warranty: 'Smart route guarantee',
  sms: { order_info: 'Trip reminders by text message' },
  packets: { light: 'Easy start', calm: 'Peace of mind', own: 'Your own bundle' },
};

/** Titles by ISO 639-1 code. */
export const LANGUAGES: { en: ProductTitles } & Record<string, ProductTitles | undefined> = {
  en,
  ...cyrillicAndTurkic,
  ...romance,
  ...germanicAndPolish,
};
