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
  /** Page of sales; null without one. */
  salesPath: string | null;
};

/** Lists the footer columns (specification 1 §2). */
export function footerColumns({ chatUrl, hasAbout, railwayPath, salesPath }: FooterFacts): FooterColumn[] {
  return [
    {
      name: 'company',
      links: [
        ...(hasAbout ? [{ name: 'about', to: '/about' }] : []),
        { name: 'reviews', to: '/reviews' },
        { name: 'press', to: '/press' },
        { name: 'app', to: '/app' },
        { name: 'email', to: '/email' },
        { name: 'priceMap', to: '/price-map' },
        ...(salesPath === null ? [] : [{ name: 'sales', to: salesPath }]),
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

/** Links of the footer on the way to a ticket and after the sale: help and terms. */
export const QUIET_LINKS: readonly FooterLink[] = [
  { name: 'contacts', to: '/contacts' },
  { name: 'helpcenter', to: '/helpcenter' },
  { name: 'refund', to: '/refund' },
  { name: 'paymentSecurity', to: '/payment-security' },
  { name: 'agreement', to: '/agreement' },
  { name: 'confidential', to: '/confidential' },
  { name: 'imprint', to: '/imprint' },
];
