import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { Icon } from '~/ui/Icon';
import { ExtraFields } from './ExtraFields';
import type { LatinName } from './latin-names';
import type { PassengerBlockView } from './passenger-block';
import { passengerFields, type FormState } from './passenger-field-props';
import { PersonFields } from './PersonFields';
import styles from './PassengerFields.module.css';

export type PassengerFieldsProps = FormState & {
  block: PassengerBlockView;
  citizenships: readonly { value: string; label: string }[];
  latinName?: LatinName;
  /** The gender that the names suggest, when none was chosen. */
  genderHint?: string;
  /** Blocks of a large party can fold; valid ones start folded while another needs a correction. */
  fold: 'never' | 'open' | 'folded';
};

/** The fields that a draft or the notebook fills in; others may be chosen beforehand. */
const FILLED_BY = ['lastName', 'firstName', 'passportNumber'] as const;

/**
 * Shows one passenger: the person, then the document. External tests rely on the names, ids and test ids (upstream
 * facts §7).
 */
export function PassengerFields({ block, citizenships, latinName, genderHint, fold, ...form }: PassengerFieldsProps) {
  const { t } = useTranslation('booking');
  const fields = passengerFields(block.index, form);
  const heading = `passenger-${block.index}`;
  const names = [fields.text('lastName').value, fields.text('firstName').value].filter(Boolean).join(' ');
  // Nothing to clear in an empty form, and one passenger is corrected in the fields themselves.
  const isFilled = block.isClearable && FILLED_BY.some((name) => fields.text(name).value !== '');
  const title = (
    <h2 id={heading} className={styles.title}>
      {block.title}
    </h2>
  );
  const body = (
    <div className={styles.block}>
      <p className={styles.rule}>{block.ageRule}</p>
      <PersonFields
        block={block}
        fields={fields}
        citizenships={citizenships}
        latinName={latinName}
        genderHint={genderHint}
        // The first passenger is usually the visitor.
        isOwn={block.index === 0}
      />
      <ExtraFields block={block} fields={fields} />
      {isFilled ? (
        <div className={styles.clear}>
          <Button variant="quiet" intent={`clear:${block.index}`} aria-describedby={heading}>
            {t('step1.passenger.clear')}
          </Button>
        </div>
      ) : null}
    </div>
  );
  return (
    <Card as="section" labelledBy={heading}>
      {fold === 'never' ? (
        <>
          {title}
          {body}
        </>
      ) : (
        <details open={fold === 'open'}>
          <summary className={styles.summary}>
            <Icon name="chevron-down" />
            {title}
            {fold === 'folded' ? `${names}, ${t('step1.passenger.filled')}` : names}
          </summary>
          {body}
        </details>
      )}
    </Card>
  );
}
