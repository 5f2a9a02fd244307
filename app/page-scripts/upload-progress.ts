/** Sends a form with files itself, to show how far it is, and puts the answered page in place of this one. */
export {};

type State = 'sending' | 'failed' | 'tooMuch';

function show(form: HTMLElement, state: State | null): void {
  form.querySelectorAll<HTMLElement>('[data-upload-state]').forEach((part) => {
    part.hidden = part.dataset.uploadState !== state;
  });
}

function send(form: HTMLFormElement): void {
  const bar = form.querySelector('progress');
  const button = form.querySelector('button');
  const request = new XMLHttpRequest();
  const end = (state: State | null) => {
    show(form, state);
    if (button) button.disabled = false;
  };
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    if (bar) bar.value = loaded / total;
  });
  request.addEventListener('error', () => end('failed'));
  request.addEventListener('load', () => {
    const page = new DOMParser().parseFromString(request.responseText, 'text/html');
    const main = page.querySelector('main');
    // An answer without the form is another page: a visitor who may not send files any more, or an error.
    if (!main?.querySelector('form[data-upload]'))
      return request.status < 400 ? location.assign(request.responseURL) : end('failed');
    document.querySelector('main')?.replaceWith(main);
    const target = main.querySelector<HTMLElement>('[autofocus]') ?? main.querySelector<HTMLElement>('#uploaded');
    if (target) target.tabIndex = -1;
    target?.focus();
  });
  request.open('POST', form.action);
  request.send(new FormData(form));
  if (button) button.disabled = true;
  show(form, 'sending');
}

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  const files = [...(form.querySelector<HTMLInputElement>('input[type=file]')?.files ?? [])];
  // The shop says that no file was chosen.
  if (!form.dataset.upload || files.length === 0) return;
  event.preventDefault();
  if (files.reduce((sum, { size }) => sum + size, 0) > Number(form.dataset.upload)) show(form, 'tooMuch');
  else send(form);
});
