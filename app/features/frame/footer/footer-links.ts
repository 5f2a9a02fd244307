/** A link of the footer; its words are `footer.links.<name>`. */
export type FooterLink = { name: string; to: string };

/** A column; its title is `footer.<name>`. */
export type FooterColumn = { name: 'company' | 'support' | 'info' | 'help'; links: FooterLink[] };

/** Columns of the footer (specification 1 §2). @param chatUrl where the support opens, or where a guest logs in for it */
export function footerColumns({ chatUrl, hasAbout }: { chatUrl: string; hasAbout: boolean }): FooterColumn[] {
  return [
    {
      name: 'company',
      links: [
        ...(hasAbout ? [{ name: 'about', to: '/about' }] : []),
        { name: 'press', to: '/press' },
        { name: 'app', to: '/app' },
        { name: 'email', to: '/email' },
        { name: 'priceMap', to: '/price-map' },
      ],
    },
    {
      name: 'support',
      links: [
        { name: 'contacts', to: '/contacts' },
        { name: 'chat', to: chatUrl },
        { name: 'orders', to: '/user/orders' },
      ],
    },
    {
      name: 'help',
      links: [
        { name: 'helpcenter', to: '/helpcenter' },
        { name: 'refund', to: '/refund' },
        { name: 'paymentSecurity', to: '/payment-security' },
        { name: 'accessibility', to: '/accessibility' },
      ],
    },
    {
      name: 'info',
      links: [
        { name: 'agreement', to: '/agreement' },
        { name: 'confidential', to: '/confidential' },
        { name: 'privacy', to: '/privacy' },
        { name: 'dataSources', to: '/data-sources' },
      ],
    },
  ];
}
