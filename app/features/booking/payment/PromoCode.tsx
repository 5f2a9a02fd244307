import { Form } from '@remix-run/react';
import { fieldsOf } from '~/forms/rejected-submission';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { Fold } from '~/ui/Fold';
import { TextField } from '~/ui/TextField';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import styles from './PromoCode.module.css';
import type { PromoView } from './promo-view.server';
import type { PromoRejection } from './submit-promo.server';

/** Shows the promo code folded, unless there is something to see. Applying a code reloads the page. */
export function PromoCode({ promo, rejected }: { promo: PromoView; rejected: PromoRejection | null }) {
  const { t } = useTranslation('booking');
  const { applied, offered, rule, maxLength } = promo;
  return (
    <Fold title={t('promo.title')} isOpen={applied !== null || offered.code !== '' || rejected !== null}>
      <Form method="post" noValidate className={layout.stack3}>
        {applied ? (
          <div className={layout.between}>
            <p>
              <strong>{applied.text}</strong> {applied.burned}
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
            />
            <Button variant="secondary" intent="applyPromo">
              {t('promo.apply')}
            </Button>
          </div>
        )}
        <p className={prose.soft}>{rule}</p>
      </Form>
    </Fold>
  );
}
