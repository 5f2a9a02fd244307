import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { DocumentLink } from '~/ui/DocumentLink';
import { Fold } from '~/ui/Fold';
import { Icon } from '~/ui/Icon';
import { LinkChoice } from '~/ui/LinkChoice';
import { Notice } from '~/ui/Notice';
import prose from '~/ui/prose.module.css';
import type { SaleCard, SalesScreen } from './screen.server';
import styles from './view.module.css';

/** Sales of tickets: cities to choose from, running sales with dated prices, ended ones folded away. */
export function SalesView({ screen }: { screen: SalesScreen }) {
  const { t } = useTranslation('sales');
  const { title, lead, cities, notice, cards, ended } = screen;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {notice ? <Notice kind="info" title={notice} /> : null}
      {cities.length > 0 ? <LinkChoice label={t('cities')} links={cities} arePages /> : null}
      {cards.length > 0 ? (
        <ul className={styles.cards} role="list">
          {cards.map((card) => (
            <SaleItem key={card.id} card={card} />
          ))}
        </ul>
      ) : (
        <p>
          {t('none')}{' '}
          <DocumentLink to="/price-map" className={prose.link}>
            {t('priceMap')}
          </DocumentLink>
        </p>
      )}
      {ended.length > 0 ? (
        <Fold title={t('ended')}>
          <ul className={styles.ended} role="list">
            {ended.map(({ id, text, until }) => (
              <li key={id}>
                {text} <span className={prose.soft}>{until}</span>
              </li>
            ))}
          </ul>
        </Fold>
      ) : null}
    </div>
  );
}

function SaleItem({ card }: { card: SaleCard }) {
  const { id, cover, departure, arrival, date, flight, price, seen, until, button, jsonLd } = card;
  return (
    <Card as="li" flush className={styles.card}>
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />
      <img className={styles.cover} src={cover} alt="" width={400} height={212} loading="lazy" />
      <div className={styles.body}>
        <h2 className={styles.title} id={`sale-${id}`}>
          {departure} <Icon name="arrow-right" /> {arrival}
        </h2>
        <p className={styles.facts}>
          {date} · {flight}
        </p>
        <p className={styles.price}>{price}</p>
        <p className={styles.facts}>
          <time dateTime={seen.at}>{seen.text}</time>
        </p>
        <div className={styles.end}>
          <ButtonLink to={button.href} rel="nofollow" variant="secondary" wide aria-describedby={`sale-${id}`}>
            {button.text}
          </ButtonLink>
          <p className={styles.facts}>{until}</p>
        </div>
      </div>
    </Card>
  );
}
