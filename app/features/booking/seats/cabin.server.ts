import type { Translate } from '~/i18n/translate';
import { formatMoney } from '~/market/format';
import type { Locale } from '~/market/locales';
import type { Money } from '~/market/money';
import type { Seat, SeatMap, SeatPlace } from '~/upstream/ancillaries/contract';
import type { PassengerType } from '~/upstream/booking/contract';
import { fellowMark, NO_SEAT, TAKEN, type CabinView, type SeatKind } from './cabin';
import { maySitAtExit } from './seat-rules';

export type CabinParts = {
  map: SeatMap;
  party: readonly PassengerType[];
  /** Index in the party of the passenger who chooses. */
  passenger: number;
  /** Seat numbers on this flight by passenger index. */
  chosen: ReadonlyMap<number, string>;
  /** Total of all other seats of the order, hundredths. */
  othersTotal: number;
};

/** How many rows before and behind the wing exits overlook the wing. Only drawn; no rule depends on it. */
const WING = { before: 3, behind: 4 };

/**
 * Builds the seat map for one passenger. Pure.
 * @param t reads the namespace `seats`
 */
export function cabinView(parts: CabinParts, t: Translate, locale: Locale): CabinView {
  const { map, passenger, chosen } = parts;
  const letters = map.columns.flat();
  const fellows = new Map([...chosen].filter(([index]) => index !== passenger).map(([index, seat]) => [seat, index]));
  const own = chosen.get(passenger);
  const kinds = new Map<string, { index: number; kind: SeatKind }>();
  const kindOf = (seat: Seat) => {
    const key = `${seat.zone} ${seat.price.amount} ${seat.isAdultsOnly}`;
    const entry = kinds.get(key) ?? { index: kinds.size, kind: seatKind(seat, parts, t, locale) };
    kinds.set(key, entry);
    return entry.index;
  };
  const markOf = (seat: Seat | undefined) => {
    if (!seat) return NO_SEAT;
    const fellow = fellows.get(seat.number);
    if (fellow !== undefined) return fellowMark(fellow);
    return seat.isFree || seat.number === own ? kindOf(seat) : TAKEN;
  };
  const exits = map.rows.flatMap(({ isExit, number }) => (isExit ? number : []));
  const rows = map.rows.map(({ number, isExit, seats }) => ({
    number,
    isExit,
    isAtWing: exits.some((exit) => number >= exit - WING.before && number <= exit + WING.behind),
    seats: letters.map((letter) => markOf(seats.find(({ column }) => column === letter))),
  }));
  return {
    columns: map.columns.map((block) => block.map((letter) => ({ letter, place: placeOf(letter, map) }))),
    kinds: [...kinds.values()].map(({ kind }) => kind),
    rows,
    hasNose: rows[0]?.number === 1,
  };
}

function seatKind(seat: Seat, parts: CabinParts, t: Translate, locale: Locale): SeatKind {
  const { price, isAdultsOnly } = seat;
  const zone = isAdultsOnly ? 'exit' : seat.zone;
  const total: Money = { amount: parts.othersTotal + price.amount, currency: price.currency };
  const isRefused = isAdultsOnly && !maySitAtExit(parts.passenger, parts.party);
  return {
    zone,
    label: t(`zone.${zone}`),
    note: noteOf(seat, isRefused, t),
    price: seatPrice(price, t, locale),
    total: formatMoney(total, locale),
    refusal: isRefused ? t('key.exitOnly') : null,
  };
}

/** Says what is special about a seat, or why it is refused to this passenger. */
function noteOf({ zone, isAdultsOnly }: Seat, isRefused: boolean, t: Translate): string | null {
  if (isRefused) return t('exitRefused');
  if (isAdultsOnly) return t('note.exit');
  return zone === 'extra_legroom' ? t('note.extra_legroom') : null;
}

/** Returns "1 200 ₽" or "free". */
export function seatPrice(price: Money, t: Translate, locale: Locale): string {
  return price.amount === 0 ? t('free') : formatMoney(price, locale);
}

function placeOf(letter: string, map: SeatMap): SeatPlace {
  const seat = map.rows.flatMap(({ seats }) => seats).find(({ column }) => column === letter);
  return seat?.place ?? 'middle';
}
