import { Fragment, memo } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { fellowOf, NO_SEAT, seatName, type CabinView, type SeatWords } from './cabin';
import styles from './CabinTable.module.css';

export type CabinTableProps = {
  cabin: CabinView;
  words: SeatWords;
  /** Name of the passenger who chooses. */
  owner: string;
  chosen: string | null;
  caption: string;
};

/** Seats abreast up to which a cabin counts as narrow or middle; its width on the page depends on it. */
const MAX_NARROW = 6;
const MAX_MIDDLE = 8;

/**
 * Shows the cabin as a table of radios, one per seat: table rows are seat rows, and the radios themselves are drawn.
 * Each one announces its number, place and price.
 */
export const CabinTable = memo(function CabinTable({ cabin, words, owner, chosen, caption }: CabinTableProps) {
  const { t } = useTranslation('seats');
  const { columns, rows, hasNose } = cabin;
  const abreast = columns.flat().length;
  const size = abreast <= MAX_NARROW ? styles.narrow : abreast <= MAX_MIDDLE ? styles.middle : styles.wide;
  return (
    <div className={`${styles.hull} ${size} ${hasNose ? styles.nose : ''}`}>
      <table className={styles.cabin}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((block, index) => (
              <Fragment key={index}>
                {index > 0 ? <td className={styles.aisle} /> : null}
                {block.map(({ letter }) => (
                  <th key={letter} scope="col">
                    {letter}
                  </th>
                ))}
              </Fragment>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.number}>
              {row.isExit ? <ExitLine width={abreast + columns.length - 1} isAtWing={row.isAtWing} /> : null}
              <Row row={row} cabin={cabin} words={words} owner={owner} chosen={chosen} exitText={t('exitRow')} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
});

/** Shows the doors on both sides; hidden from assistive technology because the row behind announces the exit. */
function ExitLine({ width, isAtWing }: { width: number; isAtWing: boolean }) {
  const { t } = useTranslation('seats');
  return (
    <tr aria-hidden="true" className={isAtWing ? styles.wing : undefined}>
      <td colSpan={width}>
        <span className={styles.exits}>
          <span>{t('exit')}</span>
          <span>{t('exit')}</span>
        </span>
      </td>
    </tr>
  );
}

type RowProps = Pick<CabinTableProps, 'cabin' | 'words' | 'owner' | 'chosen'> & {
  row: CabinView['rows'][number];
  exitText: string;
};

function Row({ row, cabin, words, owner, chosen, exitText }: RowProps) {
  let column = 0;
  return (
    <tr className={row.isAtWing ? styles.wing : undefined}>
      {cabin.columns.map((block, index) => (
        <Fragment key={index}>
          {index === 1 ? (
            <th scope="row" className={styles.aisle}>
              {row.number}
              {row.isExit ? <VisuallyHidden>, {exitText}</VisuallyHidden> : null}
            </th>
          ) : null}
          {index > 1 ? (
            <td className={styles.aisle} aria-hidden="true">
              {row.number}
            </td>
          ) : null}
          {block.map(({ letter, place }) => {
            const mark = row.seats[column++] ?? NO_SEAT;
            const number = `${row.number}${letter}`;
            const isChosen = chosen === number;
            const names = { ...words, owner: isChosen ? owner : null };
            return (
              <td key={letter}>
                {mark === NO_SEAT ? null : (
                  <SeatRadio
                    number={number}
                    mark={mark}
                    name={seatName(number, place, mark, cabin.kinds, names)}
                    kind={cabin.kinds[mark]}
                    isChosen={isChosen}
                    who={words.marks[fellowOf(mark) ?? -1]}
                  />
                )}
              </td>
            );
          })}
        </Fragment>
      ))}
    </tr>
  );
}

type SeatRadioProps = {
  number: string;
  mark: number;
  name: string;
  kind: CabinView['kinds'][number] | undefined;
  isChosen: boolean;
  /** The initials of a companion who has the seat. */
  who: string | undefined;
};

function SeatRadio({ number, mark, name, kind, isChosen, who }: SeatRadioProps) {
  return (
    <input
      type="radio"
      name="seat"
      value={number}
      aria-label={name}
      className={fellowOf(mark) === null ? kind && styles[kind.zone] : styles.fellow}
      data-who={who}
      disabled={kind?.refusal !== null}
      defaultChecked={isChosen}
    />
  );
}
