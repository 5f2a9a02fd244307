import { Section } from '~/ui/Section';
import { LandingAnchor } from '../../LandingAnchor';
import type { NeighboursScreen } from './screen.server';
import styles from './Neighbours.module.css';

/** Links to pages near this one. */
export function Neighbours({ screen: { title, groups } }: { screen: NeighboursScreen }) {
  return (
    <Section id="more" title={title} flat>
      <div className={styles.groups}>
        {groups.map((group) => (
          <div key={group.title}>
            <h3 className={styles.title}>{group.title}</h3>
            <ul role="list" className={styles.links}>
              {group.links.map(({ text, href }) => (
                <li key={href}>
                  <LandingAnchor href={href}>{text}</LandingAnchor>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
