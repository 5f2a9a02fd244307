import { Form, useLocation, useNavigation } from '@remix-run/react';
import { fieldsOf } from '~/forms/rejected-submission';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { CheckboxField } from '~/ui/CheckboxField';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { Icon } from '~/ui/Icon';
import { SelectField } from '~/ui/SelectField';
import { TextField } from '~/ui/TextField';
import prose from '~/ui/prose.module.css';
import styles from './PriceSubscription.module.css';
import type { PriceSubscriptionView } from './screen.server';
import type { WatchRejection } from './subscribe.server';

type PriceSubscriptionProps = {
  block: PriceSubscriptionView;
  rejected: WatchRejection | null;
};

const INTENT = 'watchPrice';

/** Subscribes to emails about a falling price: a short form, posted to its own page. */
export function PriceSubscription({ block: { title, text, list, form }, rejected }: PriceSubscriptionProps) {
  const { t } = useTranslation('home');
  const { pathname, search } = useLocation();
  const isSending = useNavigation().formData?.get('intent') === INTENT;
  const fields = fieldsOf(rejected);
  return (
    <Card as="section" labelledBy="price-subscription" flat className={styles.block} testId="price-subscription">
      <div role={form ? undefined : 'status'}>
        <h2 id="price-subscription" className={styles.title}>
          <Icon name={form ? 'mail' : 'check'} large />
          {title}
        </h2>
        <p className={styles.text}>
          {text} {list ? <a href={list.href}>{list.text}</a> : null}
        </p>
      </div>
      {form ? (
        // The fragment returns a reloaded page to the form.
        <Form
          method="post"
          action={`${pathname}${search}#price-subscription`}
          noValidate
          preventScrollReset
          className={styles.form}
        >
          <ErrorSummary title={t('form.errors')} errors={fields.summary} />
          <div className={form.email ? `${styles.row} ${styles.withEmail}` : styles.row}>
            {form.email ? (
              <TextField
                {...fields.text('watchEmail')}
                type="email"
                inputMode="email"
                autoComplete="email"
                label={form.email}
              />
            ) : null}
            <SelectField {...fields.text('watchFall', form.fall.options[0]?.value)} {...form.fall} />
            <div className={styles.submit}>
              <Button variant="secondary" intent={INTENT}>
                {isSending ? form.sending : form.submit}
              </Button>
            </div>
          </div>
          {form.consent ? (
            <CheckboxField
              {...fields.box('watchConsent')}
              label={
                <>
                  {form.consent} <PrivacyLink text={form.privacy} />
                </>
              }
            />
          ) : null}
          <p className={prose.soft}>
            {form.stop} {form.consent || !form.email ? null : <PrivacyLink text={form.privacy} />}
          </p>
        </Form>
      ) : null}
    </Card>
  );
}

/** Opens in a new tab, so that the results are kept. */
function PrivacyLink({ text }: { text: string }) {
  return (
    <a href="/confidential" target="_blank" rel="noreferrer">
      {text}
    </a>
  );
}
