import type { Translate } from '~/i18n/translate';
import type { Reset } from './choice-changes';

/**
 * Changes that the page tells after a choice, in the order of the telling. The others follow from what was asked for: a
 * compartment is filled because it was taken as a whole.
 */
export const TOLD_RESETS = [
  'sold',
  'otherCar',
  'otherCompartment',
  'childAttached',
  'noBaby',
  'noAdult',
  'tariff',
  'bedding',
] as const satisfies readonly Reset[];

/**
 * Words the changes that an address names after `told`, as `otherCar.sold`; null without any.
 * @param t reads the namespace `trains`
 */
export function toldText(named: string | null, t: Translate): string | null {
  const names = (named ?? '').split('.');
  const told = TOLD_RESETS.filter((one) => names.includes(one)).map((one) => t(`told.${one}`));
  return told.length > 0 ? told.join(' ') : null;
}
