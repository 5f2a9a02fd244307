import type { FormEvent } from 'react';
import { Button } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import prose from '~/ui/prose.module.css';
import { SelectField } from '~/ui/SelectField';
import type { TermOption, TermsView } from './terms-view';
import styles from './TermsChoices.module.css';

/** Fields whose change alters prices on the page. */
const PRICED = ['tariff', 'refund', 'bedding'];

/** Shows the prices of changed terms at once: sends the form as the button does that only pages without scripts show. */
export function showPrices({ target }: FormEvent): void {
  if (!(target instanceof HTMLInputElement) || !PRICED.includes(target.name)) return;
  const { form } = target;
  form?.requestSubmit(form.querySelector<HTMLButtonElement>('[data-applies]'));
}

/** Choices of one passenger's tariff and bedding, and of the adults of infants. */
export function TermsChoices({ terms }: { terms: TermsView }) {
  const { tariffs, others, bedding, notes, adults, apply } = terms;
  return (
    <fieldset id="tariffs" className={styles.terms}>
      <legend className={styles.legend}>{terms.title}</legend>
      {tariffs.length > 0 ? (
        <details className={styles.box} open={terms.isOpen}>
          <summary className={styles.summary}>
            {terms.summary}
            <Icon name="chevron-down" />
          </summary>
          {tariffs.map((one) => (
            <Option key={one.value} type="radio" name="tariff" option={one} />
          ))}
          {others.lines.length > 0 ? (
            <details>
              <summary className={styles.more}>{others.title}</summary>
              <ul className={styles.lines}>
                {others.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </details>
          ) : null}
        </details>
      ) : null}
      {bedding ? (
        <div className={styles.box}>
          <input type="hidden" name="asksBedding" value="1" />
          <Option type="checkbox" name="bedding" option={bedding} />
        </div>
      ) : null}
      {notes.map((note) => (
        <p key={note} className={prose.soft}>
          {note}
        </p>
      ))}
      {adults.length > 0 ? (
        <div className={styles.adults}>
          {adults.map((one) => (
            <SelectField key={one.name} {...one} />
          ))}
        </div>
      ) : null}
      <div className={styles.apply}>
        <Button variant="secondary" intent={apply.intent} data-applies>
          {apply.label}
        </Button>
      </div>
    </fieldset>
  );
}

function Option({ type, name, option }: { type: 'radio' | 'checkbox'; name: string; option: TermOption }) {
  const { value, label, hint, price, isChosen } = option;
  return (
    <label className={styles.option}>
      <input type={type} name={name} value={value} defaultChecked={isChosen} />
      <span>
        {label}
        {hint ? <span className={styles.hint}>{hint}</span> : null}
      </span>
      <strong className={styles.price}>{price}</strong>
    </label>
  );
}
