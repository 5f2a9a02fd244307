import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import { Notice } from '~/ui/Notice';
import layout from '~/ui/layout.module.css';
import type { CardView } from './screen.server';
import { type SectionProps, SettingsForm, SettingsSection } from './SettingsSection';
import styles from './view.module.css';

/** Lists saved cards, masked; adding one leads to a page of the bank. */
export function CardsSection(props: SectionProps) {
  const { t } = useTranslation('profile');
  const { cards, isBankDown } = props.screen;
  return (
    <SettingsSection {...props} name="cards" title={t('settings.cards.title')}>
      {isBankDown ? <Notice kind="warning" title={t('settings.cards.bankDown')} role="status" /> : null}
      {cards === null ? <Notice kind="warning" title={t('settings.cards.unavailable')} /> : null}
      {cards?.length === 0 ? <p className={styles.soft}>{t('settings.cards.none')}</p> : null}
      {cards && cards.length > 0 ? (
        <ul className={styles.cards} role="list">
          {cards.map((card) => (
            <SavedCard key={card.id} {...card} />
          ))}
        </ul>
      ) : null}
      <div className={styles.add}>
        <ButtonLink to="/user/settings/new-card" variant="secondary" rel="nofollow" reloadDocument>
          {t('settings.cards.add')}
        </ButtonLink>
        <p className={styles.soft}>{t('settings.cards.addHint')}</p>
      </div>
    </SettingsSection>
  );
}

function SavedCard({ id, mask, brand, expires, isExpired }: CardView) {
  const { t } = useTranslation('profile');
  return (
    <li className={styles.card}>
      <Icon name="card" />
      <div className={styles.cardFacts}>
        <p className={styles.cardName}>
          {brand} <span className="tabular">{mask}</span>
        </p>
        <p className={isExpired ? styles.expired : styles.soft}>{expires}</p>
      </div>
      <details className={styles.fold}>
        <summary className={styles.unfold} aria-label={t('settings.cards.removeCard', { mask })}>
          {t('settings.cards.remove')}
        </summary>
        <SettingsForm>
          <p>{t('settings.cards.sure', { mask })}</p>
          <input type="hidden" name="cardId" value={id} />
          <div className={layout.row3}>
            <Button intent="cards" variant="secondary">
              {t('settings.cards.removeCard', { mask })}
            </Button>
          </div>
        </SettingsForm>
      </details>
    </li>
  );
}
