import { useTranslation } from '~/i18n/use-translation';
import { IntentButton, type IntentButtonProps } from './IntentButton';
import styles from './SearchKinds.module.css';

type SearchKindsProps = Pick<IntentButtonProps, 'onIntent'> & { isMulti: boolean };

/** Chooses between one way or return and several legs. */
export function SearchKinds({ isMulti, onIntent }: SearchKindsProps) {
  const { t } = useTranslation('home');
  return (
    <div role="group" aria-label={t('kind.label')} className={styles.kinds}>
      <IntentButton
        intent={{ kind: 'single' }}
        onIntent={onIntent}
        label={t('kind.single')}
        look="choice"
        isPressed={!isMulti}
      />
      <IntentButton
        intent={{ kind: 'multiLeg' }}
        onIntent={onIntent}
        label={t('kind.multiLeg')}
        look="choice"
        isPressed={isMulti}
      />
    </div>
  );
}
