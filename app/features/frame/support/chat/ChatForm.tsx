import { useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import type { ChatScreen } from '../chat-screen';
import styles from './ChatWidget.module.css';

type ChatFormProps = {
  form: ChatScreen['form'];
  /** @returns what is wrong; null when the message was sent */
  send: (text: string, key: string, lost: string) => Promise<string | null>;
};

/** The form of the widget. What is typed stays until it was taken; the same words keep their key, so they are said once. */
export function ChatForm({ form, send }: ChatFormProps) {
  const { t } = useTranslation('chat');
  const id = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const key = useRef<string | null>(null);

  async function submit() {
    if (isBusy) return;
    area.current?.focus();
    if (text.trim() === '') return setError(t('error.empty'));
    setBusy(true);
    key.current ??= form.key;
    const wrong = await send(text, key.current, t('error.unclear'));
    setBusy(false);
    setError(wrong);
    if (wrong !== null) return;
    key.current = null;
    setText('');
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  function onKeyDown(event: KeyboardEvent) {
    // On a phone the key makes a new line.
    const isTyped = event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing;
    if (isTyped || !window.matchMedia('(hover: hover)').matches) return;
    event.preventDefault();
    void submit();
  }

  return (
    <form onSubmit={onSubmit} noValidate className={styles.form}>
      <label htmlFor={id} className={styles.label}>
        {t('text')}
      </label>
      <div className={styles.row}>
        <textarea
          ref={area}
          id={id}
          value={text}
          rows={2}
          maxLength={form.max}
          className={styles.area}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error !== null}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.target.value);
            setError(null);
            // Other words are another message.
            if (!isBusy) key.current = null;
          }}
        />
        <Button aria-disabled={isBusy}>{t('send')}</Button>
      </div>
      <p id={`${id}-error`} className={styles.error} role="alert">
        {error}
      </p>
    </form>
  );
}
