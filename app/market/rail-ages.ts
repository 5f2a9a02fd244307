/** The age bounds of railways, in years (specification 2 §5, rail facts §10). */
export const RAIL_AGES = {
  /** Younger ones have the places for mother and baby, with their adult. */
  baby: 1,
  infant: 2,
  /** Free without a place until this birthday, that day included. */
  freeChild: 5,
  /** The tariff of children ends with this birthday, that day included; so does the exemption from gender. */
  child: 10,
  /** A full ticket on journeys with a flight. */
  airAdult: 12,
  /** Places with children in compartments, pupils and families count up to here. */
  minor: 18,
  /** The tariff of the young ends with this birthday, that day included. */
  junior: 21,
  senior: 60,
} as const;
