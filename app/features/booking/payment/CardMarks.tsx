import type { ReactNode } from 'react';
import { CARD_SCHEMES, type CardScheme } from '~/market/card-schemes';
import styles from './CardMarks.module.css';

/** The ground of a mark, in a box of 36 × 24, and the colour of its word. */
const DRAWINGS: Readonly<Record<CardScheme, { ground: ReactNode; ink: string }>> = {
  mir: { ground: null, ink: '#1c7c3c' },
  visa: { ground: null, ink: '#1434cb' },
  mastercard: {
    ground: (
      <>
        <circle cx="14" cy="12" r="7" fill="#eb001b" />
        <circle cx="22" cy="12" r="7" fill="#f79e1b" />
        <path d="M18 6.25a7 7 0 0 1 0 11.5a7 7 0 0 1 0-11.5z" fill="#ff5f00" />
      </>
    ),
    ink: 'none',
  },
  amex: { ground: <rect width="36" height="24" fill="#016fd0" />, ink: '#fff' },
};

/** A mark with the wallet's own name, as its logo is not the shop's to draw. */
export function OnlineWalletMark({ name }: { name: string }) {
  return (
    <svg className={`${styles.mark} ${styles.wide}`} viewBox="0 0 40 24" aria-hidden="true">
      <rect width="40" height="24" fill="#0b3b5c" />
      <text x="4" y="15" textLength="32" lengthAdjust="spacingAndGlyphs" fill="#fff">
        {name}
      </text>
    </svg>
  );
}

/** Shows the marks of card schemes in a row. */
export function CardMarks({ schemes }: { schemes: readonly CardScheme[] }) {
  return (
    <span className={styles.marks}>
      {schemes.map((scheme) => {
        const { name, word } = CARD_SCHEMES[scheme];
        const { ground, ink } = DRAWINGS[scheme];
        return (
          <svg key={scheme} className={styles.mark} viewBox="0 0 36 24" role="img" aria-label={name}>
            {ground}
            {/* As wide as the mark allows, whatever font the device has. */}
            <text x="4" y="16.5" textLength="28" lengthAdjust="spacingAndGlyphs" fill={ink}>
              {word}
            </text>
          </svg>
        );
      })}
    </span>
  );
}
