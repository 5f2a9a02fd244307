import { Form } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { RadioGroup } from '~/ui/RadioGroup';
import { TextField } from '~/ui/TextField';
import { IntentButton } from './IntentButton';
import { PassengerPicker } from './PassengerPicker';
import { PlaceField } from './PlaceField';
import { rememberForm } from './remembered-form';
import styles from './SearchForm.module.css';
import type { PlaceSide, SearchFormState } from './search-form-state';
import { useSearchForm } from './use-search-form';

export type SearchFormProps = {
  state: SearchFormState;
  /** Where it is posted: the home page of the market (`searchFormAction`). */
  action: string;
};

/** The order in which errors are listed: that of the fields. */
const FIELDS = ['departure', 'arrival', 'departureDate', 'dateBack', 'adults'];

/**
 * The search form: one island, the same on the home page and above the results. Its texts are in the namespace `home`.
 * A state that the server has changed starts it anew.
 */
export function SearchForm({ state, action }: SearchFormProps) {
  return <Fields key={JSON.stringify([state.values, state.choices])} state={state} action={action} />;
}

function Fields({ state, action }: SearchFormProps) {
  const { t } = useTranslation('home');
  const { form, values, isEnhanced, change, setPlace, setDepartureDate, setDateBack, apply } = useSearchForm(state);
  const { errors, dates } = state;
  const onIntent = isEnhanced ? apply : undefined;
  const listed = FIELDS.flatMap((field) => (errors[field] ? [{ field, message: errors[field] }] : []));

  const place = (side: PlaceSide) => {
    // Once the text is changed, the places to choose from are about something else.
    const choices = values[side].text === state.values[side].text ? state.choices[side] : undefined;
    return (
      <>
        <div className={styles[side]}>
          {side === 'arrival' ? (
            <div className={styles.swap}>
              <IntentButton intent={{ kind: 'swap' }} onIntent={onIntent} label={t('places.swap')} icon="swap" />
            </div>
          ) : null}
          <PlaceField
            side={side}
            label={t(`places.${side}`)}
            value={values[side]}
            error={errors[side]}
            onChange={(value) => setPlace(side, value)}
            suggests={isEnhanced}
            withoutCode={choices !== undefined}
            testId={side === 'departure' ? 'direction-input-from-input' : 'direction-input-to-input'}
          />
        </div>
        {choices ? (
          <div className={styles.choices}>
            <RadioGroup
              name={`${side}Code`}
              legend={t(`places.${side}Choice`)}
              value={values[side].code}
              options={choices.map(({ code, label, sublabel }) => ({
                value: code,
                label: `${label}, ${code}`,
                hint: sublabel,
              }))}
              onChoose={(code) => setPlace(side, { ...values[side], code })}
            />
          </div>
        ) : null}
      </>
    );
  };

  return (
    <Form
      ref={form}
      method="post"
      action={action}
      noValidate
      className={styles.island}
      aria-label={t('form.label')}
      onSubmit={() => rememberForm(values)}
    >
      {/* Enter in a field presses the first submit button of a form: it shall search, not swap. */}
      <button type="submit" name="intent" value="search" tabIndex={-1} aria-hidden="true" className={styles.enter} />
      <ErrorSummary title={t('form.errors')} errors={listed} />
      <div className={styles.fields}>
        <div className={styles.places}>
          {place('departure')}
          {place('arrival')}
        </div>
        <div className={styles.date} data-testid="departure-date-container">
          <TextField
            type="date"
            name="departureDate"
            label={t('dates.departure')}
            min={dates.min}
            max={dates.max}
            value={values.departureDate}
            onValue={setDepartureDate}
            error={errors['departureDate']}
          />
        </div>
        <div className={styles.date} data-testid="date-back-container">
          <TextField
            type="date"
            name="dateBack"
            label={t('dates.back')}
            min={dates.min}
            max={dates.max}
            value={values.dateBack}
            onValue={setDateBack}
            error={errors['dateBack']}
          />
        </div>
        <div className={styles.passengers}>
          <PassengerPicker
            values={values}
            error={errors['adults']}
            isOpen={state.isPickerOpen}
            onChange={change}
            onIntent={onIntent}
          />
        </div>
        <div className={styles.submit}>
          <Button intent="search" wide testId="search-ticket-button">
            {t('form.submit')}
          </Button>
        </div>
      </div>
    </Form>
  );
}
