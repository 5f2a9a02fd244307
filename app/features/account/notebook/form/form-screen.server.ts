import { ownCitizenshipOptions, type CitizenshipOption } from '~/features/booking/passengers/citizenships.server';
import { fieldValues, passengerFieldName, type PassengerValues } from '~/features/booking/passengers/form-values';
import { personBlock, type PersonBlockView } from '~/features/booking/passengers/passenger-block';
import { getTranslator } from '~/i18n/translator.server';
import type { Market } from '~/market/market';
import { nameOf } from '../saved-passenger';
import type { FormSubject } from './subject';

/** A form of the notebook. Ready texts. */
export type NotebookFormScreen = {
  title: string;
  /** A document asks neither for gender nor for the birthday. */
  asksPerson: boolean;
  /** A saved document can be deleted here. */
  isDeletable: boolean;
  block: PersonBlockView;
  citizenships: CitizenshipOption[];
  /** By field name. */
  values: Record<string, string>;
  /** Posted with the form: a repeated submit adds only one entry. */
  formKey: string;
};

export type FormParts = {
  /** As saved or typed; null for an empty form. */
  values: PassengerValues | null;
  formKey: string;
  asksMiddleName: boolean;
};

/** Builds the form. */
export function notebookForm(
  subject: FormSubject,
  { values, formKey, asksMiddleName }: FormParts,
  market: Market,
): NotebookFormScreen {
  return {
    title: titleOf(subject, market),
    asksPerson: subject.kind === 'passenger',
    isDeletable: subject.kind === 'document' && subject.id !== null,
    block: personBlock(asksMiddleName, market, getTranslator(market.locale, 'booking')),
    citizenships: ownCitizenshipOptions(market, values?.citizenship ? [values.citizenship] : []),
    values: values ? fieldValues({ passengers: [values] }) : { [passengerFieldName(0, 'citizenship')]: market.country },
    formKey,
  };
}

function titleOf(subject: FormSubject, { locale }: Market): string {
  const t = getTranslator(locale, 'notebook');
  if (subject.kind === 'passenger') return t(subject.id === null ? 'form.new' : 'form.edit');
  if (!subject.person) return t('document.add');
  return t(subject.id === null ? 'document.new' : 'document.change', { name: nameOf(subject.person, locale) });
}
