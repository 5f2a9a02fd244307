import { cityName } from '~/features/trip/place-name';
import { spacedNumber } from '~/features/trip/transport-number';
import type { Translate } from '~/i18n/translate';
import { formatMoney } from '~/market/format';
import type { Locale } from '~/market/locales';
import type { Money } from '~/market/money';
import { dashed } from '~/market/punctuation';
import type { AncillaryTarget } from '~/upstream/ancillaries/contract';
import type { Booking } from '~/upstream/booking/contract';

/** Translator and locale of the add-ons: `t` reads the namespace `addons`. */
export type AddonWords = { t: Translate; locale: Locale };

/** Names the passengers, trips and flights of an order. */
export class OrderNames {
  /** @param firstNames those already typed, by passenger index */
  constructor(
    private readonly booking: Booking,
    private readonly firstNames: readonly (string | undefined)[],
    private readonly words: AddonWords,
  ) {}

  get isForOne(): boolean {
    const { adults, children, infants } = this.booking.search.travelers;
    return adults + children + infants === 1;
  }

  money(money: Money): string {
    return money.amount === 0 ? this.words.t('free') : formatMoney(money, this.words.locale);
  }

  /** Returns "Пассажир 2 (Анна)". */
  passenger(index: number): string {
    const { t } = this.words;
    const name = this.firstNames[index]?.trim();
    return name ? t('passengerNamed', { number: index + 1, name }) : t('passenger', { number: index + 1 });
  }

  /** Returns "Москва — Сочи". */
  trip(tripIndex: number): string {
    const segments = this.booking.segments.filter((segment) => segment.tripIndex === tripIndex);
    return this.way(segments[0]?.departure ?? '', segments.at(-1)?.arrival ?? '');
  }

  /** Returns "Москва — Сочи, SU 1130". */
  segment(segmentIndex: number): string {
    const segment = this.booking.segments.find((one) => one.segmentIndex === segmentIndex);
    return segment ? `${this.way(segment.departure, segment.arrival)}, ${spacedNumber(segment)}` : '';
  }

  /** Returns the carrier's name of a flight. */
  carrier(segmentIndex: number): string {
    const code = this.booking.segments.find((one) => one.segmentIndex === segmentIndex)?.marketingCarrier ?? '';
    return this.booking.airlines[code]?.name ?? code;
  }

  /**
   * Names the part of the journey and the passenger that a product is for; empty when it covers everything and
   * everybody.
   */
  target({ segmentIndex, tripIndex, passengerIndex, passengerIndexes = [] }: AncillaryTarget): string[] {
    const trips = new Set(this.booking.segments.map((segment) => segment.tripIndex)).size;
    return [
      ...(segmentIndex !== null ? [this.segment(segmentIndex)] : []),
      ...(segmentIndex === null && tripIndex !== null && trips > 1 ? [this.trip(tripIndex)] : []),
      ...(passengerIndex !== null && !this.isForOne ? [this.passenger(passengerIndex)] : []),
      ...passengerIndexes.map((index) => this.passenger(index)),
    ];
  }

  private way(departure: string, arrival: string): string {
    return dashed([cityName(departure, this.booking), cityName(arrival, this.booking)], this.words.locale);
  }
}
