import { useLocation } from '@remix-run/react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { postQuietly } from '../quiet-post';
import type { EasterEggPair } from './easter-egg';
import styles from './Footer.module.css';

/**
 * Shows a question and its answer. A click brings the next of the 21 pairs; without JavaScript, on a page of its own.
 */
export function EasterEgg({ pair }: { pair: EasterEggPair }) {
  const { t } = useTranslation('common');
  const { pathname, search } = useLocation();
  const [shown, setShown] = useState(pair);

  async function advance(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    try {
      const response = await postQuietly(form);
      setShown((await response.json()) as EasterEggPair);
    } catch {
      // The page that answers the form shows the error.
      form.submit();
    }
  }

  return (
    <form
      id="easter-egg"
      method="post"
      action="/easter-egg"
      className={styles.egg}
      onSubmit={(event) => void advance(event)}
    >
      <input type="hidden" name="to" value={`${pathname}${search}#easter-egg`} />
      <button type="submit" title={t('footer.easterEgg')}>
        <span>{shown.question}</span> <span>{shown.answer}</span>
      </button>
    </form>
  );
}
