import type {
  AncillaryGroup,
  InsuranceType,
  RegistrationKind,
  SeatPosition,
  SupportLevel,
} from '~/upstream/ancillaries/contract';
import type { PassengerType } from '~/upstream/booking/contract';

/** The target of a product; missing parts do not matter to it. */
export type ProductTarget = {
  recordIndex?: number;
  tripIndex?: number;
  segmentIndex?: number;
  passengerIndex?: number;
  passengerType?: PassengerType;
  /** Several passengers, but not all. */
  passengerIndexes?: number[];
};

/** The identity of a product; its title in any language derives from it. */
export type ProductDetails =
  | { kind: 'baggage'; count: number; weightKg: number }
  | { kind: 'seat'; number: string; inventoryKey: string }
  | { kind: 'meal'; code: string }
  | { kind: 'bedding' }
  | { kind: 'refund'; percent: number }
  /** `passengers`: missing for everybody. */
  | { kind: 'registration'; registration: RegistrationKind; position: SeatPosition | null; passengers?: number[] }
  | { kind: 'insurance'; code: string; type: InsuranceType; insurer: string }
  | { kind: 'support'; level: SupportLevel }
  | { kind: 'vip' }
  | { kind: 'warranty' }
  | { kind: 'sms'; code: 'order_info' };

/** A product that a booking can add. Prices are in hundredths of its currency. */
export type Product = {
  /** Stable for a product and booking, and unique among the booking's products. */
  token: string;
  group: AncillaryGroup;
  subgroup: string;
  /** Products of one slot exclude each other. */
  slot: string;
  /** The price is `unitPrice` times `count`. */
  unitPrice: number;
  count: number;
  target: ProductTarget;
  details: ProductDetails;
  /** The product exists, but not for this trip. */
  isUnavailable?: boolean;
};

export function priceOf({ unitPrice, count }: Product): number {
  return unitPrice * count;
}
