import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Fold } from '~/ui/Fold';
import { Icon } from '~/ui/Icon';
import { TextField } from '~/ui/TextField';
import type { HelpScreen } from './screen.server';
import styles from './view.module.css';

/** The topics as a grid of links, and below them every question, whose answer opens without a script. */
export function HelpView({ title, lead, search, topics }: HelpScreen) {
  const { t } = useTranslation('content');
  return (
    <article className={styles.help}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <form action="/helpcenter" role="search" className={styles.search}>
        <TextField name="text" type="search" label={t('help.search')} value={search?.query} maxLength={100} />
        <Button variant="secondary">{t('help.find')}</Button>
      </form>
      {search ? <Found {...search} /> : <Topics topics={topics} />}
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

function Topics({ topics }: Pick<HelpScreen, 'topics'>) {
  const { t } = useTranslation('content');
  return (
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
  );
}

/** Says what the questions below have been found for. */
function Found({ query, isFound }: NonNullable<HelpScreen['search']>) {
  const { t } = useTranslation('content');
  return (
    <p role="status" className={styles.found}>
      {t(isFound ? 'help.found' : 'help.none', { query })} <a href="/helpcenter">{t('help.all')}</a>
    </p>
  );
}
