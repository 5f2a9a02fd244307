import { useEffect, useRef, useState } from 'react';
import { isBankDone } from './bank-message';
import styles from './view.module.css';

/**
 * The bank's page inside ours, only where scripts run: it tells by a message when it is done, which nobody would hear
 * otherwise. Without scripts the link beside it leads to the bank's page at the top level.
 */
export function BankFrame({ to, donePath, title }: { to: string; donePath: string; title: string }) {
  const [isMounted, setMounted] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    setMounted(true);
    function listen(event: MessageEvent) {
      if (event.source === frame.current?.contentWindow && isBankDone(event, to)) window.location.replace(donePath);
    }
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [to, donePath]);

  if (!isMounted) return null;
  return (
    <iframe
      ref={frame}
      src={to}
      title={title}
      className={styles.frame}
      sandbox="allow-forms allow-scripts allow-same-origin allow-top-navigation-by-user-activation"
      referrerPolicy="origin"
    />
  );
}
