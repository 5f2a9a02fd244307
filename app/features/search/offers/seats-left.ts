import type { Translate } from '~/i18n/translate';

/** Seats left are worth saying when there are at most so many. */
const FEW_SEATS = 5;

/**
 * "5 seats left"; null when there are enough or it is not known.
 * @param t reads the namespace `search`
 */
export function seatsLeftText(seatsLeft: number | null, t: Translate): string | null {
  return seatsLeft !== null && seatsLeft <= FEW_SEATS ? t('results.seatsLeft', { count: seatsLeft }) : null;
}
