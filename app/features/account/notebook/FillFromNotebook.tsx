import { Button } from '~/ui/Button';
import { FieldError } from '~/ui/FieldMessage';
import { fieldId } from '~/ui/field-id';
import { Notice } from '~/ui/Notice';
import { Section } from '~/ui/Section';
import { SelectField, type SelectOption } from '~/ui/SelectField';
import type { PassengerType } from '~/upstream/booking/contract';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import { FILL_INTENT, SIGN_IN_INTENT } from './fill-intents';
import styles from './FillFromNotebook.module.css';

/** Ready texts: the booking page does not load the notebook's namespace. */
export type FillView =
  | { state: 'guest'; text: string; submit: string }
  | { state: 'down'; text: string }
  | {
      state: 'open';
      title: string;
      text: string;
      submit: string;
      choose: string;
      /** People to choose from, by ticket type. */
      people: Partial<Record<PassengerType, SelectOption[]>>;
      /** For a booking of one: each person of the right age is a button; of the others a text says why not. */
      buttons: { id: string; name: string }[];
      misfits: string[];
      /** One per passenger of the booking. */
      choices: { name: string; label: string; type: PassengerType }[];
    };

type FillProps = { view: FillView; errors: Readonly<Partial<Record<string, string>>> };

/** Fills any number of passengers from the notebook; invites a guest to sign in. */
export function FillFromNotebook({ view, errors }: FillProps) {
  if (view.state === 'down') return <Notice kind="info" title={view.text} />;
  if (view.state === 'guest') {
    return (
      <p>
        {view.text}{' '}
        <button name="intent" value={SIGN_IN_INTENT} className={styles.logIn}>
          {view.submit}
        </button>
      </p>
    );
  }
  if (view.buttons.length > 0) {
    const [choice] = view.choices;
    return (
      <Section id="notebook" title={view.title}>
        <FieldError id={fieldId(choice?.name ?? '')} error={choice && errors[choice.name]} />
        <p className={layout.row3} id={fieldId(choice?.name ?? '')} tabIndex={-1}>
          {view.buttons.map(({ id, name }) => (
            <Button key={id} variant="secondary" intent={`${FILL_INTENT}:${id}`}>
              {name}
            </Button>
          ))}
        </p>
        {view.misfits.length > 0 ? <p className={prose.soft}>{view.misfits.join(' · ')}</p> : null}
      </Section>
    );
  }
  return (
    <Section id="notebook" title={view.title} text={view.text}>
      <div className={styles.choices}>
        {view.choices.map(({ name, label, type }) => (
          <SelectField
            key={name}
            name={name}
            label={label}
            options={view.people[type] ?? []}
            placeholder={view.choose}
            error={errors[name]}
            autoComplete="off"
          />
        ))}
      </div>
      <div>
        <Button variant="secondary" intent={FILL_INTENT}>
          {view.submit}
        </Button>
      </div>
    </Section>
  );
}
