import type { RegistrationKind, SupportLevel } from '~/upstream/ancillaries/contract';
import type { Packet } from '../order-lines/packets';

/** Product names in one language. */
export type ProductTitles = {
  oneBag(weight: string): string;
  twoBags(weight: string): string;
  seat(number: string): string;
  meals: Record<string, string>;
  bedding: string;
  refund(percent: number): string;
  registration: Record<RegistrationKind, string>;
  cabinPositions: [front: string, middle: string, back: string];
  places: [window: string, middle: string, aisle: string];
  support: Record<SupportLevel, string>;
  vip: string;
  warranty: string;
  sms: Record<'order_info', string>;
  packets: Record<Packet['name'], string>;
};
