import { Form, Link, useLocation } from '@remix-run/react';
import { useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { Icon } from '~/ui/Icon';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import styles from './Filters.module.css';
import {
  ALONE,
  sectionId,
  type FilterOptionView,
  type FilterSection,
  type FiltersScreen,
  type OptionsBlock,
} from './filters-view';
import { RangeFilter, type RangeFilterProps } from './RangeFilter';
import { useSheet } from './use-sheet';

/**
 * The results filters: a column on a wide screen, on a narrow one a sheet with a title, a way to reset and a way
 * out, beside the offers of a tablet and over those of a phone, where a chip opens its group alone. A plain form with an apply button; with
 * JavaScript every change applies at once.
 */
export function Filters({ filters }: { filters: FiltersScreen }) {
  const form = useRef<HTMLFormElement>(null);
  const fold = useRef<HTMLDetailsElement>(null);
  const isLive = useLiveForm(form);
  const Slider = useSlider();
  const { pathname, search } = useLocation();
  const { t } = useTranslation('common');

  /** Folds the filters: with JavaScript everything is already applied. */
  function foldUp() {
    // A link to a section has opened the sheet; it stays open as long as its target is there.
    if (form.current?.querySelector(':target')) window.location.replace('#');
    for (const section of form.current?.querySelectorAll(`[${ALONE}]`) ?? []) section.removeAttribute(ALONE);
    if (!fold.current?.open) return;
    fold.current.open = false;
    fold.current.querySelector('summary')?.focus();
  }

  const leave = useSheet(fold, foldUp);

  function close(event: MouseEvent) {
    if (!isLive) return;
    event.preventDefault();
    leave();
  }

  return (
    <section className={styles.filters} aria-label={filters.title}>
      <details ref={fold} className={styles.fold}>
        <summary className={styles.foldButton}>
          <Icon name="filter" />
          {filters.title}
          {filters.chosen ? <span className={styles.badge}>{filters.chosen}</span> : null}
        </summary>
      </details>
      <Form
        ref={form}
        method="get"
        action="/search"
        className={styles.form}
        preventScrollReset
        autoComplete="off"
        data-testid="filters"
      >
        <div className={styles.head}>
          <h2>{filters.title}</h2>
          {filters.reset ? (
            <Link to={filters.reset.path} preventScrollReset>
              {filters.reset.text}
            </Link>
          ) : null}
          {/* Without a script the link loads the page again, with the sheet folded. */}
          <a href={pathname + search} className={styles.close} aria-label={t('close')} onClick={close}>
            <Icon name="close" />
          </a>
        </div>
        {filters.hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {filters.sections.map((section) => (
          <Section key={section.name} section={section} Slider={Slider} />
        ))}
        <div className={isLive ? `${styles.bar} ${styles.live}` : styles.bar}>
          <button type="submit" className={styles.show} onClick={close}>
            {isLive ? filters.show : filters.apply}
          </button>
        </div>
      </Form>
    </section>
  );
}

/**
 * Submits the form on every change. Resets the form when the filter changes elsewhere: by a chip, by the Back button.
 * @returns true once it is active
 */
function useLiveForm(ref: RefObject<HTMLFormElement>): boolean {
  const { search } = useLocation();
  const shown = useRef(search);
  const [isLive, setLive] = useState(false);

  useEffect(() => {
    const form = ref.current;
    // Listen to the native event: it fires after a number is typed, not on every digit.
    const send = () => form?.requestSubmit();
    form?.addEventListener('change', send);
    setLive(true);
    return () => form?.removeEventListener('change', send);
  }, [ref]);

  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    ref.current?.reset();
    for (const select of ref.current?.querySelectorAll('select') ?? []) select.value = select.dataset.value ?? '';
  }, [ref, search]);

  return isLive;
}

/** Loads the slider, which a page without a script does not have; the fields stay where that fails. */
function useSlider(): RangeFilterProps['Slider'] {
  const [Slider, setSlider] = useState<RangeFilterProps['Slider']>(null);
  useEffect(() => {
    void import('./RangeSlider').then(
      ({ RangeSlider }) => setSlider(() => RangeSlider),
      () => null,
    );
  }, []);
  return Slider;
}

type SectionProps = { section: FilterSection; Slider: RangeFilterProps['Slider'] };

function Section({ section, Slider }: SectionProps) {
  // Sections stay open, whatever is chosen in them later.
  const [isOpen] = useState(section.isOpen);
  return (
    <details className={styles.section} open={isOpen} data-testid={`filter-${section.name}`}>
      <summary className={styles.title}>
        {section.title} <span className={styles.state}>{section.state}</span>
      </summary>
      {/* A link to this id opens the section, since browsers unfold what contains the target. */}
      <div id={sectionId(section)} className={styles.blocks}>
        {section.blocks.map((block) =>
          block.kind === 'range' ? (
            <RangeFilter key={block.from.name} range={block} title={section.title} Slider={Slider} />
          ) : (
            <Options key={block.field} block={block} title={section.title} />
          ),
        )}
      </div>
    </details>
  );
}

function Options({ block: { field, legend, options, more }, title }: { block: OptionsBlock; title: string }) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend ?? <VisuallyHidden>{title}</VisuallyHidden>}</legend>
      {options.map((option) => (
        <Option key={option.value} field={field} option={option} />
      ))}
      {more ? (
        <details className={styles.more}>
          <summary className={styles.moreButton}>{more.label}</summary>
          {more.options.map((option) => (
            <Option key={option.value} field={field} option={option} />
          ))}
        </details>
      ) : null}
    </fieldset>
  );
}

function Option({ field, option }: { field: string; option: FilterOptionView }) {
  return (
    <label className={option.isNested ? `${styles.option} ${styles.nested}` : styles.option}>
      <input type="checkbox" name={field} value={option.value} defaultChecked={option.isChosen} />
      <span>
        {option.label} <span className={styles.count}>{option.count}</span>
      </span>
      <span className={styles.price}>{option.price}</span>
    </label>
  );
}
