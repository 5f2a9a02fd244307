import { fieldsOf } from '~/forms/rejected-submission';
import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { DocumentLink } from '~/ui/DocumentLink';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { Notice } from '~/ui/Notice';
import { SelectField } from '~/ui/SelectField';
import { TextField } from '~/ui/TextField';
import prose from '~/ui/prose.module.css';
import type { VisaAnswer, VisaScreen } from './screen.server';
import styles from './view.module.css';

/** The visa checker: passport, country and days; the answer in words with its source. */
export function VisaView({ screen }: { screen: VisaScreen }) {
  const { t } = useTranslation('visa');
  const { title, lead, countries, values, rejected, answer, isDown, visaFreeHref } = screen;
  const fields = fieldsOf(rejected);
  return (
    <div className={styles.page}>
      <header>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <ErrorSummary title={t('errors.title')} errors={fields.summary} />
      <Card>
        <form method="get" action="/visa-checker#answer" noValidate className={styles.form}>
          <SelectField
            {...fields.text('citizenship', values.citizenship)}
            label={t('citizenship')}
            placeholder={t('choose')}
            options={countries}
          />
          <SelectField
            {...fields.text('destination', values.destination)}
            label={t('destination')}
            placeholder={t('choose')}
            options={countries}
          />
          <TextField
            {...fields.text('days', values.days)}
            label={t('days')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
          />
          <Button>{t('check')}</Button>
        </form>
      </Card>
      {isDown ? (
        <Notice kind="warning" title={t('down.title')} role="alert">
          <p>{t('down.text')}</p>
        </Notice>
      ) : null}
      {answer ? <Answer answer={answer} /> : null}
      <p>
        <DocumentLink to={visaFreeHref} className={prose.link} rel="nofollow">
          {t('visaFree')}
        </DocumentLink>
      </p>
    </div>
  );
}

function Answer({ answer }: { answer: VisaAnswer }) {
  const { t } = useTranslation('visa');
  const { kind, title, trip, facts, source, official, tickets } = answer;
  return (
    <section className={styles.answer} aria-labelledby="answer">
      <h2 id="answer">{trip}</h2>
      <Notice kind={kind} title={title} role="status">
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </Notice>
      {source ? <p className={prose.soft}>{source}</p> : null}
      {official ? (
        <p>
          {t('answer.official')}{' '}
          <a href={official.href} className={prose.link} rel="nofollow noopener noreferrer">
            {official.host}
          </a>
        </p>
      ) : null}
      <p>
        <ButtonLink to={tickets.href} variant="secondary" rel="nofollow" reloadDocument>
          {tickets.text}
        </ButtonLink>
      </p>
    </section>
  );
}
