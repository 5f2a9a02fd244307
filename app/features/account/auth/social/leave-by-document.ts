import { linkOfPlainClick } from '~/ui/plain-click';
import { isWithoutOthers } from './one-tap-pages';

/**
 * Has links and forms that lead to pages without others' scripts open a new document: within this one, in which such a
 * script has run, the router would show them beside it.
 */
export function leaveByDocument(): void {
  const pass = (event: Event, address: string | undefined) => {
    // The router, which listens further down, does not hear of it, and the browser does what it always does.
    if (address !== undefined && isWithoutOthers(new URL(address, document.baseURI).pathname)) event.stopPropagation();
  };
  document.addEventListener('click', (event) => pass(event, linkOfPlainClick(event)?.href), true);
  document.addEventListener(
    'submit',
    (event) => event.target instanceof HTMLFormElement && pass(event, formAction(event.target, event.submitter)),
    true,
  );
}

/** A field may have the name "action", so that the property is not to be trusted. */
function formAction(form: HTMLFormElement, submitter: HTMLElement | null): string {
  return submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? document.baseURI;
}
