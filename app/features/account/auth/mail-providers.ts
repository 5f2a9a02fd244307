/** Providers of which we know where the letters are read (specification 3 §2). */
const INBOXES: Readonly<Record<string, string>> = {
  'yandex.ru': 'https://mail.yandex.ru/',
  'ya.ru': 'https://mail.yandex.ru/',
  'mail.ru': 'https://e.mail.ru/inbox/',
  'inbox.ru': 'https://e.mail.ru/inbox/',
  'bk.ru': 'https://e.mail.ru/inbox/',
  'list.ru': 'https://e.mail.ru/inbox/',
};

/**
 * Where the letters of an address are read, if its provider is known; else null.
 * @param host of the shop: its own people have their mail below it
 */
export function inboxOf(email: string, host: string): string | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (domain === host) return `https://mail.${host}/`;
  return Object.hasOwn(INBOXES, domain) ? (INBOXES[domain] ?? null) : null;
}
