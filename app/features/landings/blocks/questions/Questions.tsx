import { useTranslation } from '~/i18n/use-translation';
import { Section } from '~/ui/Section';
import type { QuestionsScreen } from './screen.server';
import styles from './Questions.module.css';

/** Questions that facts answer, all of them open. */
export function Questions({ screen: { questions } }: { screen: QuestionsScreen }) {
  const { t } = useTranslation('landings');
  return (
    <Section id="questions" title={t('questions.title')} flat>
      <div className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <h3 className={styles.question}>{question}</h3>
            <p className={styles.answer}>{answer}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
