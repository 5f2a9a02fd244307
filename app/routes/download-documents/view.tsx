import { Form } from '@remix-run/react';
import { fieldsOf } from '~/forms/rejected-submission';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { Notice } from '~/ui/Notice';
import { TextField } from '~/ui/TextField';
import layout from '~/ui/layout.module.css';
import type { FinderRejection } from './submit.server';
import styles from './view.module.css';

/** A notice that a redirect to this page shows. */
export type FinderNote = 'sent' | 'expired' | 'later';

export function FinderView({ note, rejected }: { note: FinderNote | null; rejected: FinderRejection | null }) {
  const { t } = useTranslation('receipt');
  const fields = fieldsOf(rejected);
  return (
    <div className={styles.page}>
      <h1>{t('find.title')}</h1>
      {note ? (
        <Notice kind={note === 'sent' ? 'good' : 'warning'} title={t(`find.${note}.title`)} role="status">
          <p>{t(`find.${note}.text`)}</p>
        </Notice>
      ) : null}
      <ErrorSummary title={t('find.errors')} errors={fields.summary} />
      <Card>
        <Form method="post" action="/download-documents" noValidate className={layout.stack4}>
          <p>{t('find.lead')}</p>
          <TextField {...fields.text('phone')} type="tel" inputMode="tel" autoComplete="tel" label={t('find.phone')} />
          <TextField
            {...fields.text('documentId')}
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            label={t('find.documentId')}
            hint={t('find.documentHint')}
          />
          <Button wide>{t('find.submit')}</Button>
        </Form>
      </Card>
    </div>
  );
}
