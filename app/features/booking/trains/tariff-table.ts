import type { RailTariff } from '~/upstream/rail-cars/rail-words';
import { RAIL_AGES } from '~/market/rail-ages';

/** The rule of a tariff. Ages count on the day of the journey's first departure. */
export type TariffRule = {
  /** False: the terms are not known, so it is recognised in an answer and never offered. */
  isKnown: boolean;
  hasPlace: boolean;
  /** Takes passengers booked as children or infants only. */
  isForChildren?: boolean;
  /** From this age on. */
  from?: number;
  /** Until this birthday, that day included. */
  upTo?: number;
  /** Younger than this. */
  under?: number;
  /** Citizens of Russia. */
  isForCitizens?: boolean;
  /** Never gives the fare back, whatever the traveller wishes (specification 2 §5). */
  isNonRefundable?: boolean;
  /** A condition of the journey or the party; see `tariffs.ts`. */
  needs?: 'wayBack' | 'birthdayNear' | 'family' | 'wholeTwoPlaces';
};

const UNKNOWN: TariffRule = { isKnown: false, hasPlace: true };

/** Tariffs and who may take them (specification 2 §3 "Rail fare kinds", §5; rail facts §10). */
export const TARIFFS: Readonly<Record<RailTariff, TariffRule>> = {
  full: { isKnown: true, hasPlace: true },
  // A second child younger than five pays this tariff too, so it has no lower bound.
  child: { isKnown: true, hasPlace: true, isForChildren: true, upTo: RAIL_AGES.child },
  free_child: { isKnown: true, hasPlace: false, isForChildren: true, upTo: RAIL_AGES.freeChild },
  additional_free_child: {
    isKnown: true,
    hasPlace: false,
    isForChildren: true,
    upTo: RAIL_AGES.child,
    needs: 'wholeTwoPlaces',
  },
  junior: { isKnown: true, hasPlace: true, from: RAIL_AGES.child, upTo: RAIL_AGES.junior, isForCitizens: true },
  senior: { isKnown: true, hasPlace: true, from: RAIL_AGES.senior, isForCitizens: true },
  pupil: {
    isKnown: true,
    hasPlace: true,
    from: RAIL_AGES.child,
    under: RAIL_AGES.minor,
    isForCitizens: true,
    isNonRefundable: true,
  },
  round_trip: { isKnown: true, hasPlace: true, needs: 'wayBack' },
  birthday: { isKnown: true, hasPlace: true, needs: 'birthdayNear' },
  family: { isKnown: true, hasPlace: true, needs: 'family' },
  wedding: UNKNOWN,
  holiday: UNKNOWN,
  business_card: UNKNOWN,
  bonus: UNKNOWN,
  military: UNKNOWN,
};
