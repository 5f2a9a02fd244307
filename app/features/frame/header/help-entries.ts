/** An entry of the help menu (specification 1 §2); its words are `help.<name>`. */
export type HelpEntry = {
  name: 'faq' | 'chat' | 'orderActions' | 'searchTickets' | 'receipt';
  url: string;
  rel?: 'nofollow';
  /** Guests are told that it is for those who have signed in, and sign in first. */
  isWithAuth: boolean;
};

/** @param chatUrl the page that the visitor is on, with the support open */
export function helpEntries({ homePath, chatUrl }: { homePath: string; chatUrl: string }): HelpEntry[] {
  return [
    { name: 'faq', url: '/helpcenter', isWithAuth: false },
    { name: 'chat', url: chatUrl, rel: 'nofollow', isWithAuth: true },
    { name: 'orderActions', url: '/user/orders', rel: 'nofollow', isWithAuth: false },
    { name: 'searchTickets', url: homePath, isWithAuth: false },
    { name: 'receipt', url: '/download-documents', rel: 'nofollow', isWithAuth: false },
  ];
}
