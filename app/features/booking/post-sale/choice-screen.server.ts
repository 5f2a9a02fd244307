import { registrationPath } from '../after-sale/registration/registration-path';
import { checkoutPath } from '../flow/checkout-flow';
import { OrderNames } from '../ancillaries/addon-words';
import { passengerName } from '../passengers/passenger-name';
import type { Translate } from '~/i18n/translate';
import type { Locale } from '~/market/locales';
import type { AncillaryProduct } from '~/upstream/ancillaries/contract';
import { POST_SALE_GROUPS, type PostSaleGroup } from '~/upstream/ancillaries/purchase-contract';
import type { Booking } from '~/upstream/booking/contract';

/** One field: its products exclude each other. Ready texts. */
export type SlotView = {
  name: string;
  legend: string;
  options: { value: string; label: string; price?: string; hint?: string }[];
};

export type ChoiceScreen = {
  /** The open section. */
  open: PostSaleGroup | null;
  sections: {
    group: PostSaleGroup;
    title: string;
    text: string;
    slots: SlotView[];
    /** A page of its own where it is chosen. */
    path: string | null;
  }[];
  /** Why the form is shown again. */
  error: string | null;
  backPath: string;
};

/** Keys of the groups in the texts of the add-ons. */
const SECTION: Record<PostSaleGroup, string> = {
  baggage: 'baggage',
  meal: 'meal',
  online_registration: 'registration',
  insurance: 'insurance',
};

export type PostSaleWords = { t: Translate; tAddons: Translate; locale: Locale };

/** Returns the names of passengers as on the tickets, and of trips. */
export function namesOf(booking: Booking, { tAddons, locale }: PostSaleWords): OrderNames {
  const { adults, children, infants } = booking.search.travelers;
  const names = Array.from(
    { length: adults + children + infants },
    (_, index) => passengerName(booking, index) ?? undefined,
  );
  return new OrderNames(booking, names, { t: tAddons, locale });
}

/**
 * Builds the form of what can be bought now, by group and slot. Nothing is preselected.
 * @param products `listProducts`
 * @param wantedGroup the group that a link opens
 */
export function choiceScreen(
  booking: Booking,
  products: readonly AncillaryProduct[],
  words: PostSaleWords,
  error: string | null,
  wantedGroup: string | null,
): ChoiceScreen {
  const names = namesOf(booking, words);
  const groups = POST_SALE_GROUPS.filter((group) => products.some((product) => product.group === group));
  return {
    open: groups.find((group) => group === wantedGroup) ?? groups[0] ?? null,
    sections: groups.map((group) => {
      const own = products.filter((product) => product.group === group);
      const section = `sections.${SECTION[group]}`;
      return {
        group,
        title: words.tAddons(`${section}.title`),
        text: words.tAddons(`${section}.text`),
        ...(group === 'online_registration'
          ? { slots: [], path: registrationPath(booking.token) }
          : { slots: slotsOf(own, names, words.tAddons(`${section}.without`)), path: null }),
      };
    }),
    error,
    backPath: checkoutPath('thanks', booking.token),
  };
}

function slotsOf(products: readonly AncillaryProduct[], names: OrderNames, without: string): SlotView[] {
  const slots = [...new Set(products.map(({ slot }) => slot))];
  return slots.map((slot) => {
    const own = products.filter((product) => product.slot === slot);
    return {
      name: slot,
      legend: own[0] ? names.target(own[0].target).join(' · ') : '',
      options: [
        { value: '', label: without },
        ...own.map(({ token, title, price, description }) => ({
          value: token,
          label: title,
          price: names.money(price),
          ...(description.shortText ? { hint: description.shortText } : {}),
        })),
      ],
    };
  });
}
