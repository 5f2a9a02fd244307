import { useRevalidator } from '@remix-run/react';
import { useEffect, useState, type ReactNode } from 'react';
import { Illustration } from './Illustration';
import { canReachShop } from './shop-reach';
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

/**
 * Asks for the page's data again every few seconds, but only once the shop can be reached: a revalidation that fails on
 * the way would put the error page in place of this one, and that does not come back.
 */
export function Revalidation({ seconds }: { seconds: number }) {
  const { revalidate, state } = useRevalidator();
  const [missed, setMissed] = useState(0);
  useEffect(() => {
    if (state !== 'idle') return;
    let isLeft = false;
    const ask = async () => {
      const isReachable = await canReachShop();
      if (isLeft) return;
      if (isReachable) revalidate();
      else setMissed(missed + 1);
    };
    const timer = setTimeout(() => void ask(), seconds * 1000);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [missed, revalidate, seconds, state]);
  return null;
}
