import { RECEIPT_PAGE } from '../frame-screen';

/** A footer link; its text is `footer.links.<name>`. */
export type FooterLink = { name: string; to: string };

/** A column; its title is `footer.<name>`. */
export type FooterColumn = { name: 'company' | 'support' | 'info' | 'help'; links: FooterLink[] };

type FooterFacts = {
  /** Opens the support, or signs a guest in for it; null without a chat. */
  chatUrl: string | null;
  hasAbout: boolean;
  /** Page about trains; null without one. */
  railwayPath: string | null;
};

/** Lists the footer columns (specification 1 §2). */
export function footerColumns({ chatUrl, hasAbout, railwayPath }: FooterFacts): FooterColumn[] {
  return [
    {
      name: 'company',
      links: [
        ...(hasAbout ? [{ name: 'about', to: '/about' }] : []),
        { name: 'press', to: '/press' },
        { name: 'app', to: '/app' },
        { name: 'email', to: '/email' },
        { name: 'priceMap', to: '/price-map' },
        ...(railwayPath === null ? [] : [{ name: 'railway', to: railwayPath }]),
      ],
    },
    {
      name: 'support',
      links: [
        { name: 'contacts', to: '/contacts' },
        ...(chatUrl === null ? [] : [{ name: 'chat', to: chatUrl }]),
        { name: 'orders', to: '/user/orders' },
        { name: 'findOrder', to: RECEIPT_PAGE },
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
        { name: 'imprint', to: '/imprint' },
        { name: 'dataSources', to: '/data-sources' },
      ],
    },
  ];
}

/** Links of the footer on the way to a ticket: help and terms. */
export const FUNNEL_LINKS: readonly FooterLink[] = [
  { name: 'contacts', to: '/contacts' },
  { name: 'helpcenter', to: '/helpcenter' },
  { name: 'refund', to: '/refund' },
  { name: 'paymentSecurity', to: '/payment-security' },
  { name: 'agreement', to: '/agreement' },
  { name: 'confidential', to: '/confidential' },
  { name: 'imprint', to: '/imprint' },
];
