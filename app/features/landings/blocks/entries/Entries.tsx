import { useTranslation } from '~/i18n/use-translation';
import { LandingAnchor } from '../../LandingAnchor';
import type { EntriesScreen } from './screen.server';
import styles from './Entries.module.css';

/** A list of pages in groups, as columns where there is room. */
export function Entries({ screen: { title, groups, letters, isRanked } }: { screen: EntriesScreen }) {
  const { t } = useTranslation('landings');
  const List = isRanked ? 'ol' : 'ul';
  const Heading = title ? 'h3' : 'h2';
  return (
    <div>
      {title ? <h2 className={styles.title}>{title}</h2> : null}
      {letters.length > 0 ? (
        <nav aria-label={t('entries.letters')} className={styles.letters}>
          {letters.map(({ letter, href }) => (
            <a key={letter} href={href}>
              {letter}
            </a>
          ))}
        </nav>
      ) : null}
      <div className={styles.groups}>
        {groups.map((group) => (
          <div key={group.title ?? ''} id={group.id ?? undefined} className={styles.group}>
            {group.title ? (
              <Heading className={styles.heading}>
                {group.href ? <LandingAnchor href={group.href}>{group.title}</LandingAnchor> : group.title}
              </Heading>
            ) : null}
            <List role={isRanked ? undefined : 'list'} className={isRanked ? styles.ranked : styles.links}>
              {group.entries.map(({ text, href, note }) => (
                <li key={href}>
                  <LandingAnchor href={href}>{text}</LandingAnchor>
                  {note ? <span className={styles.note}> {note}</span> : null}
                </li>
              ))}
            </List>
          </div>
        ))}
      </div>
    </div>
  );
}
