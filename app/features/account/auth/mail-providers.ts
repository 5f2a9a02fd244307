/** Providers with a known mailbox address (specification 3 §2). */
const INBOXES: Readonly<Record<string, string>> = {
  'yandex.ru': 'https://mail.yandex.ru/',
  'ya.ru': 'https://mail.yandex.ru/',
  'mail.ru': 'https://e.mail.ru/inbox/',
  'inbox.ru': 'https://e.mail.ru/inbox/',
  'bk.ru': 'https://e.mail.ru/inbox/',
  'list.ru': 'https://e.mail.ru/inbox/',
};

/**
 * Returns the mailbox address of an e-mail's provider; null when unknown.
 * @param host of the shop: its staff have their mailboxes below it
 */
export function inboxOf(email: string, host: string): string | null {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (domain === host) return `https://mail.${host}/`;
  return Object.hasOwn(INBOXES, domain) ? (INBOXES[domain] ?? null) : null;
}
