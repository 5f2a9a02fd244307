import { useEffect } from 'react';

/** A pause in typing, after which the form is saved. */
const PAUSE_MS = 400;

/**
 * Saves the form while it is being filled in, so that a reload or another page loses nothing: after a pause in typing,
 * when a field is left, and when the page is hidden or left. Stops when the form is sent, which saves it too. A failed
 * save is repeated with the next one.
 * @param path takes the form's fields as a POST
 */
export function useTypedDraft(formId: string, path: string): void {
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const listening = new AbortController();
    const { signal } = listening;
    let isUnsaved = false;
    let timer = 0;
    let sending: AbortController | null = null;

    const save = () => {
      window.clearTimeout(timer);
      if (!isUnsaved) return;
      isUnsaved = false;
      sending?.abort();
      const own = new AbortController();
      sending = own;
      // A form without files: every value is a string.
      const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
      // A visitor who may not change the booking any more is redirected.
      fetch(path, { method: 'POST', body, keepalive: true, redirect: 'error', signal: own.signal }).then(
        (answer) => {
          if (!answer.ok) isUnsaved = true;
        },
        () => {
          if (!own.signal.aborted) isUnsaved = true;
        },
      );
    };
    const onInput = () => {
      isUnsaved = true;
      window.clearTimeout(timer);
      timer = window.setTimeout(save, PAUSE_MS);
    };
    const onSubmit = () => {
      isUnsaved = false;
      window.clearTimeout(timer);
      sending?.abort();
    };
    form.addEventListener('input', onInput, { signal });
    form.addEventListener('change', save, { signal });
    form.addEventListener('submit', onSubmit, { signal });
    document.addEventListener('visibilitychange', save, { signal });
    window.addEventListener('beforeunload', save, { signal });
    window.addEventListener('pagehide', save, { signal });
    return () => {
      save();
      listening.abort();
    };
  }, [formId, path]);
}
