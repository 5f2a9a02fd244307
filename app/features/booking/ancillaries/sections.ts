import type { IconName } from '~/ui/Icon';
import type { AncillaryGroup, AncillaryProduct } from '~/upstream/ancillaries/contract';

export type SectionName =
  'baggage' | 'meal' | 'bedding' | 'refund' | 'registration' | 'insurance' | 'warranty' | 'support' | 'sms';

/**
 * Maps the service's groups to sections of the page, in order. Groups that may exclude each other share a section, so
 * that a slot is one choice: the refunds, the insurances with their packets, and VIP, which holds priority support.
 */
export const SECTIONS: readonly {
  name: SectionName;
  groups: readonly AncillaryGroup[];
  icon: IconName;
  /** A comfort of any trip: with the tickets it stands behind one press. */
  isMore?: true;
}[] = [
  { name: 'baggage', groups: ['baggage'], icon: 'bag' },
  { name: 'meal', groups: ['meal'], icon: 'meal', isMore: true },
  { name: 'bedding', groups: ['bedding'], icon: 'bed' },
  { name: 'refund', groups: ['refund', 'variant_refund'], icon: 'refresh' },
  { name: 'registration', groups: ['online_registration'], icon: 'ticket', isMore: true },
  { name: 'insurance', groups: ['insurance', 'insurance_packets'], icon: 'shield' },
  { name: 'warranty', groups: ['warranty'], icon: 'swap' },
  { name: 'support', groups: ['support', 'vip'], icon: 'help', isMore: true },
  { name: 'sms', groups: ['sms_info'], icon: 'app', isMore: true },
];

/** Returns the key of a section's title: support tells of VIP only where that is sold. */
export function titleKey(name: SectionName, products: readonly Pick<AncillaryProduct, 'group'>[]): string {
  return name === 'support' && products.some(({ group }) => group === 'vip')
    ? 'sections.withVip.title'
    : `sections.${name}.title`;
}
