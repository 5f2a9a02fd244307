import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

/** Marks a `<details>` as a menu of the frame; the element around it holds all that belongs to it. */
export const MENU = { 'data-menu': '' };

const openMenus = () => [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')];

/** What JavaScript adds to the menus: Escape, a click or the focus elsewhere, and a new page close them. */
export function useOpenMenus(): void {
  const { key } = useLocation();

  useEffect(() => {
    for (const menu of openMenus()) menu.open = false;
  }, [key]);

  useEffect(() => {
    function leave({ target }: Event) {
      const menus = openMenus();
      // A dialog that a menu opens gives the focus back to it.
      if (target instanceof Element && target.closest('[role=dialog]')) return;
      // Within a phone's menu nothing folds: what one is about to touch must not move.
      if (menus.some((menu) => menu.parentElement?.contains(target as Node))) return;
      for (const menu of menus) menu.open = false;
    }
    function escape(event: KeyboardEvent) {
      const menu = event.key === 'Escape' ? openMenus().at(-1) : undefined;
      if (!menu) return;
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
