import { Link } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { Icon } from '~/ui/Icon';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import styles from './FilterChips.module.css';
import { ALONE, sectionId, type FilterSection, type FiltersScreen } from './filters-view';
import { TransportSwitch } from './TransportSwitch';

/**
 * Lists the kinds of transport and the chosen filters, each with a link that removes it. On a narrow screen it is one
 * row that scrolls sideways, and the groups follow: each opens its own filters.
 */
export function FilterChips({ filters }: { filters: FiltersScreen }) {
  const { chips, chipsTitle, remove, reset, sections, transport } = filters;
  return (
    <div className={styles.row}>
      <TransportSwitch transport={transport} />
      {chips.length > 0 ? (
        <ul className={styles.chips} role="list" aria-label={chipsTitle}>
          {chips.map(({ text, path }) => (
            <li key={text}>
              <Link
                to={path}
                className={`${styles.chip} ${styles.chosen}`}
                preventScrollReset
                data-testid="filter-chip"
              >
                <VisuallyHidden>{remove}: </VisuallyHidden>
                {text}
                <Icon name="close" />
              </Link>
            </li>
          ))}
          {reset ? (
            <li>
              <Link to={reset.path} className={styles.reset} preventScrollReset data-testid="filter-reset">
                {reset.text}
              </Link>
            </li>
          ) : null}
        </ul>
      ) : null}
      <ul className={`${styles.chips} ${styles.groups}`} role="list" aria-label={filters.title}>
        {sections.map((section) => (
          <li key={section.name}>
            <a
              href={`#${sectionId(section)}`}
              className={hasChoice(section) ? `${styles.chip} ${styles.chosen}` : styles.chip}
              onClick={openSection}
            >
              {section.title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function hasChoice({ blocks }: FilterSection): boolean {
  return blocks.some((block) =>
    block.kind === 'range' ? block.from.value || block.to.value : block.options.some(({ isChosen }) => isChosen),
  );
}

/** Does what the link does without a script, but leaves the address alone, so that the filters can fold again. */
function openSection(event: MouseEvent<HTMLAnchorElement>) {
  const section = document.getElementById(event.currentTarget.hash.slice(1))?.closest('details');
  const fold = section?.closest('section')?.querySelector('details');
  if (!section || !fold) return;
  event.preventDefault();
  fold.open = true;
  section.open = true;
  section.setAttribute(ALONE, '');
  section.querySelector('summary')?.focus({ preventScroll: true });
  section.scrollIntoView();
}
