import { useTranslation } from '~/i18n/use-translation';
import type { BlogScreen } from './blog.server';
import styles from './Blog.module.css';
import { EditorAnchor } from './EditorAnchor';

/** The latest posts of the blog; renders nothing without any. */
export function Blog({ block }: { block: BlogScreen | null }) {
  const { t } = useTranslation('home');
  if (!block) return null;
  return (
    <section aria-labelledby="blog">
      <div className={styles.head}>
        <h2 id="blog">{t('blog.title')}</h2>
        <EditorAnchor className={styles.all} link={{ href: block.all, label: t('blog.all'), isExternal: true }} />
      </div>
      <ul className={styles.posts} role="list">
        {block.posts.map(({ link, text, date }) => (
          <li key={link.href} className={styles.post}>
            <h3 className={styles.title}>
              <EditorAnchor link={link} />
            </h3>
            <p>{text}</p>
            <p className={styles.date}>{date}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
