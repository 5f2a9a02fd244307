import styles from './HighlightTags.module.css';
import type { CardView } from './card.server';
import type { HighlightWords } from './results-words.server';

type HighlightTagsProps = {
  tags: CardView['highlights'];
  words: HighlightWords;
  /** Their place on the card. */
  className: string | undefined;
};

/** Shows the tags of a card; each one opens to the sentence with its rule. */
export function HighlightTags({ tags, words, className }: HighlightTagsProps) {
  if (tags.length === 0) return null;
  return (
    <div className={`${styles.tags} ${className}`}>
      {tags.map((tag) => (
        <details key={tag} className={styles[tag]} data-testid={`highlight-${tag}`}>
          <summary className={styles.name}>{words[tag]?.title}</summary>
          <p className={styles.rule}>{words[tag]?.rule}</p>
        </details>
      ))}
    </div>
  );
}
