import { linkOfPlainClick } from '~/ui/plain-click';
import { isWithoutOthers } from './one-tap-pages';

/**
 * Makes links and forms to pages without third-party scripts open a new document: the router would render them in this
 * one, where such a script has run.
 */
export function leaveByDocument(): void {
  const pass = (event: Event, address: string | undefined) => {
    // Stop the event before the router, so that the browser navigates natively.
    if (address !== undefined && isWithoutOthers(new URL(address, document.baseURI).pathname)) event.stopPropagation();
  };
  document.addEventListener('click', (event) => pass(event, linkOfPlainClick(event)?.href), true);
  document.addEventListener(
    'submit',
    (event) => event.target instanceof HTMLFormElement && pass(event, formAction(event.target, event.submitter)),
    true,
  );
}

/** Reads the attribute, because a field named "action" would shadow the form's property. */
function formAction(form: HTMLFormElement, submitter: HTMLElement | null): string {
  return submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? document.baseURI;
}
