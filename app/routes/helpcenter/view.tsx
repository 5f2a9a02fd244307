import { useTranslation } from '~/i18n/use-translation';
import { Card } from '~/ui/Card';
import { Fold } from '~/ui/Fold';
import { Icon } from '~/ui/Icon';
import type { HelpScreen } from './screen.server';
import styles from './view.module.css';

/** The topics as a grid of links, and below them every question, whose answer opens without a script. */
export function HelpView({ title, lead, topics }: HelpScreen) {
  const { t } = useTranslation('content');
  return (
    <article className={styles.help}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <nav aria-label={t('contents')}>
        <ul className={styles.topics} role="list">
          {topics.map(({ id, title: name, icon }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.topic}>
                <Icon name={icon} large />
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {topics.map(({ id, title: name, questions }) => (
        <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className={styles.heading}>
            {name}
          </h2>
          <Card className={styles.questions}>
            {questions.map((question) => (
              <Fold
                key={question.title}
                title={<h3 className={styles.question} dangerouslySetInnerHTML={{ __html: question.title }} />}
              >
                <div className={styles.answer} dangerouslySetInnerHTML={{ __html: question.html }} />
              </Fold>
            ))}
          </Card>
        </section>
      ))}
    </article>
  );
}
