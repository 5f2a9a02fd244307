import { useRevalidator } from '@remix-run/react';
import { useEffect, type ReactNode } from 'react';
import { Illustration } from './Illustration';
import styles from './Waiting.module.css';

export type WaitingProps = {
  title: string;
  text: string;
  /** How soon the page asks again. */
  refreshSeconds: number;
  /**
   * `script` (default): revalidation with JavaScript, a meta refresh inside `noscript` without it.
   * `plain`: an unconditional meta refresh, for pages that ship no script (a `noscript` is dead in a browser that has
   * scripting, even when the page's policy forbids it).
   */
  mode?: 'script' | 'plain';
  /** More below the text: a way to cancel, a link to ask at once. */
  children?: ReactNode;
};

/** A page that waits for an upstream and comes back by itself, calmly: it says what is happening and never blinks. */
export function Waiting({ title, text, refreshSeconds, mode = 'script', children }: WaitingProps) {
  const refresh = <meta httpEquiv="refresh" content={String(refreshSeconds)} />;
  return (
    <div className={styles.waiting}>
      {mode === 'plain' ? refresh : <noscript>{refresh}</noscript>}
      {mode === 'script' ? <Revalidation seconds={refreshSeconds} /> : null}
      <Illustration name="flight" />
      <div role="status">
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
    </div>
  );
}

function Revalidation({ seconds }: { seconds: number }) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== 'idle') return;
    const timer = setTimeout(revalidate, seconds * 1000);
    return () => clearTimeout(timer);
  }, [revalidate, seconds, state]);
  return null;
}
