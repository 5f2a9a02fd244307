import { HelpPerson } from '~/features/help/HelpPerson';
import { HelpSearch } from '~/features/help/HelpSearch';
import { QuestionLinks } from '~/features/help/QuestionLinks';
import { useTranslation } from '~/i18n/use-translation';
import { Icon } from '~/ui/Icon';
import type { HelpScreen } from './screen.server';
import styles from './view.module.css';

/** The search, then the topics with links to their answers, or what was found; last the ways to a person. */
export function HelpView({ title, lead, search, topics }: HelpScreen) {
  return (
    <div className={styles.help}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <HelpSearch query={search?.query} />
      {search ? <Found {...search} /> : <Topics topics={topics} />}
      {topics.length > 0 ? (
        <div className={styles.sections}>
          {topics.map(({ id, title: name, questions }) => (
            <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className={styles.heading}>
                {name}
              </h2>
              <QuestionLinks links={questions} />
            </section>
          ))}
        </div>
      ) : null}
      <HelpPerson />
    </div>
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

/** Lists what was found, the best first, or says that nothing was. */
function Found({ query, found }: NonNullable<HelpScreen['search']>) {
  const { t } = useTranslation('content');
  return (
    <section className={styles.section} aria-label={t('help.search')}>
      <p role="status" className={styles.found}>
        {t(found.length > 0 ? 'help.found' : 'help.none', { query })} <a href="/helpcenter">{t('help.all')}</a>
      </p>
      {found.length > 0 ? <QuestionLinks links={found} /> : null}
    </section>
  );
}
