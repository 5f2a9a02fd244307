import styles from './Price.module.css';

export type PriceProps = {
  /** Formatted text with its currency: "10 450 ₽", "104.50 USD". */
  text: string;
  size?: 'text' | 'large' | 'huge';
  /** Marks a former price. */
  old?: boolean;
};

/** An amount of money: bold, tabular, never broken over two lines. */
export function Price({ text, size = 'text', old }: PriceProps) {
  const className = `${styles.price} ${styles[size]}`;
  return old ? <s className={`${className} ${styles.old}`}>{text}</s> : <span className={className}>{text}</span>;
}
