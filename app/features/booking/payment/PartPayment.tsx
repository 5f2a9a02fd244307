import { Form } from '@remix-run/react';
import { fieldsOf } from '~/forms/rejected-submission';
import { Button } from '~/ui/Button';
import { Fold } from '~/ui/Fold';
import { Icon } from '~/ui/Icon';
import { TextField } from '~/ui/TextField';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import styles from './PromoCode.module.css';
import type { PartPaymentView } from './part-payment';
import type { PartRejection } from './submit-part.server';

type PartPaymentProps = { part: PartPaymentView; rejected: PartRejection | null };

/** Pays a part with points or from the wallet; it lies beside the promo code and works like it. */
export function PartPayment({ part, rejected }: PartPaymentProps) {
  const { field, words, intents, applied, unmet, rule, offered } = part;
  return (
    <Fold title={<strong>{words.title}</strong>} isOpen>
      <Form method="post" noValidate className={layout.stack3}>
        {unmet ? <p role="status">{unmet}</p> : null}
        {applied ? (
          <div className={styles.applied}>
            <p>
              <Icon name="check" />
              {applied}
            </p>
            <Button variant="quiet" intent={intents.remove}>
              {words.remove}
            </Button>
          </div>
        ) : offered ? (
          <div className={styles.enter}>
            <TextField
              {...fieldsOf<string>(rejected).text(field, offered)}
              label={words.label}
              inputMode={part.inputMode}
              autoComplete="off"
              // eslint-disable-next-line jsx-a11y/no-autofocus -- the page was re-shown because of this field
              autoFocus={rejected !== null}
            />
            <Button variant="secondary" intent={intents.spend}>
              {words.apply}
            </Button>
          </div>
        ) : null}
        <p className={prose.soft}>{rule}</p>
      </Form>
    </Fold>
  );
}
