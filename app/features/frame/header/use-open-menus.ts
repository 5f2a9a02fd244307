import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** Marks a `<details>` as a header menu; its parent contains everything that belongs to it. */
export const MENU = { 'data-menu': '' };

const openMenus = () => [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')];

const isInDialog = (target: EventTarget | null) => target instanceof Element && target.closest('dialog') !== null;

/** Closes open menus on Escape, on a click or focus elsewhere, and on navigation. */
export function useOpenMenus(): void {
  const { key } = useLocation();
  const shown = useRef(key);

  useEffect(() => {
    // A menu opened before the scripts arrived stays open.
    if (shown.current === key) return;
    shown.current = key;
    for (const menu of openMenus()) menu.open = false;
  }, [key]);

  useEffect(() => {
    function leave({ target }: Event) {
      const menus = openMenus();
      // A dialog opened from a menu returns the focus to it.
      if (isInDialog(target)) return;
      // Inside a phone's menu nothing folds, so that the target does not move under the finger.
      if (menus.some((menu) => menu.parentElement?.contains(target as Node))) return;
      for (const menu of menus) menu.open = false;
    }
    function escape({ key, target }: KeyboardEvent) {
      const menu = key === 'Escape' ? openMenus().at(-1) : undefined;
      // Escape in a dialog closes only the dialog.
      if (!menu || isInDialog(target)) return;
      menu.open = false;
      menu.querySelector('summary')?.focus();
    }
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, []);
}
