import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { RadioGroup } from '~/ui/RadioGroup';
import { TextField } from '~/ui/TextField';
import { fieldId } from '~/ui/field-id';
import { movesOnFrom } from './intents';
import styles from './SearchForm.module.css';
import { isMultiLeg, placeFields, placeName, type PlaceSide } from './route';
import type { FormControl } from './use-search-form';

export type PlaceInputProps = {
  control: FormControl;
  side: PlaceSide;
  /** Index of the leg; 0 in a single journey. */
  position: number;
  /** Placed above the field. */
  before?: ReactNode;
};

/**
 * Departure or arrival: a text field that the server resolves; when several places match, radio buttons offer them.
 * With JavaScript it suggests places while the visitor types.
 */
export function PlaceInput({ control, side, position, before }: PlaceInputProps) {
  const { t } = useTranslation('home');
  const { pathname } = useLocation();
  const { state, values, errors, enhanced, setPlace, focusOn } = control;
  const isMulti = isMultiLeg(values);
  const name = placeName(values, position, side);
  const otherName = placeName(values, position, side === 'departure' ? 'arrival' : 'departure');
  const label = t(`places.${side}`);
  const ends = isMulti ? values.legs[position]! : values;
  const [place, otherEnd] = side === 'departure' ? [ends.departure, ends.arrival] : [ends.arrival, ends.departure];
  const submittedPlace = placeFields(state.values).find((field) => field.name === name)?.place;
  // Choices become invalid once the text changes.
  const choices = place.text === submittedPlace?.text ? state.choices[name] : undefined;
  const hasAreas = side === 'arrival' && !isMulti;
  const placeholder =
    state.values.transport === 'train'
      ? 'places.stationPlaceholder'
      : hasAreas
        ? 'places.arrivalPlaceholder'
        : 'places.departurePlaceholder';

  function fieldAfterPlace(code: string, byKey: boolean): string | false {
    if (side === 'departure') return byKey && otherEnd.text === '' && otherName;
    return movesOnFrom(code, pathname) && (isMulti ? `legs[${position}].date` : 'departureDate');
  }

  return (
    <>
      <div className={styles[side]}>
        {before}
        <TextField
          name={name}
          label={label}
          value={place.text}
          onValue={(text) => setPlace(name, { text, code: '', label: '' })}
          error={errors[name]}
          placeholder={t(placeholder)}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the submission was rejected because of this field
          autoFocus={state.focus === name}
          enterKeyHint="search"
          maxLength={100}
          testId={side === 'departure' ? 'direction-input-from-input' : 'direction-input-to-input'}
          below={
            enhanced ? (
              <enhanced.PlaceSuggestions
                inputId={fieldId(name)}
                label={label}
                value={place}
                field={{ side, hasAreas, otherEnd: otherEnd.code }}
                onPick={({ code, label: text, other }, going) => {
                  setPlace(name, { text, code, label: text });
                  if (other) setPlace(otherName, other);
                  const next = other ? other.text === '' && otherName : fieldAfterPlace(code, going === 'on');
                  if (!next || going === 'away') return false;
                  focusOn(next, going === 'on' && next === 'departureDate' && pathname !== '/search');
                  return true;
                }}
              />
            ) : null
          }
        />
        {choices ? null : <input type="hidden" name={`${name}Code`} value={place.code} />}
        <input type="hidden" name={`${name}Label`} value={place.label} />
      </div>
      {choices ? (
        <div className={styles.choices}>
          <RadioGroup
            name={`${name}Code`}
            legend={t(`places.${side}Choice`)}
            value={place.code}
            options={choices.map((choice) => ({
              value: choice.code,
              label: `${choice.label}, ${choice.code}`,
              hint: choice.sublabel,
            }))}
            onChoose={(code) => setPlace(name, { ...place, code })}
          />
        </div>
      ) : null}
    </>
  );
}
