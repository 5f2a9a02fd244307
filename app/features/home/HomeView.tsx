import { Link } from '@remix-run/react';
import { SearchForm } from '~/features/search-form/SearchForm';
import { useTranslation } from '~/i18n/use-translation';
import { Icon, type IconName } from '~/ui/Icon';
import styles from './HomeView.module.css';
import type { HomeScreen } from './screen.server';

const PROMISES: { key: string; icon: IconName }[] = [
  { key: 'price', icon: 'ticket' },
  { key: 'choice', icon: 'check' },
  { key: 'connection', icon: 'signal' },
];

/** The home page: what it is for in one sentence, the form, and why one may trust it. */
export function HomeView({ screen }: { screen: HomeScreen }) {
  const { t } = useTranslation('home');
  return (
    <>
      <section className={styles.hero}>
        <FlightPath />
        <h1 className={styles.title}>{t('hero.title')}</h1>
        <p className={styles.lead}>{t('hero.lead')}</p>
      </section>
      <div className={styles.form}>
        <SearchForm state={screen.form} action={screen.action} />
      </div>

      <ul className={styles.promises} role="list" aria-label={t('promises.label')}>
        {PROMISES.map(({ key, icon }) => (
          <li key={key} className={styles.promise}>
            <span className={styles.mark}>
              <Icon name={icon} large />
            </span>
            <div>
              <h2 className={styles.promiseTitle}>{t(`promises.${key}.title`)}</h2>
              <p className={styles.promiseText}>{t(`promises.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>

      <section aria-labelledby="examples" className={styles.examples}>
        <h2 id="examples">{t('examples.title')}</h2>
        <ul className={styles.routes} role="list">
          {screen.examples.map(({ href, departure, arrival, date }) => (
            <li key={href}>
              <Link to={href} rel="nofollow" className={styles.route}>
                <span className={styles.cities}>
                  <span className={styles.city}>{departure}</span> <Icon name="arrow-right" />{' '}
                  <span className={styles.city}>{arrival}</span>
                </span>
                <span className={styles.date}>{date}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** A line from here to there, behind the title. */
function FlightPath() {
  return (
    <svg className={styles.path} viewBox="0 0 480 160" aria-hidden="true">
      <path d="M8 150C120 40 300 10 440 52" />
      <circle cx="8" cy="150" r="4" />
      <circle cx="472" cy="64" r="4" />
      <g transform="translate(428 34) rotate(62) scale(1.5)">
        <path d="M20.7 3.3c-.9-.9-2.4-.8-3.3.1L13.6 7.3 4.9 5 3.3 6.6l7 4-3.6 3.6-2.7-.4L2.7 15.1l3.7 2.5 2.5 3.7 1.3-1.3-.4-2.7 3.6-3.6 4 7 1.6-1.6-2.3-8.7 3.9-3.8c.9-.9 1-2.4.1-3.3Z" />
      </g>
    </svg>
  );
}
