import { Form, useLocation } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { CheckboxField } from '~/ui/CheckboxField';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { Icon } from '~/ui/Icon';
import { TextField } from '~/ui/TextField';
import styles from './PriceSubscription.module.css';
import type { PriceSubscriptionView } from './screen.server';
import type { WatchFault } from './subscribe.server';

type PriceSubscriptionProps = {
  block: PriceSubscriptionView;
  /** What the form was refused with just now. */
  fault: WatchFault | null;
};

/** Letters about a price that falls: a form of one field, posted to the page that it stands on. */
export function PriceSubscription({ block: { title, text, form }, fault }: PriceSubscriptionProps) {
  const { t } = useTranslation('home');
  const { pathname, search } = useLocation();
  const errors = Object.entries(fault?.errors ?? {}).map(([field, message]) => ({ field, message }));
  return (
    <section className={styles.block} aria-labelledby="price-subscription" data-testid="price-subscription">
      <div role={form ? undefined : 'status'}>
        <h2 id="price-subscription" className={styles.title}>
          <Icon name={form ? 'mail' : 'check'} large />
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      {form ? (
        // The fragment brings a page that is loaded anew back to the form.
        <Form
          method="post"
          action={`${pathname}${search}#price-subscription`}
          noValidate
          preventScrollReset
          className={styles.form}
        >
          {errors.length > 0 ? <ErrorSummary title={t('form.errors')} errors={errors} /> : null}
          <div className={styles.row}>
            <TextField
              name="watchEmail"
              type="email"
              inputMode="email"
              autoComplete="email"
              label={form.label}
              value={fault?.email ?? form.email}
              error={fault?.errors.watchEmail}
            />
            <div className={styles.submit}>
              <Button variant="secondary" intent="watchPrice">
                {form.submit}
              </Button>
            </div>
          </div>
          {form.consent ? (
            <CheckboxField
              name="watchConsent"
              label={
                <>
                  {form.consent} <PrivacyLink text={form.privacy} />
                </>
              }
              checked={fault?.isAgreed}
              error={fault?.errors.watchConsent}
            />
          ) : null}
          <p className={styles.small}>
            {form.stop} {form.consent ? null : <PrivacyLink text={form.privacy} />}
          </p>
        </Form>
      ) : null}
    </section>
  );
}

/** Opens beside the results, so that they are not lost. */
function PrivacyLink({ text }: { text: string }) {
  return (
    <a href="/confidential" target="_blank" rel="noreferrer">
      {text}
    </a>
  );
}
