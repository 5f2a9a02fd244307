import styles from './TextPageView.module.css';

export type TextPage = {
  title: string;
  lead: string;
  sections: { id: string; title: string; paragraphs: string[] }[];
};

/** A page to read: terms, privacy. */
export function TextPageView({ title, lead, sections }: TextPage) {
  return (
    <article className={styles.article}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {sections.map((section) => (
        <section key={section.id} id={section.id} className={styles.section}>
          <h2 className={styles.heading}>{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
