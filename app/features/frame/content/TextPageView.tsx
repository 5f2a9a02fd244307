import { useTranslation } from '~/i18n/use-translation';
import { Icon } from '~/ui/Icon';
import type { TextDocument } from './markdown.server';
import styles from './TextPageView.module.css';

/** Pages with at least this many sections start with a table of contents. */
const SECTIONS_WITH_LIST = 5;

/** A text page: terms, help, the company. */
export function TextPageView({ title, lead, sections }: TextDocument) {
  const { t } = useTranslation('content');
  return (
    <article className={styles.article}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {sections.length >= SECTIONS_WITH_LIST ? (
        <nav aria-label={t('contents')}>
          <details className={styles.contents}>
            <summary>
              {t('contents')}
              <Icon name="chevron-down" />
            </summary>
            <ol>
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
      ) : null}
      <TextSections sections={sections} />
    </article>
  );
}

/** The same text in a dialog, which shows the title itself. */
export function TextPageBody({ lead, sections }: TextDocument) {
  return (
    <div className={styles.article}>
      <p className={styles.lead}>{lead}</p>
      <TextSections sections={sections} />
    </div>
  );
}

/** Sections of a text, each with its heading. */
export function TextSections({ sections }: Pick<TextDocument, 'sections'>) {
  return sections.map((section) => (
    <section key={section.id} id={section.id} className={styles.section}>
      <h2 className={styles.heading}>{section.title}</h2>
      {/* Rendered on the server from a file of the project, without raw HTML. */}
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: section.html }} />
    </section>
  ));
}
