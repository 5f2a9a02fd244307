import styles from './Illustration.module.css';

export type RabbitProps = {
  ears: 'up' | 'one-down' | 'both-down';
  mood: 'calm' | 'puzzled' | 'sad';
  /** Horizontal offset from the middle of the drawing (240 wide). */
  x: number;
};

const MOUTHS: Record<RabbitProps['mood'], string> = {
  calm: 'M113 104q7 7 14 0',
  puzzled: 'M114 107q6-3 12 1',
  sad: 'M113 109q7-6 14 0',
};

const EAR = 'M0 0c-9-16-12-42-2-50 12-6 20 28 14 48Z';

/** The traveller of the illustrations, a rabbit with a neckerchief, for a 240 by 180 `svg`. */
export function Rabbit({ ears, mood, x }: RabbitProps) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path
        className={styles.paper}
        d={EAR}
        transform={`translate(101 68) rotate(${ears === 'both-down' ? -78 : -6})`}
      />
      <path
        className={styles.paper}
        d={EAR}
        transform={`translate(139 68) scale(-1 1) rotate(${ears === 'up' ? -8 : -72})`}
      />
      <path className={styles.paper} d="M90 164c-5-30 8-48 30-48s35 18 30 48Z" />
      <path className={styles.paper} d="M104 164c-2-10 2-18 8-18s8 8 8 18M120 164c0-10 2-18 8-18s10 8 8 18" />
      <ellipse className={styles.paper} cx="120" cy="90" rx="34" ry="29" />
      <path className={styles.accent} d="M92 115c16 9 40 9 56 0l3 9c-18 10-44 10-62 0Z" />
      <path className={styles.accent} d="m138 124 10 16 8-12-8-9Z" />
      <circle className={styles.inkFill} cx="108" cy="86" r="3.5" />
      <circle className={styles.inkFill} cx="132" cy="86" r="3.5" />
      {mood === 'calm' ? null : <path className={styles.inkThin} d="m101 77 9-3M139 77l-9-3" />}
      <path className={styles.accentFill} d="M116 95h8l-4 5Z" />
      <path className={styles.inkThin} d={MOUTHS[mood]} />
      <path className={styles.inkThin} d="M98 98l-12-2M98 102l-11 3M142 98l12-2M142 102l11 3" />
    </g>
  );
}
