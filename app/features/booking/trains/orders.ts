import type {
  CarType,
  CompartmentGender,
  PlaceDemand,
  RailTariff,
  ReservationType,
  Storey,
} from '~/upstream/rail-cars/rail-words';

/** A passenger's seat order on one train (specification 2 §3 "Seat order"). */
export type SeatOrder = {
  passenger: number;
  /** Null while nothing is chosen, and for children without a place. */
  seat: number | null;
  /** Null: the tariff of the passenger's type. */
  tariff: RailTariff | null;
  /** The adult with whom a child without a place travels. */
  adult: number | null;
  isRefundable: boolean;
  /** Wants a set of bedding, where it costs extra. */
  hasBedding: boolean;
};

/** Wishes for places that the railway chooses: the reservation type `by_demand`. */
export type SeatDemands = {
  demand: PlaceDemand;
  lower: number;
  upper: number;
  /** Missing: any storey, any number. */
  storey?: Storey | undefined;
  range?: { min: number; max: number } | undefined;
};

/**
 * The choice of a party on one train, as the draft keeps it. All sit in one car, because a reservation of a train names
 * one. `price` is what the page showed for all of them, hundredths; the reservation answers with the real one.
 */
export type TrainOrders = {
  segmentIndex: number;
  car: { number: string; type: CarType; kind: string | null; serviceClass: string };
  reservation: ReservationType;
  /** Wanted for an empty compartment; null where compartments are not divided. */
  gender: CompartmentGender | null;
  demands: SeatDemands | null;
  orders: SeatOrder[];
  price: number;
};

/** Returns true when a choice is in this car. A car number may come twice, with two service classes. */
export function isOfCar(
  { car }: Pick<TrainOrders, 'car'>,
  { number, serviceClass }: { number: string; serviceClass: string },
): boolean {
  return car.number === number && car.serviceClass === serviceClass;
}
