import { useState, type MouseEvent } from 'react';
import { Icon } from '~/ui/Icon';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import type { ShareView } from './share.server';
import styles from './Share.module.css';

/**
 * Shares a link: by the device's own menu, else by copying it. Without JavaScript, and where neither is allowed, unfolds
 * the link in a field. @param isSmall a picture instead of words
 */
export function Share({ share: { label, url, copied }, isSmall = false }: { share: ShareView; isSmall?: boolean }) {
  const [isCopied, setCopied] = useState(false);

  async function send(event: MouseEvent<HTMLElement>) {
    const details = event.currentTarget.parentElement as HTMLDetailsElement;
    if (details.open) return;
    event.preventDefault();
    try {
      // Only some browsers have a share menu, and none without a secure connection.
      if ((navigator as Partial<Navigator>).share) return await navigator.share({ title: document.title, url });
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch (error) {
      const isDismissed = error instanceof DOMException && error.name === 'AbortError';
      details.open = !isDismissed;
    }
  }

  return (
    <details data-testid="share">
      <summary className={styles.button} onClick={(event) => void send(event)}>
        {isSmall ? <Icon name="share" /> : null}
        <span role="status">{isCopied ? copied : isSmall ? <VisuallyHidden>{label}</VisuallyHidden> : label}</span>
      </summary>
      <input
        className={styles.link}
        readOnly
        value={url}
        aria-label={label}
        onFocus={(event) => event.target.select()}
      />
    </details>
  );
}
