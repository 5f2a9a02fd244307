import styles from './CarrierMark.module.css';

export type CarrierMarkProps = {
  /** Carrier code, which also names the image: `/carriers/SU.svg`. */
  code: string;
  /** Language of a mark that is written differently in it. */
  language?: string | undefined;
  /** True for a mark with a word on it, which needs more than a square. */
  isWide?: boolean | undefined;
  /** Carrier name as alternative text; empty when the name is shown beside the mark. */
  name?: string;
};

/** Shows a carrier's initials on its colour, drawn by the route `carriers.$code[.]svg`. No trademarks. */
export function CarrierMark({ code, language, isWide = false, name = '' }: CarrierMarkProps) {
  const address = `/carriers/${encodeURIComponent(code)}.svg${language ? `?lang=${language}` : ''}`;
  return (
    <span className={styles.mark} data-code={code.length < 4 ? code : undefined} data-testid="airline-icon">
      <img src={address} alt={name} width={isWide ? 36 : 24} height={24} loading="lazy" />
    </span>
  );
}
