/** The chat as a page: it works without a script, and the widget's links lead to it. */
export const CHAT_PATH = '/support-chat';

/** Where the widget reads and writes. */
export const CHAT_LIVE_PATH = '/support-chat/live';

/** Entries of menus (specification 1 §2): with a script, a press on such a link opens the widget over the page. */
export const CHAT_ENTRY = `${CHAT_PATH}?from-support-menu=1`;

/** Tells whether a link is an entry of a menu; links to the page itself are followed. */
export function isChatEntry({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  return pathname === CHAT_PATH && new URLSearchParams(search).get('from-support-menu') === '1';
}
