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
  /** Posted with the form: a repeated submit adds only one passenger. */
  formKey: string;
};

export type PassengerParts = {
  isNew: boolean;
  /** As saved or typed; null for an empty form. */
  values: PassengerValues | null;
  formKey: string;
  asksMiddleName: boolean;
};

/**
 * Builds the passenger's form.
 * @param words `t` reads the namespace `notebook`, `tBooking` reads `booking`
 */
export function passengerScreen(
  { isNew, values, formKey, asksMiddleName }: PassengerParts,
  { market, t, tBooking }: { market: Market; t: Translate; tBooking: Translate },
): PassengerScreen {
  return {
    title: t(isNew ? 'form.new' : 'form.edit'),
    block: personBlock(asksMiddleName, market, tBooking),
    citizenships: ownCitizenshipOptions(market, values?.citizenship ? [values.citizenship] : []),
    values: values ? fieldValues({ passengers: [values] }) : { [passengerFieldName(0, 'citizenship')]: market.country },
    formKey,
  };
}
