import { useRevalidator } from '@remix-run/react';
import { useEffect, useState, type ReactNode } from 'react';
import { Illustration } from './Illustration';
import { canReachShop } from './shop-reach';
import styles from './Waiting.module.css';

export type WaitingProps = {
  title: string;
  text: string;
  /** Seconds until the page checks again. */
  refreshSeconds: number;
  /**
   * `script` (default): revalidation with JavaScript, a meta refresh inside `noscript` without it. `plain`: an
   * unconditional meta refresh, for pages without scripts. Browsers with scripting enabled ignore `noscript`, even when
   * the page's policy forbids scripts.
   */
  mode?: 'script' | 'plain';
  /** Shown below the text: a cancel button, a link to check at once. */
  children?: ReactNode;
};

/** Waiting page for an upstream: says what is happening and refreshes itself without flicker. */
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
 * Revalidates the page every few seconds, but only once the shop is reachable: a failed revalidation would replace this
 * page with the error page, which never refreshes.
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
