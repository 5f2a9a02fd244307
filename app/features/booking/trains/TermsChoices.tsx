import type { FormEvent } from 'react';
import { Button } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import { SelectField } from '~/ui/SelectField';
import type { TermOption, TermsView } from './terms-view';
import styles from './TermsChoices.module.css';

/** Fields whose change alters prices on the page. */
const PRICED = ['tariff', 'refund', 'bedding'];

/** Choices of one passenger's tariff, refund and bedding, and of the adults of infants. A change shows its prices at once. */
export function TermsChoices({ terms }: { terms: TermsView }) {
  const { tariffs, others, refund, bedding, notes, adults, apply } = terms;
  const showPrices = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement) || !PRICED.includes(target.name)) return;
    const { form } = target;
    form?.requestSubmit(form.querySelector<HTMLButtonElement>('[data-applies]'));
  };
  return (
    <fieldset className={styles.terms} onChange={showPrices}>
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
      {refund ? (
        <fieldset className={styles.box}>
          <legend className={styles.inner}>{refund.title}</legend>
          {refund.options.map((one) => (
            <Option key={one.value} type="radio" name="refund" option={one} />
          ))}
        </fieldset>
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
      <div className={layout.between}>
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
