import type { PageDialogKind } from '~/ui/PageDialog';
import { claimDocument } from './social/document-purpose';

/** Links to social networks are not in the list: they leave the site. */
const FORMS = /^\/auth\/(?:login|registration|reset|code|enter_code|success_register|passwordResetRequestSuccess)$/;

/** Account forms open over the current page, except beside a third-party script. */
export const AUTH_DIALOG: PageDialogKind = {
  name: 'auth',
  opens: (pathname) => FORMS.test(pathname) && claimDocument('password'),
  load: async () => (await import('./AuthDialog')).AuthDialog,
};
