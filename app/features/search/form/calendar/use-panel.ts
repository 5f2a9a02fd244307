import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Margin beside the panel, in pixels. */
const GUTTER = 16;

/**
 * Opens the calendar. On a phone it is a modal sheet; on a wide screen a panel below its field that leaves the page
 * usable, so a press or a focus elsewhere closes it.
 * @param onLeave called when the visitor has moved on
 */
export function usePanel(isNarrow: boolean, onLeave: () => void): RefObject<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null);

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
    // Now a day can take the focus: the chosen one, today or the first selectable one.
    const day = box.querySelector<HTMLElement>('td button[tabindex="0"]');
    if (isModal) day?.scrollIntoView({ block: 'center' });
    else box.scrollIntoView({ block: 'nearest' });
    day?.focus({ preventScroll: true });
    // Close it before it leaves the page.
    return () => (isModal ? box.close() : box.hidePopover());
  }, [isNarrow]);

  useEffect(() => {
    const leave = ({ target }: Event) => {
      // The field belongs to its calendar.
      if (!dialog.current?.parentElement?.contains(target as Node)) onLeave();
    };
    if (isNarrow) return;
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  });

  return dialog;
}

/** Puts the panel below its field and onto the screen, and below the search button where that is under the field. */
function place(box: HTMLDialogElement): void {
  const field = box.parentElement?.getBoundingClientRect();
  const submit = box.closest('form')?.querySelector('[data-testid="search-ticket-button"]')?.getBoundingClientRect();
  if (!field) return;
  const room = document.documentElement.clientWidth - box.offsetWidth - GUTTER;
  const top = submit && submit.top >= field.bottom ? submit.bottom : field.bottom;
  box.style.setProperty('--top', `${top + window.scrollY}px`);
  box.style.setProperty('--left', `${Math.max(GUTTER, Math.min(field.left, room))}px`);
}
