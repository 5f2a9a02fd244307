import { useTranslation } from '~/i18n/use-translation';
import { Notice } from '~/ui/Notice';
import type { TextPage } from './text-page.server';
import styles from './TextPageView.module.css';

/** Pages with at least this many sections start with a table of contents. */
const SECTIONS_WITH_LIST = 5;

/** A text page: terms, help, the company. */
export function TextPageView({ title, lead, sections, locale, notice }: TextPage) {
  const { t } = useTranslation('content');
  return (
    <article className={styles.article}>
      <TextNotice notice={notice} />
      <div lang={locale}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      {sections.length >= SECTIONS_WITH_LIST ? (
        <nav className={styles.contents} aria-label={t('contents')}>
          <ol lang={locale}>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      <TextSections sections={sections} locale={locale} />
    </article>
  );
}

/** The same text in a dialog, which shows the title itself. */
export function TextPageBody({ lead, sections, locale, notice }: TextPage) {
  return (
    <div className={styles.article}>
      <TextNotice notice={notice} />
      <p lang={locale} className={styles.lead}>
        {lead}
      </p>
      <TextSections sections={sections} locale={locale} />
    </div>
  );
}

function TextNotice({ notice }: Pick<TextPage, 'notice'>) {
  return notice ? <Notice kind="info" title={notice} /> : null;
}

function TextSections({ sections, locale }: Pick<TextPage, 'sections' | 'locale'>) {
  return sections.map((section) => (
    <section key={section.id} id={section.id} lang={locale} className={styles.section}>
      <h2 className={styles.heading}>{section.title}</h2>
      {/* Rendered on the server from a file of the project, without raw HTML. */}
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: section.html }} />
    </section>
  ));
}
