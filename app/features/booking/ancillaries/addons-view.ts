import type { IconName } from '~/ui/Icon';
import type { AddonLine } from './order-lines.server';
import type { MoneyPattern } from './money-pattern';
import type { DiscountStep } from './packet-price';

/** The add-ons of step 1, ready to be drawn; all texts are ready. */
export type AddonsView =
  | (AddonsOfferView & { state: 'offered' })
  /** The service does not answer, or the booking does not take them now: said, and the ticket is sold without. */
  | { state: 'unavailable'; title: string; text: string; retry: { label: string; path: string } };

export type AddonsOfferView = {
  title: string;
  lead: string;
  sections: SectionView[];
  seats: SeatsView | null;
  packets: PacketsView | null;
  /** The order holds something, seats included. */
  isFilled: boolean;
  money: MoneyPattern;
  /** Hundredths: the tickets with what is in the order and not in this form, such as seats. */
  fixedAmount: number;
  /** Lines of the summary that are not in this form either. */
  fixedLines: AddonLine[];
  recount: string;
  free: string;
};

/** What is shown together under one heading, folded until something in it is chosen. */
export type SectionView = {
  name: string;
  icon: IconName;
  title: string;
  text: string;
  /** "от 2 300 ₽" */
  from: string | null;
  /** Open from the start, chosen or not. */
  isOpen: boolean;
  /** For a large party: each part is folded by itself, and each choice is one line. */
  isCompact: boolean;
  /** What stands while nothing is chosen, said where the choices are folded; null where they are in sight. */
  standing: string | null;
  parts: PartView[];
};

/** What has one price list: a trip, a flight, or all of the order. */
export type PartView = {
  /** "Москва — Сочи"; null where there is only one. */
  title: string | null;
  options: OptionView[];
  slots: SlotView[];
};

/** A line of a price list; said once, however many passengers there are. */
export type OptionView = { label: string; hints: string[]; amount: number; price: string };

/** One choice: products of a slot exclude each other, and "without" is the one that stands. */
export type SlotView = {
  slot: string;
  /** Complete by itself, for those who hear it: "Багаж: Москва — Сочи, Пассажир 1". */
  legend: string;
  /** In sight, where there is more than one choice in the part. */
  label: string | null;
  /** Null: the only product is taken by a tick. */
  without: string | null;
  /** One an option of the part: its product for this slot, or null where it is not for sale. */
  tokens: (string | null)[];
  /** Token of the product that is in the order; empty without. */
  chosen: string;
  /** The last option of its part comes in kinds that cost the same: which seat. */
  variants: { index: number; label: string; options: { token: string; label: string }[] } | null;
  /** That it is in the packet that was chosen. */
  note: string | null;
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
  /** What the products cost one by one, where that is more. */
  original: string | null;
  price: string;
  /** Null for one that is put together: it depends on what is switched on. */
  amount: number | null;
  /** What can be switched on; null for a packet that is as it is. */
  builder: {
    legend: string;
    hint: string;
    steps: DiscountStep[];
    switches: { token: string; label: string; price: string; amount: number; isOn: boolean }[];
  } | null;
};

export type SeatsView = {
  title: string;
  text: string;
  segments: {
    index: number;
    title: string;
    /** "Выбрано: 2 из 3: 12A, 12B" */
    text: string;
    /** What they cost together; null while none is chosen. */
    total: string | null;
    choose: string;
  }[];
};
