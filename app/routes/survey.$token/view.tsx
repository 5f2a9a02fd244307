import { AuthCard } from '~/features/account/auth/AuthCard';
import styles from '~/features/account/auth/AuthCard.module.css';
import { fieldsOf, rejectionOf } from '~/forms/rejected-submission';
import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { RadioGroup } from '~/ui/RadioGroup';
import { TextArea } from '~/ui/TextArea';
import layout from '~/ui/layout.module.css';
import type { Survey } from '~/upstream/feedback/survey-contract';
import type { OpenedSurvey, SurveyRejection } from './answer.server';

type SurveyProps = {
  survey: Survey | null;
  fault: Extract<OpenedSurvey, { survey: null }>['fault'] | null;
  homePath: string;
  rejected: SurveyRejection | null;
};

/** One question, then room for words, then thanks. */
export function SurveyView({ survey, fault, homePath, rejected }: SurveyProps) {
  const { t } = useTranslation('survey');
  if (!survey) {
    return (
      <AuthCard title={t(`${fault ?? 'down'}.title`)}>
        <p className={styles.text} role="alert">
          {t(`${fault ?? 'down'}.text`)}
        </p>
      </AuthCard>
    );
  }
  if (survey.score === null) return <Question rejected={rejectionOf(rejected, 'surveyScore')} />;
  if (!survey.hasText) return <Words rejected={rejectionOf(rejected, 'surveyWords')} homePath={homePath} />;
  return (
    <AuthCard title={t('done.title')}>
      <p className={styles.text}>{t('done.text')}</p>
      <ButtonLink to={homePath} wide reloadDocument>
        {t('home')}
      </ButtonLink>
    </AuthCard>
  );
}

function Question({ rejected }: { rejected: Extract<SurveyRejection, { form: 'surveyScore' }> | null }) {
  const { t } = useTranslation('survey');
  const fields = fieldsOf(rejected);
  const words = { 5: t('score.5'), 4: t('score.4'), 3: t('score.3'), 2: t('score.2'), 1: t('score.1') };
  return (
    <AuthCard title={t('title')}>
      <ErrorSummary title={t('errors')} errors={fields.summary} />
      <form method="post" noValidate className={layout.stack4}>
        <RadioGroup
          {...fields.text('score')}
          legend={t('title')}
          legendHidden
          options={([5, 4, 3, 2, 1] as const).map((score) => ({ value: String(score), label: words[score] }))}
        />
        <Button wide intent="score">
          {t('send')}
        </Button>
      </form>
    </AuthCard>
  );
}

type WordsProps = { rejected: Extract<SurveyRejection, { form: 'surveyWords' }> | null; homePath: string };

function Words({ rejected, homePath }: WordsProps) {
  const { t } = useTranslation('survey');
  const fields = fieldsOf(rejected);
  return (
    <AuthCard title={t('thanks')}>
      <ErrorSummary title={t('errors')} errors={fields.summary} />
      <form method="post" noValidate className={layout.stack4}>
        <TextArea {...fields.text('words')} rows={5} label={t('words')} hint={t('wordsHint')} />
        <Button wide intent="words">
          {t('send')}
        </Button>
      </form>
      <ButtonLink to={homePath} variant="quiet" wide reloadDocument>
        {t('home')}
      </ButtonLink>
    </AuthCard>
  );
}
