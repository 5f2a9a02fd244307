import { Form } from '@remix-run/react';
import { fieldsOf } from '~/forms/rejected-submission';
import { LIMITS } from '~/forms/limits';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { DocumentLink } from '~/ui/DocumentLink';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { Notice } from '~/ui/Notice';
import { RadioGroup } from '~/ui/RadioGroup';
import { Stars } from '~/ui/Stars';
import { TextArea } from '~/ui/TextArea';
import { TextField } from '~/ui/TextField';
import { TrapField } from '~/ui/TrapField';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import type { NewReviewScreen } from './screen.server';
import type { ReviewRejection } from './submit.server';
import styles from './view.module.css';

type NewReviewProps = { screen: NewReviewScreen; rejected: ReviewRejection | null };

/** Asks for a review, shows what became of the last one, or says when one can be written. */
export function NewReviewView({ screen, rejected }: NewReviewProps) {
  const { t } = useTranslation('reviews');
  const { form, own, isTooEarly } = screen;
  return (
    <div className={styles.page}>
      <h1>{t('form.title')}</h1>
      {own ? <OwnReview own={own} /> : null}
      {isTooEarly ? (
        <Notice kind="info" title={t('form.tooEarly.title')}>
          <p>{t('form.tooEarly.text')}</p>
        </Notice>
      ) : null}
      {form ? <ReviewForm author={form.author} rejected={rejected} /> : null}
      <p>
        <DocumentLink to="/reviews" className={prose.link}>
          {t('all')}
        </DocumentLink>
      </p>
    </div>
  );
}

function OwnReview({ own }: { own: NonNullable<NewReviewScreen['own']> }) {
  return (
    <>
      <Notice kind={own.kind} title={own.title} role="status">
        <p>{own.note}</p>
      </Notice>
      <Card flat>
        <p className={styles.facts}>
          <Stars rating={own.rating} text={own.ratingText} /> {own.date}
        </p>
        <p className={styles.text}>{own.text}</p>
      </Card>
    </>
  );
}

function ReviewForm({ author, rejected }: { author: string; rejected: ReviewRejection | null }) {
  const { t } = useTranslation('reviews');
  const fields = fieldsOf(rejected);
  return (
    <>
      <ErrorSummary title={t('form.errors')} errors={fields.summary} />
      <Card>
        <Form method="post" action="/reviews/new" noValidate className={layout.stack4}>
          <RadioGroup
            {...fields.text('rating')}
            legend={t('form.rating')}
            options={[5, 4, 3, 2, 1].map((rating) => ({
              value: String(rating),
              label: <Stars rating={rating} text={t('stars', { count: rating })} />,
            }))}
          />
          <TextField
            {...fields.text('author', author)}
            autoComplete="given-name"
            maxLength={LIMITS.name.max}
            label={t('form.author')}
            hint={t('form.authorHint')}
          />
          <TextArea {...fields.text('text')} rows={8} label={t('form.text')} hint={t('form.textHint')} />
          <TrapField {...fields.text('website')} label={t('form.trap')} />
          <p className={prose.soft}>{t('form.rules')}</p>
          <Button>{t('form.send')}</Button>
        </Form>
      </Card>
    </>
  );
}
