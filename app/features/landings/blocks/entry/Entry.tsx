import { Section } from '~/ui/Section';
import prose from '~/ui/prose.module.css';
import { LandingAnchor } from '../../LandingAnchor';
import styles from './Entry.module.css';
import type { EntryScreen } from './screen.server';

/** Whether people of this market need a visa. */
export function Entry({ screen: { title, passport, verdict, facts, source, other } }: { screen: EntryScreen }) {
  return (
    <Section id="entry" title={title} text={passport} flat>
      <p className={styles.answer}>
        <strong>{verdict}.</strong> {facts.join(' ')}
      </p>
      <p className={prose.soft}>
        {source} <LandingAnchor href={other.href}>{other.text}</LandingAnchor>
      </p>
    </Section>
  );
}
