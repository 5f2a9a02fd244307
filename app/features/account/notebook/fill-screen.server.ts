import { ageMisfit, type OrderFacts } from '~/features/booking/passengers/check-passenger';
import type { Translate } from '~/i18n/translate';
import type { Locale } from '~/market/locales';
import type { PassengerType } from '~/upstream/booking/contract';
import type { FillView } from './FillFromNotebook';
import { choiceName, hasAcceptedDocument } from './fill';
import { maskedNumber } from './masked-number';
import type { NotebookAnswer, NotebookPerson } from './open-notebook.server';
import { nameOf, withEachDocument } from './saved-passenger';

/** Translators: `t` reads the namespace `notebook`, `tBooking` reads `booking`. */
export type FillWords = { locale: Locale; t: Translate; tBooking: Translate };

/**
 * Builds the notebook choices above the passengers of step 1: for each ticket type, the people of the right age.
 * @returns null when there is nothing to offer
 */
export function fillView(
  answer: NotebookAnswer,
  types: readonly PassengerType[],
  order: OrderFacts,
  words: FillWords,
): FillView | null {
  const { t, tBooking } = words;
  if (answer.state === 'guest') return { state: 'guest', text: t('fill.guest'), submit: t('fill.signIn') };
  if (answer.state === 'down') return { state: 'down', text: t('fill.down') };
  if (answer.passengers.length === 0) return null;
  const [first] = types;
  const used = [...new Set(types)];
  return {
    state: 'open',
    title: t('fill.title'),
    text: t('fill.text'),
    submit: t('fill.submit'),
    choose: t('fill.choose'),
    ...(types.length === 1 && first ? people(answer.passengers, first, order, words) : { buttons: [], misfits: [] }),
    people: Object.fromEntries(
      used.map((type) => [type, answer.passengers.map((person) => option(person, type, order, words))]),
    ),
    choices: types.map((type, index) => ({
      name: choiceName(index),
      label: tBooking('step1.passenger.title', { number: index + 1 }),
      type,
    })),
  };
}

function people(
  all: readonly NotebookPerson[],
  type: PassengerType,
  order: OrderFacts,
  { locale, t }: FillWords,
): { buttons: { id: string; name: string }[]; misfits: string[] } {
  const named = all.map((person) => ({
    id: person.id,
    name: nameOf(person, locale),
    misfit: misfitOf(person, type, order),
  }));
  return {
    buttons: named.flatMap(({ id, name, misfit }) => (misfit === null ? [{ id, name }] : [])),
    misfits: named.flatMap(({ name, misfit }) => (misfit === null ? [] : [t(`fill.${misfit}`, { name })])),
  };
}

/** Says why a person cannot fill a ticket: the age, or only documents that this trip does not accept. */
function misfitOf(person: NotebookPerson, type: PassengerType, order: OrderFacts) {
  return ageMisfit(person.birthday, type, order) ?? (hasAcceptedDocument(person, type, order) ? null : 'noDocument');
}

/**
 * Builds one option. A person who does not fit stays in the list with the reason, so that nobody seems to be missing.
 */
function option(person: NotebookPerson, type: PassengerType, order: OrderFacts, { locale, t, tBooking }: FillWords) {
  const name = nameOf(person, locale);
  const misfit = misfitOf(person, type, order);
  if (misfit !== null) return { value: person.id, label: t(`fill.${misfit}`, { name }), disabled: true };
  const documents = withEachDocument(person).map(
    ({ documentType, documentNumber }) => `${tBooking(`documents.${documentType}`)} ${maskedNumber(documentNumber)}`,
  );
  return { value: person.id, label: [name, ...documents].join(', ') };
}
