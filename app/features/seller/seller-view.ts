import type { Translate } from '~/i18n/translate';
import type { Seller } from '~/upstream/settings/seller-contract';

/** The company behind a sale, in ready texts. */
export type SellerView = { name: string; facts: { label: string; value: string }[] };

/**
 * Describes a company: address, then its registers and licences.
 * @param t reads the namespace `content`
 */
export function sellerView({ name, address, facts }: Seller, t: Translate): SellerView {
  return {
    name,
    facts: [
      { label: t('seller.address'), value: address },
      ...facts.map(({ kind, value }) => ({ label: t(`seller.${kind}`), value })),
    ],
  };
}
