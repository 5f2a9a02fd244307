import { formatWeight } from '~/market/weight';
import type { SeatPosition } from '~/upstream/ancillaries/contract';
import type { Packet } from '../order-lines/packets';
import type { ProductDetails } from '../order-lines/product';
import { placeOf } from '../../outbox/customer-place';
import { insuranceTexts } from './insurance-texts';
import { LANGUAGES } from './languages';
import type { ProductTitles } from './product-titles';

/** Returns the complete name of a product in a customer's language and units; in English for an unknown language. */
export function titleOf(details: ProductDetails, customer: { language: string; country: string | null }): string {
  const { language } = customer;
  const titles = titlesIn(language);
  switch (details.kind) {
    case 'baggage':
      return details.count === 1
        ? titles.oneBag(weightOf(details, customer))
        : titles.twoBags(weightOf(details, customer));
    case 'seat':
      return titles.seat(details.number);
    case 'meal':
      return titles.meals[details.code] ?? details.code;
    case 'bedding':
      return titles.bedding;
    case 'refund':
      return titles.refund(details.percent);
    case 'registration': {
      const title = titles.registration[details.registration];
      return details.position ? `${title}: ${positionName(details.position, titles)}` : title;
    }
    case 'insurance':
      return insuranceTexts(details.code, language).name;
    case 'support':
      return titles.support[details.level];
    case 'vip':
      return titles.vip;
    case 'warranty':
      return titles.warranty;
    case 'sms':
      return titles.sms[details.code];
  }
}

function weightOf({ weightKg }: { weightKg: number }, customer: Parameters<typeof placeOf>[0]): string {
  return formatWeight(weightKg, placeOf(customer));
}

export function packetTitle(name: Packet['name'], language: string): string {
  return titlesIn(language).packets[name];
}

function titlesIn(language: string): ProductTitles {
  return LANGUAGES[language] ?? LANGUAGES.en;
}

function positionName({ cabinPosition, place }: SeatPosition, titles: ProductTitles): string {
  return [titles.cabinPositions[cabinPosition], titles.places[place]].join(', ');
}
