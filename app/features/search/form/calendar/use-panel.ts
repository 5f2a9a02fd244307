import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { AfterCalendar } from '../date-calendar';

/** Margin beside the panel at least, in pixels. */
const GUTTER = 16;

export type PanelOptions = {
  isNarrow: boolean;
  /** The day that takes the focus; empty for the first selectable one. */
  focus: string;
  /** Clears the date; null when there is none. */
  onClear: (() => void) | null;
  onClose: (focus: AfterCalendar) => void;
};

/**
 * Opens the calendar. On a phone it is a modal sheet; on a wide screen a panel below its field that leaves the page
 * usable, so a press or a focus elsewhere closes it. Escape closes it too, Backspace and Delete clear the date
 * (specification 1 §4).
 */
export function usePanel({ isNarrow, focus, onClear, onClose }: PanelOptions): RefObject<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null);
  const [focusAtOpen] = useState(focus);

  useLayoutEffect(() => {
    const box = dialog.current;
    if (!box) return;
    const isModal = isNarrow || !('showPopover' in box);
    if (isModal) {
      box.showModal();
    } else {
      box.setAttribute('popover', 'manual');
      box.showPopover();
      place(box);
    }
    // Now a day can take the focus; the picker's own choice is today or the first selectable one.
    const chosen = box.querySelector<HTMLElement>(`[data-day="${CSS.escape(focusAtOpen)}"] button:enabled`);
    const day = chosen ?? box.querySelector<HTMLElement>('td button[tabindex="0"]');
    // With its month's name, which stands above the table of days.
    if (isModal) day?.closest('table')?.parentElement?.scrollIntoView({ block: 'start' });
    else scrollToBoth(box);
    day?.focus({ preventScroll: true });
    // Close it before it leaves the page.
    return () => (isModal ? box.close() : box.hidePopover());
  }, [isNarrow, focusAtOpen]);

  useEffect(() => {
    const box = dialog.current;
    if (!box) return;
    const listening = new AbortController();
    const { signal } = listening;
    const onKeyDown = (event: KeyboardEvent) => {
      const clears = (event.key === 'Backspace' || event.key === 'Delete') && box.contains(event.target as Node);
      if (!clears && event.key !== 'Escape') return;
      event.preventDefault();
      if (clears) onClear?.();
      else onClose('field');
    };
    const cancel = (event: Event) => {
      event.preventDefault();
      onClose('field');
    };
    // A press of the dialog itself is one beside the sheet.
    const closeBeside = ({ target }: Event) => {
      if (target === box) onClose('field');
    };
    const leave = ({ target }: Event) => {
      // The field belongs to its calendar; a calendar that another one replaces has no part in it.
      if (!isNarrow && box.isConnected && !box.parentElement?.contains(target as Node)) onClose('nothing');
    };
    // The keys work in the field as well.
    document.addEventListener('keydown', onKeyDown, { signal });
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leave, { signal });
    box.addEventListener('cancel', cancel, { signal });
    box.addEventListener('click', closeBeside, { signal });
    return () => listening.abort();
  });

  return dialog;
}

/** Scrolls a panel into view; one that does not fit brings its whole form to the top, so that nothing is cut by half. */
function scrollToBoth(box: HTMLDialogElement): void {
  const island = box.closest('form')?.getBoundingClientRect();
  if (box.getBoundingClientRect().bottom <= window.innerHeight || !island) return;
  window.scrollBy({ top: island.top - GUTTER, behavior: 'instant' });
}

/**
 * Puts the panel below its field, and below the search button where that is under the field; both days of a journey have
 * it at the first, so that it covers neither half of what stands below that. It stays within the form, or within the
 * screen where the form is narrower.
 */
function place(box: HTMLDialogElement): void {
  const form = box.closest('form');
  const field = box.parentElement?.getBoundingClientRect();
  if (!form || !field) return;
  const island = form.getBoundingClientRect();
  const submit = form.querySelector('[data-testid="search-ticket-button"]')?.getBoundingClientRect();
  const top = submit && submit.top >= field.bottom ? submit.bottom : field.bottom;
  box.style.setProperty('--top', `${top + window.scrollY}px`);
  box.style.setProperty('--room', `${island.width}px`);
  const first = form.querySelector('[data-testid="departure-date-container"]')?.getBoundingClientRect();
  const start = Math.min(field.left, first?.left ?? field.left);
  const left = Math.max(GUTTER, island.left, Math.min(start, island.right - box.offsetWidth));
  box.style.setProperty('--left', `${left}px`);
}
