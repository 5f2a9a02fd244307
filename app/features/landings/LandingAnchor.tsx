import type { ReactNode } from 'react';
import styles from './LandingView.module.css';

type LandingAnchorProps = {
  href: string;
  /** Leads to a search, which crawlers leave alone. */
  isSearch?: boolean;
  children: ReactNode;
};

/** A link of a landing page: easy to hit, quiet among many. */
export function LandingAnchor({ href, isSearch = false, children }: LandingAnchorProps) {
  return (
    <a href={href} rel={isSearch ? 'nofollow' : undefined} className={styles.link}>
      {children}
    </a>
  );
}
