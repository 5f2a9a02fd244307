import { Form } from '@remix-run/react';
import { fieldsOf } from '~/forms/rejected-submission';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { Fold } from '~/ui/Fold';
import { Icon } from '~/ui/Icon';
import { TextField } from '~/ui/TextField';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import styles from './PromoCode.module.css';
import type { PromoView } from './promo-view.server';
import type { PromoRejection } from './submit-promo.server';

/** Shows the promo code folded, unless there is something to see. Applying a code reloads the page. */
export function PromoCode({ promo, rejected }: { promo: PromoView; rejected: PromoRejection | null }) {
  const { t } = useTranslation('booking');
  const { applied, offered, own, rule, maxLength } = promo;
  const isEntered = applied !== null || offered.code !== '' || own.length > 0 || rejected !== null;
  return (
    <Fold title={<strong>{t('promo.title')}</strong>} isOpen={isEntered}>
      {own.length > 0 ? (
        <ul className={styles.own} role="list" aria-label={t('promo.own')}>
          {own.map(({ code, amount, until }) => (
            <li key={code}>
              <Form method="post" className={styles.applied}>
                <input type="hidden" name="promoCode" value={code} />
                <span className={styles.ownCode}>
                  <strong>{amount}</strong>
                  <span className={prose.soft}>{code}</span>
                  {until ? <span className={prose.soft}>{until}</span> : null}
                </span>
                <Button variant="secondary" intent="applyPromo" aria-label={t('promo.applyOwn', { code })}>
                  {t('promo.apply')}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      ) : null}
      <Form method="post" noValidate className={layout.stack3}>
        {applied ? (
          <div className={styles.applied}>
            <p>
              <Icon name="check" />
              {applied.text}
            </p>
            <Button variant="quiet" intent="removePromo">
              {t('promo.remove')}
            </Button>
          </div>
        ) : (
          <div className={styles.enter}>
            <TextField
              {...fieldsOf(rejected).text('promoCode', offered.code)}
              label={t('promo.label')}
              below={offered.hint ? <p className={prose.soft}>{offered.hint}</p> : null}
              maxLength={maxLength}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              // eslint-disable-next-line jsx-a11y/no-autofocus -- the page was re-shown because of this field
              autoFocus={rejected !== null}
            />
            <Button variant="secondary" intent="applyPromo">
              {t('promo.apply')}
            </Button>
          </div>
        )}
        {isEntered ? <p className={prose.soft}>{[applied?.burned, rule].filter(Boolean).join(' ')}</p> : null}
      </Form>
    </Fold>
  );
}
