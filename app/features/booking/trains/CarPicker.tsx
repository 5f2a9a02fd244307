import { Link } from '@remix-run/react';
import type { CarPicker as CarPickerView, PickerLink } from './car-picker.server';
import styles from './CarPicker.module.css';

/** Leads to a car by links: kind of car, class of service, car. A choice with one link is said, not offered. */
export function CarPicker({ picker, labels }: { picker: CarPickerView; labels: Record<keyof CarPickerView, string> }) {
  return (
    <div className={styles.picker}>
      <Choice label={labels.kinds} links={picker.kinds} />
      <Choice label={labels.classes} links={picker.classes} />
      <Choice label={labels.cars} links={picker.cars} isCar />
    </div>
  );
}

function Choice({ label, links, isCar }: { label: string; links: PickerLink[]; isCar?: boolean }) {
  const current = links.find(({ isCurrent }) => isCurrent);
  if (links.length === 1 && current) {
    return (
      <p className={styles.only}>
        {isCar ? null : <span className={styles.soft}>{label}: </span>}
        <strong>{current.title}</strong>
        {current.name ? <span> {current.name}</span> : null}
        {current.about ? <span className={styles.soft}> — {current.about}</span> : null}
        <span className={styles.soft}> · {current.free}</span>
        {current.price ? <span className={styles.price}> · {current.price}</span> : null}{' '}
        {current.badge ? <span className={styles.badge}>{current.badge}</span> : null}
      </p>
    );
  }
  return (
    <nav aria-label={label} className={styles.choice}>
      <h2 className={styles.label}>{label}</h2>
      <ul role="list" className={links[0]?.name ? styles.even : styles.links}>
        {links.map(({ path, title, name, about, free, price, badge, isCurrent }) => (
          <li key={path}>
            <Link
              to={path}
              rel="nofollow"
              preventScrollReset
              className={styles.link}
              aria-current={isCurrent ? 'true' : undefined}
            >
              <strong className={styles.title}>{title}</strong>
              {name ? <span className={styles.name}>{name}</span> : null}
              {price ? <span className={styles.price}>{price}</span> : null}
              <span className={isCar ? styles.soft : styles.free}>{free}</span>
              {badge ? <span className={styles.badge}>{badge}</span> : null}
              {about ? <span className={styles.about}>{about}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
