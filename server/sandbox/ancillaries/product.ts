import type {
  AncillaryGroup,
  InsuranceType,
  RegistrationKind,
  SeatPosition,
  SupportLevel,
} from '~/upstream/ancillaries/contract';
import type { PassengerType } from '~/upstream/booking/contract';

/** What a product is for; what is left out does not matter to it. */
export type ProductTarget = {
  recordIndex?: number;
  tripIndex?: number;
  segmentIndex?: number;
  passengerIndex?: number;
  passengerType?: PassengerType;
};

/** What makes a product the one that it is; its title follows from it in any language. */
export type ProductDetails =
  | { kind: 'baggage'; count: number; weightKg: number }
  | { kind: 'seat'; number: string; inventoryKey: string }
  | { kind: 'meal'; code: string }
  | { kind: 'refund'; percent: number }
  | { kind: 'registration'; registration: RegistrationKind; position: SeatPosition | null }
  | { kind: 'insurance'; code: string; type: InsuranceType; insurer: string }
  | { kind: 'support'; level: SupportLevel }
  | { kind: 'warranty' }
  | { kind: 'sms'; code: 'order_info' | 'insurion' };

/** Something that can be bought for a booking. Prices in hundredths of its currency. */
export type Product = {
  /** The same for the same product and booking, unique among its products. */
  token: string;
  group: AncillaryGroup;
  subgroup: string;
  /** Products of a slot exclude each other. */
  slot: string;
  /** The price is `unitPrice` times `count`. */
  unitPrice: number;
  count: number;
  target: ProductTarget;
  details: ProductDetails;
  /** It exists, but not for this trip. */
  isUnavailable?: boolean;
};

export function priceOf({ unitPrice, count }: Product): number {
  return unitPrice * count;
}
