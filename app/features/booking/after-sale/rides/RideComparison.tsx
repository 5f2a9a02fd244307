import { useTranslation } from '~/i18n/use-translation';
import prose from '~/ui/prose.module.css';
import type { RideView } from './ride-view.server';
import styles from './rides.module.css';

export type RideComparisonProps = {
  before: RideView;
  /** Null: the flight is cancelled. */
  now: RideView | null;
  /** The customer took it instead. */
  isTaken: boolean;
  /** Id of the heading. */
  labelledBy: string;
};

/** A flight before a change or an exchange, and the one in its place, side by side. */
export function RideComparison({ before, now, isTaken, labelledBy }: RideComparisonProps) {
  const { t } = useTranslation('changes');
  return (
    <table className={styles.compare} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('compare.before')}</th>
          <th scope="col">{t(isTaken ? 'compare.taken' : 'compare.now')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('compare.flight')}</th>
          <td>{before.number}</td>
          <td>{now ? now.number : <strong className={styles.cancelled}>{t('compare.cancelled')}</strong>}</td>
        </tr>
        <EndRow label={t('compare.departs')} before={before} now={now} end="departs" />
        <EndRow label={t('compare.arrives')} before={before} now={now} end="arrives" />
        <tr>
          <th scope="row">{t('compare.duration')}</th>
          <td>{before.duration}</td>
          <td>{now?.duration ?? '—'}</td>
        </tr>
      </tbody>
    </table>
  );
}

type EndRowProps = { label: string; before: RideView; now: RideView | null; end: 'departs' | 'arrives' };

function EndRow({ label, before, now, end }: EndRowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <EndText {...before[end]} />
      </td>
      <td>{now ? <EndText {...now[end]} /> : '—'}</td>
    </tr>
  );
}

function EndText({ time, date, place }: RideView['departs']) {
  return (
    <>
      <strong className={styles.time}>{time}</strong>
      <span className={styles.line}>{date}</span>
      <span className={`${styles.line} ${prose.soft}`}>{place}</span>
    </>
  );
}
