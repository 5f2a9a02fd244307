import { Form } from '@remix-run/react';
import { CheckoutPage } from '~/features/booking/flow/CheckoutPage';
import { fieldsOf } from '~/forms/rejected-submission';
import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { Notice } from '~/ui/Notice';
import { RadioGroup } from '~/ui/RadioGroup';
import { Section } from '~/ui/Section';
import { SelectField } from '~/ui/SelectField';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import type { RegistrationRejection } from './choose-registration.server';
import type { RegistrationScreen } from './registration-screen.server';
import styles from './Registration.module.css';

type Props = { screen: RegistrationScreen; rejected: RegistrationRejection | null; isGone: boolean };

/** Sells check-in by the shop: how, on which flights and for whom. */
export function RegistrationView({ screen: { form, nothing, backPath }, rejected, isGone }: Props) {
  const { t } = useTranslation('registration');
  const { t: tPostSale } = useTranslation('post-sale');
  return (
    <CheckoutPage title={t('title')} lead={<p className={prose.soft}>{t('lead')}</p>}>
      <ErrorSummary title={t('problem')} errors={fieldsOf(rejected).summary} />
      {isGone && !rejected ? <Notice kind="warning" title={tPostSale('gone')} role="alert" /> : null}
      {nothing ? <Notice kind="info" title={nothing} /> : null}
      {form ? <RegistrationForm form={form} rejected={rejected} /> : null}
      <ButtonLink to={backPath} variant="quiet" reloadDocument>
        {tPostSale('back')}
      </ButtonLink>
    </CheckoutPage>
  );
}

type FormProps = { form: NonNullable<RegistrationScreen['form']>; rejected: RegistrationRejection | null };

function RegistrationForm({ form, rejected }: FormProps) {
  const { t } = useTranslation('registration');
  const { t: tAddons } = useTranslation('addons');
  const { t: tPostSale } = useTranslation('post-sale');
  const fields = fieldsOf(rejected);
  const [only, ...others] = form.kinds;
  return (
    <Form method="post" className={layout.stack4} noValidate>
      <Section id="flights" title={t('covers')}>
        <ul className={styles.flights} role="list">
          {form.flights.map(({ title, text }) => (
            <li key={title}>
              <p>{title}</p>
              <p className={prose.soft}>{text}</p>
            </li>
          ))}
        </ul>
        <p>{form.people.join(', ')}</p>
        {form.infants ? <p className={prose.soft}>{t('infants')}</p> : null}
      </Section>
      <Section id="choice" title={t('choice')}>
        {only && others.length === 0 ? (
          <div>
            <input type="hidden" name="kind" value={only.value} />
            <p className={prose.soft}>{t('price')}</p>
            <p>
              <Priced kind={only} />
            </p>
            <p className={prose.soft}>{only.hint}</p>
          </div>
        ) : (
          <RadioGroup
            {...fields.text('kind')}
            legend={t('price')}
            options={form.kinds.map((kind) => ({ value: kind.value, hint: kind.hint, label: <Priced kind={kind} /> }))}
          />
        )}
        {form.positions ? (
          <div className={others.length > 0 ? styles.wish : undefined}>
            <SelectField
              {...fields.text('position', form.positions.value)}
              label={tAddons('sections.registration.position')}
              hint={t('positionHint')}
              options={form.positions.options}
            />
          </div>
        ) : null}
        {form.flight ? (
          <SelectField {...fields.text('flight')} label={t('flights.label')} options={form.flight} />
        ) : null}
        {form.passenger ? (
          <SelectField {...fields.text('passenger')} label={t('passengers.label')} options={form.passenger} />
        ) : null}
        <Button wide>{tPostSale('toPayment')}</Button>
      </Section>
    </Form>
  );
}

function Priced({ kind: { label, price } }: { kind: FormProps['form']['kinds'][number] }) {
  return (
    <span className={styles.priced}>
      {label} <span className={styles.price}>{price}</span>
    </span>
  );
}
