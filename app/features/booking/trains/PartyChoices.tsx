import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import { Icon } from '~/ui/Icon';
import { SelectField } from '~/ui/SelectField';
import { SeatOption } from '../seats/SeatOption';
import type { CarScreen } from './train-places-screen.server';
import styles from './PartyChoices.module.css';

/** Choices for the whole party: the railway chooses by wishes, or a compartment is taken as a whole. */
export function PartyChoices({ car, chosen }: { car: CarScreen; chosen: string }) {
  const { wishes, whole } = car;
  return (
    <>
      {wishes ? (
        <SeatOption
          value={wishes.value}
          label={wishes.label}
          hint={wishes.hint}
          price={wishes.price}
          isChosen={chosen === wishes.value}
        >
          {wishes.selects.length > 0 ? (
            <div className={styles.wishes}>
              {wishes.selects.map(({ name, label, value, options }) => (
                <SelectField key={name} name={name} label={label} value={value} options={options} />
              ))}
            </div>
          ) : null}
        </SeatOption>
      ) : null}
      {whole.length > 0 && !car.isWholeOnly ? (
        <details className={styles.whole} open={whole.some(({ value }) => value === chosen)}>
          <summary className={styles.summary}>
            {car.wholeTitle}
            <Icon name="chevron-down" />
          </summary>
          <WholeChoices car={car} chosen={chosen} />
        </details>
      ) : null}
    </>
  );
}

/** Compartments that are taken as a whole. */
export function WholeChoices({ car: { whole }, chosen }: { car: CarScreen; chosen: string }) {
  return (
    <div className={layout.stack2}>
      {whole.map((one) => (
        <SeatOption key={one.value} {...one} isChosen={chosen === one.value} />
      ))}
    </div>
  );
}

/** For whom an empty compartment is kept. */
export function GenderChoices({ genders }: { genders: NonNullable<CarScreen['genders']> }) {
  return (
    <fieldset className={styles.genders}>
      <legend className={styles.legend}>{genders.title}</legend>
      <p className={prose.soft}>{genders.hint}</p>
      <div className={styles.options}>
        {genders.options.map(({ value, label }) => (
          <label key={value} className={styles.gender}>
            <input type="radio" name="gender" value={value} defaultChecked={value === genders.chosen} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
