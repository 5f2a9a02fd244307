import { memo } from 'react';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { fellowOf, TAKEN } from '../seats/cabin';
import cabin from '../seats/CabinTable.module.css';
import { placeName, type CarCell, type CarGroup, type CarView } from './car-view';
import styles from './CarTable.module.css';

export type CarTableProps = {
  car: CarView;
  caption: string;
  /** The word for taken places. */
  taken: string;
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
      {car.storeys.map(({ title, columns, groups, ends: [head, tail] }) => (
        <div key={title} className={`${cabin.hull} ${cabin.narrow} ${styles.car}`}>
          <table className={`${cabin.cabin} ${styles.table}`}>
            <caption>
              {title}
              <VisuallyHidden>{caption}</VisuallyHidden>
            </caption>
            <colgroup>
              {groups.some(({ label }) => label) ? <col className={styles.labels} /> : null}
              {columns.map((column, index) => (
                <col key={index} className={column === 'aisle' ? styles.aisle : undefined} />
              ))}
            </colgroup>
            <tbody>
              {head ? <End text={head} width={columns.length + 1} /> : null}
              {groups.map((group, index) => (
                <Group key={index} group={group} {...props} />
              ))}
              {tail ? <End text={tail} width={columns.length + 1} /> : null}
            </tbody>
          </table>
        </div>
      ))}
    </div>
  );
});

function End({ text, width }: { text: string; width: number }) {
  return (
    <tr>
      <td className={styles.end} colSpan={width}>
        {text}
      </td>
    </tr>
  );
}

function Group({ group, ...props }: CarTableProps & { group: CarGroup }) {
  return group.rows.map((row, index) => (
    <tr key={index} className={index === 0 && group.label ? styles.wall : undefined}>
      {index === 0 && group.label ? (
        <th scope="rowgroup" rowSpan={group.rows.length}>
          {group.label}
          {group.sign ? <span className={styles.sign}>{group.sign}</span> : null}
        </th>
      ) : null}
      {row.map((cell, column) => (
        <td key={column}>{cell ? <Place cell={cell} group={group} {...props} /> : null}</td>
      ))}
    </tr>
  ));
}

type PlaceProps = CarTableProps & { cell: NonNullable<CarCell>; group: CarGroup };

function Place({ cell: [number, mark], group, car, taken, names, marks, owner, chosen }: PlaceProps) {
  const fellow = fellowOf(mark);
  const kind = car.kinds[mark];
  const who = fellow === null ? (mark === TAKEN ? taken : chosen === number ? owner : null) : names[fellow];
  return (
    <input
      type="radio"
      name="seat"
      value={number}
      aria-label={placeName(number, kind ? [kind.note, group.name, kind.price, who] : [group.name, who])}
      className={fellow === null ? kind && cabin[kind.zone] : cabin.fellow}
      data-who={fellow === null ? undefined : marks[fellow]}
      data-price={kind?.refusal === null ? (kind.short ?? undefined) : undefined}
      disabled={kind?.refusal !== null}
      defaultChecked={chosen === number}
    />
  );
}
