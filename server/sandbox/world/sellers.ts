import type { ConfigWire } from '~/upstream/settings/contract';

type SellersWire = ConfigWire<'sellers'>;

/**
 * Invented companies: every number is zeros, every name says that it is an example. None of them names a protection of the customers'
 * money: the laws that ask for one are about packages, and the shop sells tickets.
 */
const SELLERS: Readonly<Record<string, SellersWire>> = {
  ru: [
    {
      name: 'ООО «Попутный Пример»',
      address: '000000, г. Примерск, ул. Образцовая, д. 0',
      facts: [
        { kind: 'register', value: '0000000000000' },
        { kind: 'tax', value: '0000000000' },
        { kind: 'director', value: 'Образцова Анна Примеровна' },
        { kind: 'licence', value: 'РТА 0000000 (пример)' },
        { kind: 'iata', value: '00-0 0000 0' },
      ],
    },
  ],
  intl: [
    {
      name: 'Fairwind Beispielreisen GmbH',
      address: 'Musterstraße 0, 00000 Musterstadt, Deutschland',
      countries: ['DE', 'NL', 'PL', 'ES', 'IT', 'FR', 'HU', 'IE'],
      facts: [
        { kind: 'director', value: 'Erika Mustermann' },
        { kind: 'register', value: 'HRB 00000, Amtsgericht Musterstadt' },
        { kind: 'tax', value: 'DE000000000' },
        { kind: 'iata', value: '00-0 0000 0' },
      ],
    },
    {
      name: 'Fairwind Example Inc.',
      address: '0 Example Street, Sampletown, CA 00000, USA',
      countries: ['US', 'CA'],
      facts: [
        { kind: 'register', value: 'C0000000, State of California (example)' },
        { kind: 'licence', value: 'CST 0000000-00 (example)' },
        { kind: 'iata', value: '00-0 0000 0' },
      ],
    },
    {
      name: 'Fairwind Example Ltd',
      address: '0 Example Road, Sampleton ZZ0 0ZZ, United Kingdom',
      facts: [
        { kind: 'register', value: '00000000, England and Wales (example)' },
        { kind: 'tax', value: 'GB 000 0000 00' },
        { kind: 'iata', value: '00-0 0000 0' },
        { kind: 'atol', value: '00000 (example)', countries: ['GB'] },
      ],
    },
  ],
};

/** Returns the companies of a brand; none for an unknown one. */
export function sellersOf(brand: string): SellersWire {
  return (Object.hasOwn(SELLERS, brand) ? SELLERS[brand] : undefined) ?? [];
}
