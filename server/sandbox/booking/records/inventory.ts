import type { Store } from '../../store/store';
import type { Offer } from '../../search/offers/offer';

/** `until`: the booking's end; `ownUntil`: that of this flight, which an exchange gives up. */
type Hold = { seats: number; until: number; ownUntil: number };

/** Seats that a booking needs on one physical flight and cabin. */
export type SeatDemand = { inventoryKey: string; seats: number; onSale: number };

/**
 * Seats taken by this sandbox's bookings, in memory beside the table `seats`, because a search reads thousands of
 * flights at once. A hold ends by itself when its booking expires; a paid one lasts.
 */
export class SeatInventory {
  #holds = new Map<string, Map<string, Hold>>();

  private constructor(private readonly now: () => Date) {}

  static async load(store: Store, now: () => Date): Promise<SeatInventory> {
    const inventory = new SeatInventory(now);
    const { rows } = await store.execute(
      `SELECT s.inventory_key, s.booking_token, s.count, s.until AS own_until, CASE WHEN b.paid_at IS NULL THEN b.expires_at
                ELSE coalesce(b.returned_at, r.refunded_at) END AS until
       FROM seats s JOIN bookings b ON b.token = s.booking_token
         LEFT JOIN (SELECT DISTINCT booking_token, refunded_at FROM refunds WHERE reason = 'not_issued') r
           ON r.booking_token = b.token`,
    );
    for (const row of rows) {
      const [until, ownUntil] = [row.until, row.own_until].map((end) => (end === null ? Infinity : Number(end)));
      const hold = { seats: Number(row.count), until: until ?? Infinity, ownUntil: ownUntil ?? Infinity };
      inventory.#put(String(row.booking_token), String(row.inventory_key), hold);
    }
    return inventory;
  }

  taken(inventoryKey: string): number {
    const now = this.now().getTime();
    let seats = 0;
    for (const hold of this.#holds.get(inventoryKey)?.values() ?? [])
      if (now < Math.min(hold.until, hold.ownUntil)) seats += hold.seats;
    return seats;
  }

  /** Holds all of the demand, or nothing. Synchronous, so that two bookings cannot both get the last seat. */
  tryHold(bookingToken: string, demand: SeatDemand[], until: number): boolean {
    if (demand.some(({ inventoryKey, seats, onSale }) => this.taken(inventoryKey) + seats > onSale)) return false;
    for (const { inventoryKey, seats } of demand)
      this.#put(bookingToken, inventoryKey, { seats, until, ownUntil: Infinity });
    return true;
  }

  /** Moves the end of a booking's holds: Infinity once it is paid, a time once all tickets go back. */
  extend(bookingToken: string, until: number): void {
    for (const holds of this.#holds.values()) {
      const hold = holds.get(bookingToken);
      if (hold) hold.until = until;
    }
  }

  release(bookingToken: string): void {
    for (const holds of this.#holds.values()) holds.delete(bookingToken);
  }

  /** Sets the end of the holds on some flights, whatever becomes of the booking: those of an exchange. */
  endFlights(bookingToken: string, inventoryKeys: readonly string[], until: number): void {
    for (const key of inventoryKeys) {
      const hold = this.#holds.get(key)?.get(bookingToken);
      if (hold) hold.ownUntil = until;
    }
  }

  /** Gives back the seats of one flight. */
  releaseFlight(bookingToken: string, inventoryKey: string): void {
    this.#holds.get(inventoryKey)?.delete(bookingToken);
  }

  clear(): void {
    this.#holds.clear();
  }

  #put(bookingToken: string, inventoryKey: string, hold: Hold): void {
    const holds = this.#holds.get(inventoryKey) ?? new Map<string, Hold>();
    holds.set(bookingToken, hold);
    this.#holds.set(inventoryKey, holds);
  }
}

/** Returns the seats that an offer needs on each flight that counts them; trains have berths. */
export function countedDemand(offer: Offer): SeatDemand[] {
  return seatDemand({ ...offer, trips: offer.trips.map((trip) => trip.filter(({ train }) => !train)) });
}

/** Returns the seats that an offer needs on each flight, train or bus. Infants sit on a lap. */
export function seatDemand(offer: Pick<Offer, 'session' | 'trips'>): SeatDemand[] {
  const seats = offer.session.travelers.adult + offer.session.travelers.child;
  const demand = new Map<string, SeatDemand>();
  for (const flight of offer.trips.flat()) {
    const entry = demand.get(flight.inventoryKey);
    if (entry) entry.seats += seats;
    else demand.set(flight.inventoryKey, { inventoryKey: flight.inventoryKey, seats, onSale: flight.seatsOnSale });
  }
  return [...demand.values()];
}
