import { useFrame } from '~/features/frame/use-frame';
import { useTranslation } from '~/i18n/use-translation';
import { Icon } from '~/ui/Icon';
import prose from '~/ui/prose.module.css';
import type { Question } from './editorial.server';
import styles from './Questions.module.css';

/** Frequent questions; renders nothing without any. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  const { t } = useTranslation('home');
  const { t: tCommon } = useTranslation('common');
  const { hasAssistant } = useFrame().header;
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">{t('questions.title')}</h2>
      <div className={styles.list}>
        {questions.map(({ question, answer }) => (
          <details key={question} className={styles.item}>
            <summary className={styles.question}>
              {question}
              <Icon name="chevron-down" />
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
      {hasAssistant ? (
        <a href="/assistant" rel="nofollow" className={prose.link}>
          {tCommon('help.assistant')}
        </a>
      ) : null}
    </section>
  );
}
