import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { LinkChoice } from '~/ui/LinkChoice';
import { Notice } from '~/ui/Notice';
import { ProfilePage } from '../profile/ProfilePage';
import styles from './LoyaltyPage.module.css';
import type { PointsLine } from './points-lists.server';

const PAGES = { loyalty: '/user/loyalty', coming: '/user/new-bonuses', going: '/user/old-bonuses' } as const;
export type LoyaltyPlace = keyof typeof PAGES;

type LoyaltyPageProps = { place: LoyaltyPlace; isDown: boolean; children: ReactNode };

/** Lays out the three pages about points, with the way from one to the other. */
export function LoyaltyPage({ place, isDown, children }: LoyaltyPageProps) {
  const { t } = useTranslation('loyalty');
  const links = Object.entries(PAGES).map(([name, path]) => ({
    text: t(`pages.${name}`),
    path,
    isCurrent: name === place,
  }));
  return (
    <ProfilePage title={t('title')} place="loyalty">
      <LinkChoice label={t('pages.label')} links={links} arePages />
      {isDown ? (
        <Notice kind="warning" title={t('down')}>
          <p>
            <a href={PAGES[place]}>{t('again')}</a>
          </p>
        </Notice>
      ) : null}
      {children}
    </ProfilePage>
  );
}

type PointsListProps = {
  title: string;
  id: string;
  /** Stands between the title and the list. */
  before?: ReactNode;
  lines: readonly PointsLine[];
  none: string;
  children?: ReactNode;
};

/** A list of points or of money, with what is said when it is empty. */
export function PointsList({ title, id, before, lines, none, children }: PointsListProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {before}
      {lines.length > 0 ? (
        <ul className={styles.lines} role="list">
          {lines.map((line, index) => (
            <li key={index} className={styles.line}>
              <span className={styles.what}>
                <span>{line.title}</span>
                {line.details ? <span className={styles.soft}>{line.details}</span> : null}
              </span>
              <span className={styles.soft}>{line.date}</span>
              <strong className={line.isGain ? styles.gain : styles.points}>{line.points}</strong>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.soft}>{none}</p>
      )}
      {children}
    </section>
  );
}
