import { Dialog } from '~/ui/Dialog';
import styles from './TextPageView.module.css';
import { useDialogPage } from './use-dialog-page';

/**
 * Lets links to terms, privacy, refunds and the like open over the page that they are on (specification 1 §2, 2 §2).
 * Only JavaScript does that; without it they are links.
 */
export function PageDialogs() {
  const page = useDialogPage();
  if (!page) return null;
  return (
    <Dialog key={page.path} title={page.title} closeHref={page.behind} onClose={() => window.history.back()}>
      <div className={styles.article} dangerouslySetInnerHTML={{ __html: page.html }} />
    </Dialog>
  );
}
