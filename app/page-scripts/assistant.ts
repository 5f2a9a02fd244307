/**
 * Sends messages without leaving the page, and shows the answer while it is written. Every part of the page still comes from
 * the server: the script exchanges what `data-part` names, and leaves alone the field that somebody types in.
 */
export {};

const PARTS = ['notice', 'chat', 'examples', 'more'];
const SOON_MS = 1_500;

const part = (name: string, page: ParentNode = document) => page.querySelector<HTMLElement>(`[data-part="${name}"]`);
const composer = document.querySelector<HTMLFormElement>('[data-composer]');
const field = composer?.querySelector('textarea');
const button = composer?.querySelector('button');
const said = document.querySelector<HTMLElement>('[data-said]');
let address = location.pathname + location.search;
let isBusy = false;
/** Counts what was sent: a page that was asked for before is no longer shown. */
let turn = 0;

/** Puts the parts of an answered page in place of the old ones. @returns the state of the conversation */
function exchange(html: string): string | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html');
  // A parsed page keeps what is for browsers without a script, and a refresh in it would reload this one.
  for (const one of page.querySelectorAll('noscript')) one.remove();
  // Another page: the visitor was refused, or the shop could not answer.
  if (!part('chat', page)) throw new Error();
  for (const name of PARTS) {
    const fresh = part(name, page);
    if (fresh) part(name)?.replaceWith(fresh);
  }
  const key = page.querySelector<HTMLInputElement>('[data-composer] [name=key]');
  const own = composer?.querySelector<HTMLInputElement>('[name=key]');
  if (own && key) own.value = key.value;
  return part('chat')?.dataset.state;
}

function setBusy(busy: boolean): void {
  isBusy = busy;
  button?.setAttribute('aria-disabled', String(busy));
}

function setOffline(isOffline: boolean): void {
  const notice = document.querySelector<HTMLElement>('[data-offline]');
  if (notice) notice.hidden = !isOffline;
}

function toLatest(): void {
  document.getElementById('latest')?.scrollIntoView({ block: 'nearest' });
}

/** Shows what was said before the shop has answered. */
function showOwn(text: string): void {
  const item = document.querySelector<HTMLTemplateElement>('[data-own]')?.content.cloneNode(true) as DocumentFragment;
  const words = item?.querySelector('p');
  if (!words) return;
  words.textContent = text;
  document.querySelector('[data-messages]')?.append(item);
}

async function load(): Promise<void> {
  const before = turn;
  const html = await (await fetch(address)).text();
  if (before === turn) settle(exchange(html));
}

/** Follows an answer that is on its way; else says once what came. */
function settle(state: string | undefined): void {
  setBusy(state === 'thinking');
  toLatest();
  if (state === 'thinking') return follow();
  const answers = document.querySelectorAll('[data-answer]');
  const latest = answers[answers.length - 1];
  if (said) said.textContent = latest?.textContent ?? '';
}

function follow(): void {
  if (said) said.textContent = said.dataset.thinking ?? '';
  const words = document.querySelector('[data-words]');
  const stream = new EventSource('/assistant/answer');
  let hasWords = false;
  const end = () => {
    stream.close();
    // An answer of which nothing came is not there yet.
    setTimeout(() => load().catch(() => setTimeout(() => location.reload(), SOON_MS)), hasWords ? 0 : SOON_MS);
  };
  stream.addEventListener('text', ({ data }) => {
    hasWords = true;
    if (words) words.textContent = JSON.parse(String(data)) as string;
    words?.scrollIntoView({ block: 'nearest' });
  });
  stream.addEventListener('end', end);
  stream.addEventListener('error', end);
}

/** Puts words that were not sent back into the field, unless something else is typed there. */
function giveBack(text: string): void {
  if (field?.value === '') field.value = text;
}

function textIn(data: FormData): string {
  const text = data.get('text');
  return typeof text === 'string' ? text : '';
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const data = new FormData(form, submitter);
  const text = textIn(data).trim();
  turn += 1;
  setBusy(true);
  if (form === composer && field) field.value = '';
  const notice = part('notice');
  if (notice) notice.replaceChildren();
  setOffline(false);
  if (text) showOwn(text);
  const body = new URLSearchParams(
    [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const answer = await fetch('/assistant', { method: 'POST', body });
  address = '/assistant';
  const state = exchange(await answer.text());
  if (answer.ok) return settle(state);
  setBusy(state === 'thinking');
  giveBack(text);
  part('notice')?.querySelector<HTMLElement>('[role=alert]')?.focus();
}

document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  if (form.dataset.say === undefined) return;
  event.preventDefault();
  if (isBusy) return;
  const text = textIn(new FormData(form, event.submitter));
  send(form, event.submitter).catch(() => {
    setBusy(false);
    setOffline(true);
    giveBack(text);
  });
});

field?.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing || !matchMedia('(pointer: fine)').matches) return;
  event.preventDefault();
  composer?.requestSubmit();
});

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-older]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || isBusy) return;
  event.preventDefault();
  const height = document.documentElement.scrollHeight;
  address = link.pathname + link.search;
  fetch(address)
    .then(async (answer) => exchange(await answer.text()))
    .then(() => {
      scrollBy(0, document.documentElement.scrollHeight - height);
      document.querySelector<HTMLElement>('[data-messages]')?.focus({ preventScroll: true });
    })
    .catch(() => location.assign(link.href));
});

if (field) field.disabled = false;
if (button) button.disabled = false;
for (const hint of document.querySelectorAll<HTMLElement>('[data-enter]')) {
  hint.hidden = !matchMedia('(pointer: fine)').matches;
}
if (part('chat')?.dataset.state === 'thinking') {
  setBusy(true);
  follow();
}
if (part('chat')?.dataset.state === 'late') setBusy(true);
