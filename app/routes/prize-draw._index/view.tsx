import { fieldsOf } from '~/forms/rejected-submission';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { CheckboxField } from '~/ui/CheckboxField';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { Notice } from '~/ui/Notice';
import { Section } from '~/ui/Section';
import { TextField } from '~/ui/TextField';
import type { DrawRejection } from './enter.server';
import type { DrawScreen } from './screen.server';
import styles from './view.module.css';

/** Tells what is won, until when, by whom and how; then the form, or where the letter went. */
export function DrawView({ screen, rejected }: { screen: DrawScreen; rejected: DrawRejection | null }) {
  const { t } = useTranslation('draw');
  const { title, facts, rules, sentTo } = screen;
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {sentTo && !rejected ? (
        <div id="draw">
          <Notice kind="good" title={t('sent.title')} role="status" takesFocus>
            <p className={styles.address}>{sentTo}</p>
            <p>{t('sent.text')}</p>
            <p>
              <a href="/prize-draw#draw">{t('sent.again')}</a>
            </p>
          </Notice>
        </div>
      ) : (
        <EntryForm rejected={rejected} />
      )}
      <Section id="rules" title={t('rules.title')} flat>
        <ol className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
      </Section>
    </div>
  );
}

function EntryForm({ rejected }: { rejected: DrawRejection | null }) {
  const { t } = useTranslation('draw');
  const fields = fieldsOf(rejected);
  return (
    <Section id="draw" title={t('form.title')}>
      <form method="post" action="/prize-draw" noValidate className={styles.form}>
        <ErrorSummary title={t('form.errors')} errors={fields.summary} />
        <TextField
          {...fields.text('drawEmail')}
          type="email"
          label={t('form.email')}
          autoComplete="email"
          inputMode="email"
        />
        <CheckboxField {...fields.box('agree')} label={t('form.agree')} />
        <div>
          <Button>{t('form.submit')}</Button>
        </div>
        <p>
          <a href="/confidential">{t('form.privacy')}</a>
        </p>
      </form>
    </Section>
  );
}
