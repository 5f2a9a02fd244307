import { fieldsOf } from '~/forms/rejected-submission';
import { LIMITS } from '~/forms/limits';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { LinkChoice } from '~/ui/LinkChoice';
import { TextField } from '~/ui/TextField';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import type { DetailsRejection } from './details-form.server';
import type { DetailsScreen } from './screen.server';

type DetailsProps = { screen: DetailsScreen; rejected: DetailsRejection | null };

/** Asks where the money is to go. Nothing that is typed is kept by the browser: no autofill, no restored form. */
export function DetailsStep({ screen, rejected }: DetailsProps) {
  const { t } = useTranslation('payout');
  const { method, methods, phone, until } = screen;
  const fields = fieldsOf(rejected);
  return (
    <Card>
      <div className={layout.stack4}>
        <p>{until}</p>
        {methods.length > 0 ? <LinkChoice label={t('method.legend')} links={methods} /> : null}
        <form method="post" noValidate autoComplete="off" className={layout.stack4}>
          <input type="hidden" name="method" value={method} />
          <Numbers screen={screen} rejected={rejected} />
          <TextField
            {...fields.text('recipient')}
            autoComplete="off"
            spellCheck={false}
            maxLength={LIMITS.recipient.kept}
            label={t('recipient.label')}
            hint={t('recipient.hint')}
          />
          <p className={prose.soft}>{t('details.next', { phone })}</p>
          <Button intent="details" wide>
            {t('details.submit')}
          </Button>
          <p className={prose.soft}>{t('details.safe')}</p>
        </form>
      </div>
    </Card>
  );
}

/** Properties of every field for a number of the bank. */
const NUMBER = { autoComplete: 'off', spellCheck: false, autoCorrect: 'off' } as const;

function Numbers({ screen: { method }, rejected }: DetailsProps) {
  const { t } = useTranslation('payout');
  const fields = fieldsOf(rejected);
  switch (method) {
    case 'card':
      return (
        <TextField
          {...NUMBER}
          {...fields.text('pan')}
          inputMode="numeric"
          maxLength={40}
          label={t('card.pan')}
          hint={rejected?.number ? t('card.typed', { number: rejected.number }) : t('card.hint')}
        />
      );
    case 'iban':
      return (
        <TextField
          {...NUMBER}
          {...fields.text('iban')}
          autoCapitalize="characters"
          maxLength={LIMITS.iban.kept}
          label={t('iban.label')}
          hint={t('iban.hint')}
        />
      );
    case 'bank_account':
      return (
        <>
          <TextField
            {...NUMBER}
            {...fields.text('bic')}
            inputMode="numeric"
            maxLength={LIMITS.bankAccount.kept}
            label={t('bankAccount.bic')}
            hint={t('bankAccount.bicHint')}
          />
          <TextField
            {...NUMBER}
            {...fields.text('account')}
            inputMode="numeric"
            maxLength={LIMITS.bankAccount.kept}
            label={t('bankAccount.account')}
            hint={t('bankAccount.accountHint')}
          />
        </>
      );
  }
}
