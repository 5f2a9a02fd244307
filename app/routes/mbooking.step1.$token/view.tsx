import { Form } from '@remix-run/react';
import { CheckoutPage } from '~/features/checkout/CheckoutPage';
import { OrderSummary } from '~/features/checkout/OrderSummary';
import { PageDialogs } from '~/features/content/PageDialogs';
import { ContactFields } from '~/features/passengers/ContactFields';
import { PassengerFields } from '~/features/passengers/PassengerFields';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { CheckboxField } from '~/ui/CheckboxField';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { Notice } from '~/ui/Notice';
import type { Step1Screen } from './screen.server';
import type { Step1Refusal } from './submit.server';
import styles from './view.module.css';

export function Step1View({ screen, refusal }: { screen: Step1Screen; refusal: Step1Refusal | null }) {
  const { t } = useTranslation('booking');
  const values = refusal?.values ?? screen.values;
  const { byField, summary } = refusal?.errors ?? screen.errors;
  return (
    <CheckoutPage
      step="passengers"
      title={t('step1.title')}
      aside={<OrderSummary order={screen.order} payUntil={screen.payUntil} />}
    >
      <ErrorSummary title={t('step1.errors')} errors={summary} />
      {refusal?.failure ? (
        <Notice kind="danger" title={t('step1.failure.title')} role="alert">
          <p>{refusal.failure}</p>
        </Notice>
      ) : null}
      {screen.notices.map(({ kind, title, text }) => (
        <Notice key={title} kind={kind} title={title}>
          <p>{text}</p>
        </Notice>
      ))}
      <Form method="post" noValidate className={styles.form}>
        <input type="hidden" name="shownAmount" value={screen.shownAmount} />
        <ContactFields values={values} errors={byField} phoneSample={screen.phoneSample} />
        {screen.blocks.map((block) => (
          <PassengerFields
            key={block.index}
            block={block}
            citizenships={screen.citizenships}
            values={values}
            errors={byField}
          />
        ))}
        <CheckboxField
          name="agreement"
          checked={values.agreement !== undefined}
          error={byField.agreement}
          label={
            <span>
              {t('step1.agreement.text')}{' '}
              <a href="/agreement" target="_blank" rel="noreferrer">
                {t('step1.agreement.terms')}
              </a>{' '}
              {t('step1.agreement.and')}{' '}
              <a href="/confidential" target="_blank" rel="noreferrer">
                {t('step1.agreement.privacy')}
              </a>
            </span>
          }
        />
        <div className={styles.submit}>
          <Button wide>{t('step1.submit')}</Button>
          <p className={styles.next}>{t('step1.next')}</p>
        </div>
      </Form>
      <PageDialogs />
    </CheckoutPage>
  );
}
