import { Dialog } from '~/ui/Dialog';
import styles from './TextPageView.module.css';
import { useDialogPage } from './use-dialog-page';

/**
 * Opens links to terms, privacy, refunds and similar pages over the current page (specification 1 §2, 2 §2). Without
 * JavaScript they stay plain links.
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
