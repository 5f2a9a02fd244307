import type { AncillaryItem, AncillaryOrder } from '~/upstream/ancillaries/contract';

/** A chosen seat in the order. `number`: "12A". */
export type ChosenSeat = { segmentIndex: number; passengerIndex: number; number: string; item: AncillaryItem };

/** Lists the chosen seats of an order, by flight and passenger; not those that are no longer for sale. */
export function chosenSeats(order: Pick<AncillaryOrder, 'items'> | null): ChosenSeat[] {
  return (order?.items ?? [])
    .flatMap((item): ChosenSeat[] => {
      const { segmentIndex, passengerIndex } = item.target;
      if (item.group !== 'seat_selection' || !item.isAvailable || segmentIndex === null || passengerIndex === null)
        return [];
      return [{ segmentIndex, passengerIndex, number: item.description.code, item }];
    })
    .sort((one, other) => one.segmentIndex - other.segmentIndex || one.passengerIndex - other.passengerIndex);
}

/** Adds up the prices of seats, in hundredths. */
export function sumOfSeats(seats: readonly ChosenSeat[]): number {
  return seats.reduce((sum, { item }) => sum + item.price.amount, 0);
}
