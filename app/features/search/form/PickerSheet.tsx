import { useEffect, type RefObject } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import styles from './PassengerPicker.module.css';

/**
 * Makes the passenger picker behave like a menu, or a sheet on a phone: Escape, a click outside or the phone's button
 * closes it. Listens to the click instead of the press: closing moves the content below, and the click would miss its
 * target.
 */
export function PickerSheet({ box }: { box: RefObject<HTMLDetailsElement> }) {
  const { t } = useTranslation('home');

  useEffect(() => {
    const fold = (event: MouseEvent | KeyboardEvent) => {
      const details = box.current;
      if (!details?.open) return;
      // Use the event's path: a removed child's button has already left the document.
      const isInside = event.composedPath().includes(details);
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        if (isInside) details.querySelector('summary')?.focus();
      } else if (isInside) {
        return;
      }
      details.open = false;
    };
    document.addEventListener('click', fold);
    document.addEventListener('keydown', fold);
    return () => {
      document.removeEventListener('click', fold);
      document.removeEventListener('keydown', fold);
    };
  }, [box]);

  function close() {
    if (!box.current) return;
    box.current.open = false;
    box.current.querySelector('summary')?.focus();
  }

  return (
    <div className={styles.done}>
      <Button type="button" wide onClick={close}>
        {t('passengers.done')}
      </Button>
    </div>
  );
}
