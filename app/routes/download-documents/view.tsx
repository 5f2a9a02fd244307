import { Form } from '@remix-run/react';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { Notice } from '~/ui/Notice';
import { TextField } from '~/ui/TextField';
import type { FinderFault } from './submit.server';
import styles from './view.module.css';

const FIELDS = ['form', 'phone', 'documentId'] as const;

/** What a redirect to this page has to tell. */
export type FinderNote = 'sent' | 'expired' | 'later';

export function FinderView({ note, fault }: { note: FinderNote | null; fault: FinderFault | null }) {
  const { t } = useTranslation('receipt');
  const errors: FinderFault['errors'] = fault?.errors ?? {};
  return (
    <div className={styles.page}>
      <h1>{t('find.title')}</h1>
      {note ? (
        <Notice kind={note === 'sent' ? 'good' : 'warning'} title={t(`find.${note}.title`)} role="status">
          <p>{t(`find.${note}.text`)}</p>
        </Notice>
      ) : null}
      <ErrorSummary
        title={t('find.errors')}
        errors={FIELDS.flatMap((field) => {
          const message = errors[field];
          return message ? [{ field: field === 'form' ? '' : field, message }] : [];
        })}
      />
      <Card>
        <Form method="post" action="/download-documents" noValidate className={styles.form}>
          <p>{t('find.lead')}</p>
          <TextField
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            label={t('find.phone')}
            value={fault?.values.phone}
            error={errors.phone}
          />
          <TextField
            name="documentId"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            label={t('find.documentId')}
            hint={t('find.documentHint')}
            value={fault?.values.documentId}
            error={errors.documentId}
          />
          <Button wide>{t('find.submit')}</Button>
        </Form>
      </Card>
    </div>
  );
}
