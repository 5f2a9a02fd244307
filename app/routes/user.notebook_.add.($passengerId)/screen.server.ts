import type { FormErrors } from '~/features/booking/passengers/fault-messages';
import type { CitizenshipOption } from '~/features/booking/passengers/citizenships.server';
import { ownCitizenshipOptions } from '~/features/booking/passengers/citizenships.server';
import { fieldValues, passengerFieldName, type PassengerValues } from '~/features/booking/passengers/form-values';
import { personBlock, type PersonBlockView } from '~/features/booking/passengers/passenger-block';
import type { Translate } from '~/i18n/translate';
import type { Market } from '~/market/market';

export type PassengerScreen = {
  title: string;
  block: PersonBlockView;
  citizenships: CitizenshipOption[];
  /** By field name. */
  values: Record<string, string>;
  errors: FormErrors;
  /** Why the passenger was not saved. Ready text. */
  failure: string | null;
  /** The names in Latin letters, for a document that has them so. */
  latinName: string | null;
  genderHint: string | null;
  /** Posted with the form: a repeated submit adds only one passenger. */
  formKey: string;
};

export type PassengerParts = {
  isNew: boolean;
  /** As saved or typed; null for an empty form. */
  values: PassengerValues | null;
  formKey: string;
  asksMiddleName: boolean;
} & Partial<Pick<PassengerScreen, 'errors' | 'failure' | 'latinName' | 'genderHint'>>;

/**
 * Builds the passenger's form.
 * @param words `t` reads the namespace `notebook`, `tBooking` reads `booking`
 */
export function passengerScreen(
  { isNew, values, formKey, asksMiddleName, ...refused }: PassengerParts,
  { market, t, tBooking }: { market: Market; t: Translate; tBooking: Translate },
): PassengerScreen {
  return {
    title: t(isNew ? 'form.new' : 'form.edit'),
    block: personBlock(asksMiddleName, market, tBooking),
    citizenships: ownCitizenshipOptions(market, values?.citizenship ? [values.citizenship] : []),
    values: values ? fieldValues({ passengers: [values] }) : { [passengerFieldName(0, 'citizenship')]: market.country },
    errors: { byField: {}, summary: [] },
    failure: null,
    latinName: null,
    genderHint: null,
    formKey,
    ...refused,
  };
}
