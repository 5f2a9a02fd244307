import { Card } from '~/ui/Card';
import { Icon } from '~/ui/Icon';
import styles from './QuestionLinks.module.css';

/** Links to answers, one a row; `topic` tells where a found one stands. */
export function QuestionLinks({ links }: { links: readonly { path: string; title: string; topic?: string }[] }) {
  return (
    <Card flush flat>
      <ul className={styles.links} role="list">
        {links.map(({ path, title, topic }) => (
          <li key={path}>
            <a href={path} className={styles.link}>
              <span>
                {title}
                {topic ? <small className={styles.topic}>{topic}</small> : null}
              </span>
              <Icon name="chevron-right" />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
