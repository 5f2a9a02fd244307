import { OnlyBoxes } from '~/features/search/calendar/OnlyBoxes';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { SelectField } from '~/ui/SelectField';
import { TextField } from '~/ui/TextField';
import layout from '~/ui/layout.module.css';
import styles from './MapForm.module.css';
import type { MapFormView } from './screen.server';

/** Asks for the departure, the time and the filters in a plain GET form. */
export function MapForm({ form: { from, month, date, maxPrice, boxes, hidden } }: { form: MapFormView }) {
  const { t } = useTranslation('price-map');
  return (
    <Card>
      <form method="get" action="/price-map" className={layout.column4} aria-label={t('form.label')} noValidate>
        {hidden.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.fields}>
          <TextField
            name="from"
            label={t('form.from')}
            value={from.value}
            error={from.error ?? undefined}
            autoComplete="off"
            below={<Ideas ideas={from.ideas} label={t('form.ideas')} />}
          />
          <SelectField
            name="month"
            label={t('form.month')}
            value={month.value}
            options={month.options}
            placeholder={t('form.anyMonth')}
          />
          <TextField
            name="date"
            type="date"
            label={t('form.date')}
            value={date.value}
            min={date.min}
            max={date.max}
            error={date.error ?? undefined}
          />
          <TextField
            name="maxPrice"
            label={maxPrice.label}
            value={maxPrice.value}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
        <div className={styles.bottom}>
          <OnlyBoxes legend={t('form.only')} boxes={boxes} />
          <Button>{t('form.show')}</Button>
        </div>
      </form>
    </Card>
  );
}

/** Lists the places that a typed name may mean. */
function Ideas({ ideas, label }: { ideas: MapFormView['from']['ideas']; label: string }) {
  if (ideas.length === 0) return null;
  return (
    <ul className={styles.ideas} role="list" aria-label={label}>
      {ideas.map(({ text, path }) => (
        <li key={path}>
          <a href={path} rel="nofollow">
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
