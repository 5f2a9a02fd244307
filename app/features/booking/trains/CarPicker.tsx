import { Link } from '@remix-run/react';
import type { CarPicker as CarPickerView, PickerLink } from './car-picker.server';
import styles from './CarPicker.module.css';

/** Leads to a car by links: kind of car, class of service, car. A choice with one link is said, not offered. */
export function CarPicker({ picker, labels }: { picker: CarPickerView; labels: Record<keyof CarPickerView, string> }) {
  return (
    <>
      <Choice label={labels.kinds} links={picker.kinds} />
      <Choice label={labels.classes} links={picker.classes} />
      <Choice label={labels.cars} links={picker.cars} isSmall />
    </>
  );
}

function Choice({ label, links, isSmall }: { label: string; links: PickerLink[]; isSmall?: boolean }) {
  return (
    <nav aria-label={label} className={styles.choice}>
      <h2 className={styles.label}>{label}</h2>
      <ul role="list" className={isSmall ? styles.small : styles.links}>
        {links.map(({ path, title, details, price, isCurrent }) => (
          <li key={path}>
            <Link
              to={path}
              rel="nofollow"
              preventScrollReset
              className={styles.link}
              aria-current={isCurrent ? 'true' : undefined}
            >
              <strong className={styles.title}>{title}</strong>
              {price ? <span className={styles.price}>{price}</span> : null}
              {details.map((detail) => (
                <span key={detail} className={styles.detail}>
                  {detail}
                </span>
              ))}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
