import { useEffect, useRef } from 'react';
import { isBankDone } from './bank-message';
import styles from './view.module.css';

/** Embeds the bank's page, which posts a message when it is done. */
export function BankFrame({ to, donePath, title }: { to: string; donePath: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    function listen(event: MessageEvent) {
      if (event.source === frame.current?.contentWindow && isBankDone(event, to)) window.location.replace(donePath);
    }
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [to, donePath]);

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
