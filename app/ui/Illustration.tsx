import type { ReactNode } from 'react';
import styles from './Illustration.module.css';
import { Rabbit } from './Rabbit';

/**
 * `notFound`, `critical`, `wrong` and `payment` are the rabbits of the error pages; `nothingFound` is an empty result,
 * `flight` a search in progress; `seat` and `late` are for bookings: seats sold out, departure too close.
 */
export type IllustrationName =
  'notFound' | 'critical' | 'wrong' | 'payment' | 'nothingFound' | 'flight' | 'seat' | 'late';

/** An inline drawing in the theme's colours. Decorative: the heading beside it says the same. */
export function Illustration({ name }: { name: IllustrationName }) {
  return (
    <svg className={styles.illustration} viewBox="0 0 240 180" width="240" height="180" aria-hidden="true">
      {SCENES[name]}
    </svg>
  );
}

const ground = <path className={styles.line} d="M28 164h184" />;

/** 24 by 24. */
const plane = (
  <path
    className={styles.plane}
    d="M20.7 3.3c-.9-.9-2.4-.8-3.3.1L13.6 7.3 4.9 5 3.3 6.6l7 4-3.6 3.6-2.7-.4-1.3 1.3 3.7 2.5 2.5 3.7 1.3-1.3-.4-2.7 3.6-3.6 4 7 1.6-1.6-2.3-8.7 3.9-3.8c.9-.9 1-2.4.1-3.3Z"
  />
);

const SCENES: Record<IllustrationName, ReactNode> = {
  // A signpost whose arms point everywhere.
  notFound: (
    <>
      {ground}
      <path className={styles.ink} d="M182 164V56" />
      <path className={styles.accent} d="M162 62h40l10 9-10 9h-40Z" />
      <path className={styles.paper} d="M202 90h-38l-10 9 10 9h38Z" />
      <path className={styles.inkThin} d="M170 71h22M172 99h20" />
      <Rabbit ears="one-down" mood="puzzled" x={-30} />
    </>
  ),
  // A plug pulled out of its socket.
  critical: (
    <>
      {ground}
      <path className={styles.ink} d="M150 152c14 0 10-22 24-22" />
      <path className={styles.accent} d="M174 120h14v20h-14Z" />
      <path className={styles.ink} d="M188 125h7M188 135h7" />
      <path className={styles.paper} d="M204 114h16v32h-16Z" />
      <path className={styles.spark} d="M199 104v-10M190 107l-6-8M208 106l5-8" />
      <Rabbit ears="both-down" mood="sad" x={-26} />
    </>
  ),
  // A cloud that rains on one traveller only.
  wrong: (
    <>
      {ground}
      <path className={styles.paper} d="M150 66a16 16 0 0 1 3-32 22 22 0 0 1 42 4 14 14 0 0 1 0 28Z" />
      <path className={styles.spark} d="m160 78-5 12M176 78l-5 12M192 78l-5 12M168 98l-5 12M184 98l-5 12" />
      <Rabbit ears="one-down" mood="sad" x={-30} />
    </>
  ),
  // A card under inspection.
  payment: (
    <>
      {ground}
      <g transform="rotate(-9 176 112)">
        <rect className={styles.accent} x="146" y="92" width="62" height="42" rx="6" />
        <path className={styles.paperFill} d="M146 102h62v9h-62Z" />
        <path className={styles.paperLine} d="M154 124h14" />
      </g>
      <Rabbit ears="up" mood="puzzled" x={-34} />
    </>
  ),
  // A packed suitcase and a route without a plane.
  nothingFound: (
    <>
      {ground}
      <path className={styles.dashes} d="M150 56c20-22 48-22 66 4" />
      <circle className={styles.accent} cx="148" cy="60" r="5" />
      <circle className={styles.paper} cx="218" cy="64" r="5" />
      <path className={styles.ink} d="M172 122v-10h20v10" />
      <rect className={styles.accent} x="156" y="122" width="52" height="40" rx="6" />
      <path className={styles.paperLine} d="M168 122v40M196 122v40" />
      <Rabbit ears="up" mood="calm" x={-36} />
    </>
  ),
  // A seat with someone else's name on it.
  seat: (
    <>
      {ground}
      <path className={styles.ink} d="M176 148v16M204 148v16" />
      <path
        className={styles.accent}
        d="M152 82c-1-7 3-12 9-12s9 4 10 10l5 42h29a9 9 0 0 1 9 9v17h-48a9 9 0 0 1-9-8Z"
      />
      <path className={styles.paper} d="M182 94h30v20h-30Z" />
      <path className={styles.inkThin} d="M188 101h18M188 107h11M197 114v8" />
      <Rabbit ears="both-down" mood="sad" x={-44} />
    </>
  ),
  // A platform clock, and a plane that has left.
  late: (
    <>
      {ground}
      <path className={styles.ink} d="M184 164v-48" />
      <circle className={styles.paper} cx="184" cy="92" r="24" />
      <path className={styles.inkThin} d="M184 78v14l9 6" />
      <path className={styles.dashes} d="M142 46c14-4 26-11 36-20" />
      <g transform="translate(182 2)">{plane}</g>
      <Rabbit ears="one-down" mood="puzzled" x={-40} />
    </>
  ),
  flight: (
    <>
      <path className={styles.paper} d="M40 132a13 13 0 0 1 2-26 18 18 0 0 1 34 3 11 11 0 0 1 0 23Z" />
      <path className={styles.paper} d="M176 70a10 10 0 0 1 2-20 14 14 0 0 1 26 2 9 9 0 0 1 0 18Z" />
      <path className={styles.dashes} d="M34 152c42-6 74-26 98-62" />
      <circle className={styles.accent} cx="34" cy="152" r="5" />
      <g transform="translate(112 30) rotate(8) scale(2.6)">{plane}</g>
    </>
  ),
};
