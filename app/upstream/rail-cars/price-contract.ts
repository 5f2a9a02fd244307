/** How the prices of a car list are calculated: by whoever shows them, and by whoever charges them. Hundredths. */

/** Returns what a tariff makes of the price for an adult: in whole units where that price is whole, else in hundredths. */
export function tariffPrice(adultPrice: number, percent: number): number {
  const unit = adultPrice % 100 === 0 ? 100 : 1;
  return Math.round((adultPrice * percent) / 100 / unit) * unit;
}

/**
 * Returns the price of a whole compartment: `min` for one traveller, `max` for a full party, and in between by the number
 * of travellers, in whole units where both ends are whole.
 * @param travellers those with a place of their own
 */
export function compartmentPrice(
  { price, seats }: { price: { min: number; max: number }; seats: readonly number[] },
  travellers: number,
): number {
  if (travellers <= 1 || seats.length <= 1) return price.min;
  const share = Math.min(1, (travellers - 1) / (seats.length - 1));
  const unit = price.min % 100 === 0 && price.max % 100 === 0 ? 100 : 1;
  return price.min + Math.round(((price.max - price.min) * share) / unit) * unit;
}
