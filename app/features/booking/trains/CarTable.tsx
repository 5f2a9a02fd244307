import { memo } from 'react';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { fellowOf, TAKEN } from '../seats/cabin';
import { placeName, type CarCell, type CarGroup, type CarStorey, type CarView } from './car-view';
import styles from './CarTable.module.css';
import { PlaceMark } from './PlaceMark';

export type CarTableProps = {
  car: CarView;
  caption: string;
  /** The words for taken places and for tables. */
  taken: string;
  table: string;
  /** Names of the passengers by index, and their signs: initials or numbers. */
  names: readonly string[];
  marks: readonly string[];
  /** Name of the passenger who chooses. */
  owner: string;
  chosen: number | null;
};

/** Shows a car as a table of radios, one per place, storey after storey. */
export const CarTable = memo(function CarTable(props: CarTableProps) {
  const { car, caption } = props;
  return (
    <div className={styles.storeys}>
      {car.storeys.map((storey) => (
        <div key={storey.title} className={styles.car}>
          <table className={storey.hasWindows ? `${styles.table} ${styles.windows}` : styles.table}>
            <caption>
              {storey.title}
              <VisuallyHidden>{caption}</VisuallyHidden>
            </caption>
            <Storey storey={storey} {...props} />
          </table>
        </div>
      ))}
    </div>
  );
});

function Storey({ storey, ...props }: CarTableProps & { storey: CarStorey }) {
  const { columns, groups, ends } = storey;
  const [head, tail] = ends;
  const isNumbered = groups.some(({ label }) => label);
  const hasTiers = groups.some(({ tiers }) => tiers);
  const width = columns.length + Number(isNumbered) + Number(hasTiers);
  return (
    <>
      <colgroup>
        {isNumbered ? <col className={styles.labels} /> : null}
        {hasTiers ? <col className={styles.tiers} /> : null}
        {columns.map((column, index) => (
          <col key={index} className={column === 'aisle' ? styles.aisle : undefined} />
        ))}
      </colgroup>
      <tbody>
        {head ? <Line className={styles.end} text={head} width={width} /> : null}
        {groups.map((group, index) => (
          <Group key={index} group={group} width={width} {...props} />
        ))}
        {tail ? <Line className={styles.end} text={tail} width={width} /> : null}
      </tbody>
    </>
  );
}

/** A line across the car: one of its ends, or compartments without a free place. */
function Line({ className, text, width }: { className: string | undefined; text: string; width: number }) {
  return (
    <tr>
      <td className={className} colSpan={width}>
        {text}
      </td>
    </tr>
  );
}

function Group({ group, width, ...props }: CarTableProps & { group: CarGroup; width: number }) {
  if (group.full !== null) return <Line className={styles.full} text={group.full} width={width} />;
  return (
    <>
      {group.rows.map((row, index) => (
        <tr key={index} className={index === 0 && group.label ? styles.wall : undefined}>
          {index === 0 && group.label ? (
            <th scope="rowgroup" rowSpan={group.rows.length}>
              {group.label}
              {group.sign ? <span className={styles.sign}>{group.sign}</span> : null}
            </th>
          ) : null}
          {group.tiers ? (
            <th scope="row" className={styles.tier}>
              {group.tiers[index]}
            </th>
          ) : null}
          {row.map((cell, column) => (
            <td key={column}>{cell ? <Place cell={cell} group={group} {...props} /> : null}</td>
          ))}
        </tr>
      ))}
      {group.table ? <Tables columns={group.table} word={props.table} /> : null}
    </>
  );
}

/** Tables stand between rows that face each other. */
function Tables({ columns, word }: { columns: readonly boolean[]; word: string }) {
  const spans: { isTable: boolean; width: number }[] = [];
  for (const isTable of columns) {
    const last = spans.at(-1);
    if (last?.isTable === isTable) last.width += 1;
    else spans.push({ isTable, width: 1 });
  }
  return (
    <tr className={styles.desks}>
      {spans.map(({ isTable, width }, index) => (
        <td key={index} colSpan={width}>
          {isTable ? <span className={styles.desk}>{word}</span> : null}
        </td>
      ))}
    </tr>
  );
}

type PlaceProps = CarTableProps & { cell: NonNullable<CarCell>; group: CarGroup };

function Place({ cell: [number, mark], group, car, taken, names, marks, owner, chosen }: PlaceProps) {
  const fellow = fellowOf(mark);
  const kind = car.kinds[mark];
  const who = fellow === null ? (mark === TAKEN ? taken : chosen === number ? owner : null) : names[fellow];
  const back = kind?.back === 'top' ? styles.backTop : kind?.back === 'bottom' ? styles.backBottom : '';
  return (
    <>
      <input
        type="radio"
        name="seat"
        value={number}
        aria-label={placeName(number, kind ? [kind.note, group.name, kind.price, who] : [group.name, who])}
        className={kind ? `${styles[kind.look]} ${back}`.trim() : fellow === null ? styles.taken : styles.fellow}
        data-who={fellow === null ? undefined : marks[fellow]}
        data-price={car.hasPrices && kind?.refusal === null ? kind.price : undefined}
        disabled={kind?.refusal !== null}
        defaultChecked={chosen === number}
      />
      {kind?.sign ? <PlaceMark sign={kind.sign} className={styles.mark} /> : null}
    </>
  );
}
