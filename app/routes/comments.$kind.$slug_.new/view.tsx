import { fieldsOf } from '~/forms/rejected-submission';
import { LIMITS } from '~/forms/limits';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { DocumentLink } from '~/ui/DocumentLink';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { Notice } from '~/ui/Notice';
import { TextArea } from '~/ui/TextArea';
import { TextField } from '~/ui/TextField';
import { TrapField } from '~/ui/TrapField';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import type { NewCommentScreen } from './screen.server';
import type { CommentRejection } from './submit.server';
import styles from './view.module.css';

type NewCommentProps = { screen: NewCommentScreen; rejected: CommentRejection | null };

/** Tells the author what became of the last comments, and asks for one. */
export function NewCommentView({ screen: { title, form, own, all }, rejected }: NewCommentProps) {
  const { t } = useTranslation('comments');
  const fields = fieldsOf(rejected);
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {own.map(({ key, kind, title, note, author, text }) => (
        <Notice key={key} kind={kind} title={title} role="status">
          <p>{note}</p>
          <p className={styles.text}>
            {author}: {text}
          </p>
        </Notice>
      ))}
      {form ? (
        <>
          <ErrorSummary title={t('form.errors')} errors={fields.summary} />
          <Card>
            <form method="post" action={form.action} noValidate className={layout.stack4}>
              <TextField
                {...fields.text('author')}
                autoComplete="given-name"
                maxLength={LIMITS.name.max}
                label={t('form.author')}
                hint={t('form.authorHint')}
              />
              <TextArea {...fields.text('text')} rows={6} label={t('form.text')} hint={t('form.textHint')} />
              <TrapField {...fields.text('website')} label={t('form.trap')} />
              <input type="hidden" name="seal" value={sealOf(form.seal, rejected)} />
              <p className={prose.soft}>{t('form.rules')}</p>
              <Button>{t('form.send')}</Button>
            </form>
          </Card>
        </>
      ) : null}
      <p>
        <DocumentLink to={all} className={prose.link}>
          {t('all')}
        </DocumentLink>
      </p>
    </div>
  );
}

/** After a failure of the service the form stays the same one: perhaps its comment has arrived. */
function sealOf(fresh: string, rejected: CommentRejection | null): string {
  return (rejected?.status === 503 ? rejected.values.seal : null) ?? fresh;
}
