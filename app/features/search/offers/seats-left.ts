import type { Translate } from '~/i18n/translate';

/** Shows the number of seats left up to this limit. */
const FEW_SEATS = 5;

/**
 * Returns "5 seats left"; null when there are enough or the number is unknown.
 * @param t reads the namespace `search`
 */
export function seatsLeftText(seatsLeft: number | null, t: Translate): string | null {
  return seatsLeft !== null && seatsLeft <= FEW_SEATS ? t('results.seatsLeft', { count: seatsLeft }) : null;
}
