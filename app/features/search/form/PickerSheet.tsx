import { useEffect, type RefObject } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import styles from './PassengerPicker.module.css';

/**
 * With JavaScript the passenger picker behaves like a menu, on a phone like a sheet: Escape, a click beside it and, on a
 * phone, a button fold it. Not the press already: folding may move what is below, and the click would miss it.
 */
export function PickerSheet({ box }: { box: RefObject<HTMLDetailsElement> }) {
  const { t } = useTranslation('home');

  useEffect(() => {
    const fold = (event: MouseEvent | KeyboardEvent) => {
      const details = box.current;
      if (!details?.open) return;
      // The path of the event: a removed child's button is no longer in the document by now.
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
