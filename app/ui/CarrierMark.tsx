import styles from './CarrierMark.module.css';

export type CarrierMarkProps = {
  /** Code of the carrier, which is also the name of the drawing: `/carriers/SU.svg`. */
  code: string;
  /** Name of the carrier, spoken in place of the mark; empty when the name stands right beside it. */
  name?: string;
  size?: 'small' | 'large';
};

/** A carrier's mark: its initials on its colour, drawn by the route `carriers.$code[.]svg`. No trademarks. */
export function CarrierMark({ code, name = '', size = 'large' }: CarrierMarkProps) {
  const side = size === 'large' ? 32 : 24;
  return (
    <span className={styles[size]} data-testid="airline-icon">
      <img src={`/carriers/${encodeURIComponent(code)}.svg`} alt={name} width={side} height={side} loading="lazy" />
    </span>
  );
}
