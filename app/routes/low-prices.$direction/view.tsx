import { useTranslation } from '~/i18n/use-translation';
import { PriceProgress } from '~/features/search/calendar/PriceProgress';
import { PriceBars } from '~/features/search/calendar/PriceBars';
import { ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Icon } from '~/ui/Icon';
import { LinkChoice } from '~/ui/LinkChoice';
import { Notice } from '~/ui/Notice';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import layout from '~/ui/layout.module.css';
import type { DayCellView, LowPricesScreen } from './screen.server';
import styles from './view.module.css';

/** Seconds until a page without prices reloads. */
const REFRESH_SECONDS = 3;

/** Shows a year of prices: a bar per month, and one month as a calendar. Only links, no script. */
export function LowPricesView({ screen, watchPath }: { screen: LowPricesScreen; watchPath: string | null }) {
  const { t } = useTranslation('calendar');
  return (
    <div className={styles.page}>
      <header className={layout.stack2}>
        <h1>{screen.title}</h1>
        <p className={styles.lead}>{screen.lead}</p>
        {screen.cheapest ? (
          <p>
            <ButtonLink to={screen.cheapest.path} rel="nofollow">
              {screen.cheapest.text}
            </ButtonLink>
          </p>
        ) : null}
        {/* It stands where the cheapest day will. */}
        {screen.isWaiting ? <PriceProgress>{screen.notice}</PriceProgress> : null}
      </header>
      <Choices choices={screen.choices} />
      {screen.isWaiting ? <meta httpEquiv="refresh" content={String(REFRESH_SECONDS)} /> : null}
      {screen.notice && !screen.isWaiting ? <Notice kind="info" title={screen.notice} /> : null}
      <div className={styles.year}>
        <Card as="section" labelledBy="months" flat stack className={styles.card}>
          <h2 id="months" className={styles.title}>
            {t('low.months')}
          </h2>
          <PriceBars label={t('low.months')} chart={screen.monthChart} isCompact />
          <details className={styles.fold}>
            <summary>
              {t('low.table')} <Icon name="chevron-down" />
            </summary>
            <Months months={screen.months} isWaiting={screen.isWaiting} />
          </details>
        </Card>
        <Month open={screen.open} isWaiting={screen.isWaiting} />
      </div>
      <p>
        <a href={screen.opposite.path}>{screen.opposite.text}</a>
      </p>
      {watchPath ? (
        <p>
          <a href={watchPath} rel="nofollow">
            {t('low.watch')}
          </a>
        </p>
      ) : null}
    </div>
  );
}

/** Changes the conditions of the prices. */
function Choices({ choices }: Pick<LowPricesScreen, 'choices'>) {
  const { t } = useTranslation('calendar');
  return (
    <div role="group" aria-label={t('low.conditions')} className={styles.choices}>
      {choices.map(({ name, label, links }) => (
        <div key={name} className={styles.choice}>
          <span className={styles.label} aria-hidden="true">
            {label}
          </span>
          <LinkChoice label={label} links={links} />
        </div>
      ))}
    </div>
  );
}

/** The bars as a table. A press anywhere on a line opens its month. */
function Months({ months, isWaiting }: Pick<LowPricesScreen, 'months' | 'isWaiting'>) {
  const { t } = useTranslation('calendar');
  return (
    <div className={styles.scroll}>
      <table className={styles.months}>
        <thead className={styles.monthsHead}>
          <tr>
            <th scope="col">{t('low.month')}</th>
            <th scope="col">{t('low.cheapestDay')}</th>
            <th scope="col">{t('low.price')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.path} className={month.isCheapest ? styles.lowest : undefined}>
              <th scope="row">
                <a href={month.path} className={styles.monthLink} aria-current={month.isOpen ? 'true' : undefined}>
                  {month.name} {month.year}
                </a>
              </th>
              <td>{month.cheapest?.day ?? (isWaiting ? '…' : '—')}</td>
              <td>
                {month.cheapest ? (
                  <span className={styles.price}>
                    {month.cheapest.price}
                    {month.isCheapest ? <VisuallyHidden>, {t('low.lowestOfYear')}</VisuallyHidden> : null}
                  </span>
                ) : (
                  <span className={styles.soft}>{isWaiting ? '…' : t('noPrice')}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Month({ open, isWaiting }: Pick<LowPricesScreen, 'open' | 'isWaiting'>) {
  return (
    <Card as="section" labelledBy="month" flat stack className={styles.card}>
      <h2 id="month" className={styles.title}>
        {open.name}
      </h2>
      <PriceBars label={open.name} chart={open.chart} />
      <div className={styles.scroll}>
        <table className={styles.month} data-testid="low-price-month">
          <caption>
            <VisuallyHidden>{open.name}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {open.weekdays.map(({ short, long }) => (
                <th key={long} scope="col">
                  <span aria-hidden="true">{short}</span>
                  <VisuallyHidden>{long}</VisuallyHidden>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {open.weeks.map((week, index) => (
              <tr key={index}>
                {week.map((day, weekday) =>
                  day ? <Day key={day.date} day={day} isWaiting={isWaiting} /> : <td key={weekday} />,
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {open.notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </Card>
  );
}

function Day({ day, isWaiting }: { day: DayCellView; isWaiting: boolean }) {
  const { t } = useTranslation('calendar');
  if (day.path === null) {
    return (
      <td className={styles.over} data-day={day.date}>
        {day.number}
      </td>
    );
  }
  const look = day.isCheapest ? styles.lowest : LOOKS[day.level];
  return (
    <td data-day={day.date}>
      <a href={day.path} rel="nofollow" className={look ? `${styles.day} ${look}` : styles.day}>
        <span aria-hidden="true">{day.number}</span>
        <VisuallyHidden>{day.name}: </VisuallyHidden>
        <span className={styles.price}>
          {day.price ? (
            <>
              <VisuallyHidden>{day.price.text}</VisuallyHidden>
              <span aria-hidden="true">{day.price.short}</span>
            </>
          ) : (
            <VisuallyHidden>{isWaiting ? '…' : t('noPrice')}</VisuallyHidden>
          )}
          {day.isCheapest ? <VisuallyHidden>, {t('low.lowestOfMonth')}</VisuallyHidden> : null}
        </span>
      </a>
    </td>
  );
}

/** Cells have the colours of the bars above them. */
const LOOKS: Partial<Record<DayCellView['level'], string>> = { lowest: styles.lowest, high: styles.high };
