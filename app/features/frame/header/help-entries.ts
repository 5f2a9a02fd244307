/** An entry of the help menu (specification 1 §2); its text is `help.<name>`. */
export type HelpEntry = {
  name: 'faq' | 'assistant' | 'chat' | 'contacts' | 'orderActions' | 'searchTickets' | 'receipt';
  url: string;
  rel?: 'nofollow';
  /** Requires signing in; guests see a hint and sign in first. */
  isWithAuth: boolean;
};

/**
 * Lists the entries of the help menu. Orders are changed and refunded on their own pages, which the list of trips links.
 * @param chatUrl the current page with the support open; null while there is no chat: support is then written to
 */
export function helpEntries({
  homePath,
  chatUrl,
  hasAssistant,
}: {
  homePath: string;
  chatUrl: string | null;
  hasAssistant: boolean;
}): HelpEntry[] {
  return [
    { name: 'faq', url: '/helpcenter', isWithAuth: false },
    ...(hasAssistant ? [{ name: 'assistant', url: '/assistant', rel: 'nofollow', isWithAuth: false } as const] : []),
    chatUrl === null
      ? { name: 'contacts', url: '/contacts', rel: 'nofollow', isWithAuth: false }
      : { name: 'chat', url: chatUrl, rel: 'nofollow', isWithAuth: true },
    { name: 'orderActions', url: '/user/orders', rel: 'nofollow', isWithAuth: false },
    { name: 'searchTickets', url: homePath, isWithAuth: false },
    { name: 'receipt', url: '/download-documents', rel: 'nofollow', isWithAuth: false },
  ];
}
