import type { IconName } from '~/ui/Icon';
import type { AddonLine } from './order-lines.server';
import type { MoneyPattern } from './money-pattern';
import type { DiscountStep } from './packet-price';

/** The add-ons of step 1 as the page draws them. Ready texts. */
export type AddonsView =
  | (AddonsOfferView & { state: 'offered' })
  /** The service does not answer, or the booking cannot take add-ons now: tickets are sold without them. */
  | { state: 'unavailable'; title: string; text: string; retry: { label: string; path: string } };

export type AddonsOfferView = {
  title: string;
  lead: string;
  sections: SectionView[];
  seats: SeatsView | null;
  packets: PacketsView | null;
  /** Opens what stands behind one press; null where all of it is in the list. */
  more: { title: string; text: string } | null;
  /** The order has items, seats included. */
  isFilled: boolean;
  money: MoneyPattern;
  /** Hundredths: the tickets plus the order's items that are not in this form, such as seats. */
  fixedAmount: number;
  /** Summary lines of those items. */
  fixedLines: AddonLine[];
  /** Label of the button that counts anew; null where the page has a button of its own. */
  recount: string | null;
  free: string;
};

/** Groups shown under one heading, folded until something in them is chosen. */
export type SectionView = {
  name: string;
  icon: IconName;
  title: string;
  text: string;
  /** "от 2 300 ₽", or that one costs nothing */
  from: string | null;
  /** `from` tells of something free: it is written as good news. */
  isFree?: boolean;
  /** Open from the start, even with nothing chosen. */
  isOpen: boolean;
  /** Many choices: each takes one line, and where the section starts folded, so does each part. */
  isCompact: boolean;
  /** Names the thing that a price is for: "per passenger, one way"; null where that depends. */
  unit: string | null;
  /** Stands with others behind one press, below what fits the trip. */
  isMore: boolean;
  /** A cheaper way to the same. */
  note?: { text: string; label: string; path: string } | null;
  parts: PartView[];
  /** The page on which it is chosen instead. */
  page?: { path: string; label: string } | null;
};

/** A part with one price list: a trip, a flight, or the whole order. */
export type PartView = {
  /** "Москва — Сочи"; null for a single part. */
  title: string | null;
  options: OptionView[];
  slots: SlotView[];
};

/** A line of a price list, shown once for all passengers. */
export type OptionView = {
  label: string;
  hints: string[];
  amount: number;
  price: string;
  /** Another sum of a kind that has a line already: it stands behind one press. */
  isFolded?: boolean;
};

/** One choice: products of a slot exclude each other, and "without" is the default. */
export type SlotView = {
  slot: string;
  /** A complete label for screen readers: "Багаж: Москва — Сочи, Пассажир 1". */
  legend: string;
  /** The visible label, when the part has several choices. */
  label: string | null;
  /** Null: the only product is a checkbox. */
  without: string | null;
  /** One per option of the part: its product for this slot, or null when not for sale. */
  tokens: (string | null)[];
  /** Token of the product in the order; empty for "without". */
  chosen: string;
  /** Variants of the part's last option at the same price: which seat. */
  variants: { index: number; label: string; options: { token: string; label: string }[] } | null;
  /** Says that the chosen packet includes it. */
  note: string | null;
  /** Opens the folded options; null without any. */
  more: string | null;
};

export type PacketsView = {
  title: string;
  text: string;
  legend: string;
  without: string;
  chosen: string;
  packets: PacketView[];
};

export type PacketView = {
  token: string;
  label: string;
  contents: { label: string; price: string }[];
  /** Price of the products bought separately, when it is higher. */
  original: string | null;
  price: string;
  /** Null for a constructor: its price depends on the switches. */
  amount: number | null;
  /** The switches of a constructor; null for a fixed packet. */
  builder: {
    legend: string;
    hint: string;
    steps: DiscountStep[];
    switches: { token: string; label: string; price: string; amount: number; isOn: boolean }[];
  } | null;
};

export type SeatsView = {
  title: string;
  unit: string | null;
  /** "from £8.25", "free"; null where the fare does not tell it. */
  from: string | null;
  isFree: boolean;
  text: string;
  segments: {
    index: number;
    title: string;
    /** "Выбрано: 2 из 3: 12A, 12B" */
    text: string;
    /** Their total price; null while none is chosen. */
    total: string | null;
    choose: string;
  }[];
};
