/** A radio or a checkbox of the terms. Ready texts. */
export type TermOption = { value: string; label: string; hint: string; price: string; isChosen: boolean };

/** The terms on which one passenger travels, and with whom infants do. Ready texts. */
export type TermsView = {
  title: string;
  /** The passenger's tariffs, the cheapest first; empty where there is no choice. */
  tariffs: TermOption[];
  /** "Fare: adult · 4 100 ₽", and without the price. */
  summary: string;
  name: string;
  isOpen: boolean;
  /** Why other tariffs are not offered. */
  others: { title: string; lines: string[] };
  /** Places with a refund or without; null where the car sells one way. */
  refund: { title: string; options: TermOption[] } | null;
  bedding: TermOption | null;
  /** Facts that cannot be chosen: bedding in the price, a fare without a refund. */
  notes: string[];
  /** With whom infants travel; empty where there is one adult. */
  adults: { name: string; label: string; value: string; options: { value: string; label: string }[] }[];
  /** The button that shows the prices of the chosen terms. */
  apply: { label: string; intent: string };
};
