import { fieldsOf } from '~/forms/rejected-submission';
import { LIMITS } from '~/forms/limits';
import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { Notice } from '~/ui/Notice';
import { PageColumn } from '~/ui/PageColumn';
import { SelectField } from '~/ui/SelectField';
import { TextArea } from '~/ui/TextArea';
import { TextField } from '~/ui/TextField';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import type { RejectedQuestion } from './submit.server';
import styles from './view.module.css';

type AskViewProps = {
  title: string;
  isSent: boolean;
  categories: { value: string; label: string }[];
  initialKey: string;
  rejected: RejectedQuestion | null;
};

/** Asks for the address, the order's number and the question, or says what happens next. */
export function AskView({ title, isSent, ...form }: AskViewProps) {
  const { t } = useTranslation('help');
  return (
    <PageColumn back={{ path: '/helpcenter', label: t('center') }}>
      <h1>{title}</h1>
      {isSent ? <Sent /> : <AskForm {...form} />}
    </PageColumn>
  );
}

function Sent() {
  const { t } = useTranslation('help');
  return (
    <>
      <Notice kind="good" role="status" title={t('guest.sent.next')}>
        <p>{t('guest.sent.text')}</p>
      </Notice>
      <div>
        <ButtonLink to="/helpcenter" variant="secondary" reloadDocument>
          {t('center')}
        </ButtonLink>
      </div>
    </>
  );
}

function AskForm({ categories, initialKey, rejected }: Omit<AskViewProps, 'title' | 'isSent'>) {
  const { t } = useTranslation('help');
  const fields = fieldsOf(rejected);
  return (
    <>
      <p>
        {t('guest.lead')}{' '}
        <a href="/user/orders" className={prose.link}>
          {t('guest.signedIn')}
        </a>
      </p>
      <ErrorSummary title={t('form.errors')} errors={fields.summary} />
      <Card>
        <form method="post" action="/helpcenter/ask" noValidate className={layout.column4}>
          <input type="hidden" name="key" value={fields.text('key', initialKey).value || initialKey} />
          <TextField
            {...fields.text('email')}
            type="email"
            autoComplete="email"
            label={t('guest.email')}
            hint={t('guest.emailHint')}
          />
          <TextField
            {...fields.text('orderNumber')}
            inputMode="numeric"
            autoComplete="off"
            label={t('guest.orderNumber')}
            hint={t('guest.orderNumberHint')}
          />
          <SelectField
            {...fields.text('category')}
            label={t('guest.category')}
            placeholder={t('guest.choose')}
            options={categories}
          />
          <TextArea
            {...fields.text('description')}
            rows={6}
            label={t('form.description')}
            hint={t('form.most', { max: LIMITS.ticket.max })}
          />
          <div className={styles.trap}>
            <TextField {...fields.text('website')} autoComplete="off" tabIndex={-1} label={t('guest.trap')} />
          </div>
          <div>
            <Button>{t('form.send')}</Button>
          </div>
        </form>
      </Card>
    </>
  );
}
