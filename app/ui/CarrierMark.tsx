import styles from './CarrierMark.module.css';

export type CarrierMarkProps = {
  /** Carrier code, which also names the image: `/carriers/SU.svg`. */
  code: string;
  /** Carrier name as alternative text; empty when the name is shown beside the mark. */
  name?: string;
  size?: 'small' | 'large';
};

/** Shows a carrier's initials on its colour, drawn by the route `carriers.$code[.]svg`. No trademarks. */
export function CarrierMark({ code, name = '', size = 'large' }: CarrierMarkProps) {
  const side = size === 'large' ? 32 : 24;
  return (
    <span className={styles[size]} data-testid="airline-icon">
      <img src={`/carriers/${encodeURIComponent(code)}.svg`} alt={name} width={side} height={side} loading="lazy" />
    </span>
  );
}
