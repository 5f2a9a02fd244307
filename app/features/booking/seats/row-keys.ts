import type { KeyboardEvent } from 'react';

/**
 * Moves focus to the seat in front or behind with the up and down arrows; a radio group alone has only one line, of
 * hundreds of seats. Skips seats that cannot be chosen.
 */
export function moveByRow(event: KeyboardEvent): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
  const cell = event.target instanceof HTMLInputElement ? event.target.closest('td') : null;
  const body = cell?.closest('tbody');
  if (step === 0 || !cell || !body) return;
  event.preventDefault();
  // Cells that span several rows shift the indexes of others.
  const { offsetLeft } = cell;
  const rows = [...body.rows];
  for (let at = rows.indexOf(cell.parentElement as HTMLTableRowElement) + step; rows[at]; at += step) {
    const across = [...(rows[at]?.cells ?? [])].find((one) => one.offsetLeft === offsetLeft);
    const seat = across?.querySelector<HTMLInputElement>('input:enabled');
    if (!seat) continue;
    seat.focus();
    seat.click();
    return;
  }
}
