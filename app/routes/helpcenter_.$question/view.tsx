import { HelpPerson } from '~/features/help/HelpPerson';
import { HelpSearch } from '~/features/help/HelpSearch';
import { QuestionLinks } from '~/features/help/QuestionLinks';
import { useTranslation } from '~/i18n/use-translation';
import { Icon } from '~/ui/Icon';
import type { AnswerScreen } from './screen.server';
import styles from './view.module.css';

/** One answer, the other questions of its topic, and the ways on when it did not help. */
export function AnswerView({ title, html, topic, others }: AnswerScreen) {
  const { t } = useTranslation('help');
  return (
    <div className={styles.page}>
      <nav aria-label={t('trail')}>
        <ol className={styles.trail} role="list">
          <li>
            <a href="/helpcenter">{t('center')}</a>
            <Icon name="chevron-right" />
          </li>
          <li>
            <a href={topic.path}>{topic.title}</a>
          </li>
        </ol>
      </nav>
      <article className={styles.article}>
        <h1>{title}</h1>
        <div className={styles.answer} dangerouslySetInnerHTML={{ __html: html }} />
      </article>
      {others.length > 0 ? (
        <section className={styles.others} aria-labelledby="others">
          <h2 id="others" className={styles.heading}>
            {t('also')}
          </h2>
          <QuestionLinks links={others} />
        </section>
      ) : null}
      <HelpSearch />
      <HelpPerson />
    </div>
  );
}
