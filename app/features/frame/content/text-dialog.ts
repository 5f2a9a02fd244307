import type { PageDialogKind } from '~/ui/PageDialog';
import { isDialogPage } from './pages';

/** Terms, privacy, refunds and similar pages open over the linking page (specification 1 §2, 2 §2). */
export const TEXT_DIALOG: PageDialogKind = {
  name: 'text',
  opens: isDialogPage,
  load: async () => (await import('./TextPageDialog')).TextPageDialog,
};
