import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { LinkChoice } from '~/ui/LinkChoice';
import { Stars } from '~/ui/Stars';
import type { ReviewItem, ReviewsScreen } from './screen.server';
import styles from './view.module.css';

/** Reviews: what travellers think together, then each of them. */
export function ReviewsView({ screen }: { screen: ReviewsScreen }) {
  const { t } = useTranslation('reviews');
  const { title, lead, summary, reviews, pages } = screen;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      <aside className={styles.side}>
        {summary ? <Summary summary={summary} /> : <p>{t('none')}</p>}
        <ButtonLink to="/reviews/new" rel="nofollow" wide>
          {t('write')}
        </ButtonLink>
      </aside>
      <div className={styles.main}>
        <ul className={styles.list} role="list">
          {reviews.map((review) => (
            <ReviewCard key={review.id} review={review} />
          ))}
        </ul>
        {pages.length > 0 ? <LinkChoice label={t('pages')} links={pages} arePages /> : null}
      </div>
    </div>
  );
}

function Summary({ summary }: { summary: NonNullable<ReviewsScreen['summary']> }) {
  const { t } = useTranslation('reviews');
  const { average, rating, count, rows } = summary;
  return (
    <Card stack>
      <p className={styles.total}>
        <span className={styles.average}>{average}</span> <Stars rating={rating} />
        <span className={styles.count}>{count}</span>
      </p>
      <dl className={styles.rows} aria-label={t('distribution')}>
        {rows.map((row) => (
          <div key={row.rating} className={styles.row}>
            <dt>{row.label}</dt>
            <dd>
              <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                <rect className={styles.track} width="100" height="6" />
                <rect className={styles.share} width={row.percent} height="6" />
              </svg>
              <span className={styles.number}>{row.count}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function ReviewCard({ review }: { review: ReviewItem }) {
  const { t } = useTranslation('reviews');
  const { author, rating, ratingText, date, trip, text, answer } = review;
  return (
    <Card as="li" flat>
      <article>
        <h2 className={styles.author}>{author}</h2>
        <p className={styles.facts}>
          <Stars rating={rating} text={ratingText} />
          <time dateTime={date.at}>{date.text}</time>
          {trip ? <span>{trip}</span> : null}
        </p>
        <p className={styles.text}>{text}</p>
        {answer ? (
          <div className={styles.answer}>
            <p className={styles.answerer}>
              {t('answer')} <time dateTime={answer.date.at}>{answer.date.text}</time>
            </p>
            <p className={styles.text}>{answer.text}</p>
          </div>
        ) : null}
      </article>
    </Card>
  );
}
