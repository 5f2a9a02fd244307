import { Form } from '@remix-run/react';
import { LIMITS } from '../query/search-query';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { CheckboxField } from '~/ui/CheckboxField';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { HOTELS_FIELD } from '../hotels/hotels-field';
import { labelOf } from './field-labels';
import { IntentButton } from './IntentButton';
import { Legs } from './Legs';
import { formIdentity } from './late-names';
import { PassengerPicker } from './PassengerPicker';
import styles from './SearchForm.module.css';
import { SearchKinds } from './SearchKinds';
import { SimpleRoute } from './SimpleRoute';
import { isMultiLeg } from './route';
import type { SearchFormState } from './search-form-state';
import { useSearchForm } from './use-search-form';

export type SearchFormProps = {
  state: SearchFormState;
  /** Target of the form: the market's home page (`searchFormAction`). */
  action: string;
};

/**
 * Order of the error list: as the fields on the page. Legs come first, because forms with legs lack the other fields.
 */
const FIELDS = [
  ...Array.from({ length: LIMITS.trips }, (_, index) =>
    ['departure', 'arrival', 'date'].map((field) => `legs[${index}].${field}`),
  ).flat(),
  ...['departure', 'arrival', 'departureDate', 'departureDateEnd', 'dateBack', 'dateBackEnd', 'stayMin', 'adults'],
];

/**
 * The search form, the same on the home page and above the results. Its texts are in the namespace `home`. A state
 * changed by the server resets it.
 */
export function SearchForm({ state, action }: SearchFormProps) {
  return <Fields key={formIdentity(state)} state={state} action={action} />;
}

function Fields({ state, action }: SearchFormProps) {
  const { t } = useTranslation('home');
  const control = useSearchForm(state);
  const { form, values, errors, enhanced, onIntent } = control;
  const isMulti = isMultiLeg(values);
  const isFlexible = values.dateType !== 'date';
  const faulty = FIELDS.filter((field) => errors[field]);
  const listed = faulty.map((field) => {
    const leg = /^legs\[(\d)/.exec(field)?.[1];
    // Several are listed by the names of their fields; the messages are at the fields.
    const message = faulty.length > 1 ? t(labelOf(field, values.dateType)) : (errors[field] ?? '');
    return { field, message: leg ? `${t('legs.name', { number: Number(leg) + 1 })}: ${message}` : message };
  });

  return (
    <Form
      ref={form}
      method="post"
      action={action}
      noValidate
      className={styles.island}
      aria-label={t('form.label')}
      onSubmit={(event) => {
        enhanced?.rememberForm(values);
        enhanced?.openHotels(event.currentTarget, values);
      }}
    >
      {/* Enter presses the first submit button of a form, which must search instead of swapping places. */}
      <VisuallyHidden>
        <button type="submit" name="intent" value="search" tabIndex={-1} aria-hidden="true" />
      </VisuallyHidden>
      {isFlexible ? <input type="hidden" name="dateType" value={values.dateType} /> : null}
      <ErrorSummary title={t('form.errors')} errors={listed} inline focusOn={state.focus ? null : state} />
      <SearchKinds isMulti={isMulti} onIntent={onIntent} />
      {state.values.transport === 'train' ? (
        <CheckboxField name="transport" value="train" checked label={t('form.trainsOnly')} />
      ) : null}
      <div className={`${styles.fields} ${isMulti ? styles.multi : isFlexible ? styles.flexible : ''}`}>
        {isMulti ? <Legs control={control} /> : <SimpleRoute control={control} />}
        {isMulti ? (
          <div className={styles.add}>
            <IntentButton
              intent={{ kind: 'addLeg' }}
              onIntent={onIntent}
              disabled={values.legs.length >= LIMITS.trips}
              label={t('legs.add')}
              icon="plus"
              look="quiet"
            />
            {values.legs.length >= LIMITS.trips ? <span className={styles.most}>{t('legs.most')}</span> : null}
          </div>
        ) : null}
        <div className={styles.passengers}>
          <PassengerPicker control={control} />
        </div>
        <div className={styles.submit}>
          <Button intent="search" wide testId="search-ticket-button">
            {t('form.submit')}
          </Button>
        </div>
      </div>
      {state.hotels && !isMulti ? (
        <div className={styles.hotels}>
          <CheckboxField name={HOTELS_FIELD} label={state.hotels} />
        </div>
      ) : null}
    </Form>
  );
}
