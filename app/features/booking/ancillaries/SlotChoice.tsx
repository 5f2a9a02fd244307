import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { optionValue, slotField, variantField } from './addon-form';
import type { OptionView, PartView, SlotView } from './addons-view';
import styles from './Addons.module.css';

export type SlotChoiceProps = { part: PartView; slot: SlotView; chosen: string };

/** Offers one product or none: radios starting with "without", or a checkbox when there is only one product. */
export function SlotChoice({ part, slot, chosen }: SlotChoiceProps) {
  const name = slotField(slot.slot);
  const lines = part.options.flatMap((option, index) => {
    const variants = slot.variants?.index === index ? slot.variants : null;
    const token = slot.tokens[index] ?? null;
    if (token === null && !variants) return [];
    const isChosen = variants ? variants.options.some((one) => one.token === chosen) : token === chosen;
    return [{ ...option, variants, value: optionValue(token, option.amount), isChosen }];
  });
  const { without } = slot;
  // A checkbox has its own label, so it needs no heading.
  const isLabelled = slot.label !== null && without !== null;
  const isNothing = !lines.some(({ isChosen }) => isChosen);
  const folded = slot.more === null ? [] : lines.filter(({ isFolded }) => isFolded);
  const type = without === null ? 'checkbox' : 'radio';
  return (
    <fieldset className={styles.slot}>
      <legend className={isLabelled ? styles.legend : undefined}>
        {isLabelled ? <span aria-hidden="true">{slot.label}</span> : null}
        <VisuallyHidden>{slot.legend}</VisuallyHidden>
      </legend>
      {slot.note ? <p className={styles.note}>{slot.note}</p> : null}
      <div className={styles.options}>
        {without === null ? (
          <input type="hidden" name={name} value="" />
        ) : (
          <label className={styles.option}>
            <input type="radio" name={name} value="" defaultChecked={isNothing} />
            <span>{without}</span>
          </label>
        )}
        {lines
          .filter((line) => !folded.includes(line))
          .map((line) => (
            <Line key={line.value} line={line} type={type} slot={slot} chosen={chosen} />
          ))}
        {folded.length > 0 ? (
          <details open={folded.some(({ isChosen }) => isChosen)}>
            <summary className={styles.otherSums}>{slot.more}</summary>
            {folded.map((line) => (
              <Line key={line.value} line={line} type={type} slot={slot} chosen={chosen} />
            ))}
          </details>
        ) : null}
      </div>
    </fieldset>
  );
}

type LineProps = {
  line: OptionView & { variants: SlotView['variants']; value: string; isChosen: boolean };
  type: 'checkbox' | 'radio';
  slot: SlotView;
  chosen: string;
};

function Line({ line: { label, hints, price, variants, value, isChosen }, type, slot, chosen }: LineProps) {
  return (
    <div>
      <label className={styles.option}>
        <input type={type} name={slotField(slot.slot)} value={value} defaultChecked={isChosen} />
        <span>{label}</span>
        <span className={styles.price}>{price}</span>
        {hints.map((hint) => (
          <span key={hint} className={styles.below}>
            {hint}
          </span>
        ))}
      </label>
      {variants ? (
        <label className={styles.variant}>
          <span>{variants.label}</span>
          <select
            name={variantField(slot.slot)}
            defaultValue={isChosen ? chosen : variants.options[0]?.token}
            className={styles.select}
          >
            {variants.options.map((one) => (
              <option key={one.token} value={one.token}>
                {one.label}
              </option>
            ))}
          </select>
        </label>
      ) : null}
    </div>
  );
}
