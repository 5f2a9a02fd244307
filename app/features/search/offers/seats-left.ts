import type { Translate } from '~/i18n/translate';
import type { Variant } from '~/upstream/search/contract';

/** Shows the number of seats left up to this limit; of places on trains always. */
const FEW_SEATS = 5;

/**
 * Returns "5 seats left"; null when there are enough or the number is unknown.
 * @param t reads the namespace `search`
 */
export function seatsLeftText(seatsLeft: number | null, t: Translate): string | null {
  return seatsLeft !== null && areFew(seatsLeft) ? t('results.seatsLeft', { count: seatsLeft }) : null;
}

/**
 * Returns "49 places" in the kind of car that an offer buys; null without a kind of car or a number.
 * @param t reads the namespace `search`
 */
export function placesLeftText({ fare, seatsLeft }: Pick<Variant, 'fare' | 'seatsLeft'>, t: Translate): string | null {
  return fare?.carKind && seatsLeft !== null ? t('results.places', { count: seatsLeft }) : null;
}

/** True when so few are left that a card names it beside a kind of car. */
export function areFew(seatsLeft: number | null): boolean {
  return seatsLeft !== null && seatsLeft <= FEW_SEATS;
}
