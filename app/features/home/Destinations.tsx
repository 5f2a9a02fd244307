import { Link } from '@remix-run/react';
import { DocumentLink } from '~/ui/DocumentLink';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import styles from './Destinations.module.css';
import type { DestinationCard, DestinationsScreen } from './destinations.server';

/** Popular destinations with filter links; renders nothing without any. */
export function Destinations({ block }: { block: DestinationsScreen | null }) {
  const { t } = useTranslation('home');
  if (!block) return null;
  const { note, tags, cards, empty, moreHref } = block;
  return (
    <section aria-labelledby="destinations">
      <h2 id="destinations">{t('destinations.title')}</h2>
      {note ? <p className={styles.note}>{note}</p> : null}
      {tags.length > 0 ? (
        <nav aria-label={t('destinations.filters')} className={layout.oneRow}>
          <ul className={styles.tags} role="list">
            {tags.map(({ href, name, isChosen }) => (
              <li key={href}>
                <Link
                  to={href}
                  preventScrollReset
                  rel="nofollow"
                  className={styles.tag}
                  aria-current={isChosen ? 'true' : undefined}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {empty ? <p className={styles.empty}>{empty}</p> : null}
      {cards.length > 0 ? (
        <ul className={styles.cards} role="list">
          {cards.map((card) => (
            <Destination key={card.href} card={card} />
          ))}
        </ul>
      ) : null}
      <p className={styles.more}>
        {moreHref ? (
          <ButtonLink to={moreHref} preventScrollReset rel="nofollow" variant="secondary">
            {t('destinations.more')}
          </ButtonLink>
        ) : null}
        <DocumentLink to="/price-map" className={prose.link}>
          {t('destinations.map')}
        </DocumentLink>
      </p>
    </section>
  );
}

function Destination({ card: { href, city, country, price, date, picture } }: { card: DestinationCard }) {
  return (
    <li>
      <Link to={href} rel="nofollow" className={styles.card}>
        <img className={styles.picture} src={picture} alt="" width={400} height={212} loading="lazy" />
        <span className={styles.name}>{city}</span> <span className={styles.country}>{country}</span>{' '}
        {date ? <span className={styles.country}>{date}</span> : null}{' '}
        {price ? <span className={styles.price}>{price}</span> : null}
      </Link>
    </li>
  );
}
