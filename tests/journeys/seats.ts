import { tagsOf } from '#tests/setup/html';
import { formsOf, formWith } from '#tests/setup/html-form';
import type { PlainBrowser, PlainPage } from '#tests/setup/plain-browser';

/** A seat of the map with its name, and whether it can be chosen. */
export type SeatOnPage = { number: string; name: string; isFree: boolean; isChosen: boolean };

/** Returns the seats of a page, without "no seat". */
export function seatsOf({ text }: Pick<PlainPage, 'text'>): SeatOnPage[] {
  return tagsOf(text, 'input[name="seat"]')
    .filter(({ value }) => value)
    .map((tag) => ({
      number: tag.value ?? '',
      name: tag['aria-label'] ?? '',
      isFree: tag.disabled === undefined,
      isChosen: tag.checked !== undefined,
    }));
}

export function freeSeats(page: Pick<PlainPage, 'text'>): SeatOnPage[] {
  return seatsOf(page).filter(({ isFree }) => isFree);
}

/** Chooses a seat ('' for none) and presses a button; @returns the page that follows */
export function takeSeat(visitor: PlainBrowser, page: PlainPage, seat: string, intent = ''): Promise<PlainPage> {
  const { action, fields } = formWith(page.text, 'seat');
  return visitor.post(action || page.path, { ...fields, seat, ...(intent ? { intent } : {}) });
}

/** Returns the index of the passenger whose seat is being chosen. */
export function passengerOf(page: PlainPage): number {
  return Number(formsOf(page.text).find(({ fields }) => 'seat' in fields)?.fields.passenger?.[0]);
}
