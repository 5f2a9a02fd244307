import { fieldsOf } from '~/forms/rejected-submission';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { OneTimeCodeField } from '~/ui/OneTimeCodeField';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import type { CodeScreen } from './screen.server';
import type { CodeRejection } from './submit.server';
import styles from './view.module.css';

type CodeProps = { screen: CodeScreen; rejected: CodeRejection | null };

/** Takes the code for details that were sent already; a code that works no more blocks the field. */
export function CodeStep({ screen, rejected }: CodeProps) {
  const { t } = useTranslation('payout');
  const { codeId, to, sentTo, changePath, problem, submit, resend } = screen;
  const fields = fieldsOf(rejected);
  const isBlocked = rejected?.problem?.blocks ?? problem?.blocks ?? false;
  return (
    <Card>
      <div className={layout.stack4}>
        <p className={styles.target}>
          <span>
            {t('code.to')} <strong>{to}</strong>
          </span>
          <a className={prose.link} href={changePath}>
            {t('code.change')}
          </a>
        </p>
        {isBlocked ? null : <p>{sentTo}</p>}
        <form method="post" noValidate autoComplete="off" className={layout.stack4}>
          <input type="hidden" name="codeId" value={codeId} />
          <OneTimeCodeField
            label={t('code.label')}
            error={fields.error('code') ?? problem?.text}
            isBlocked={isBlocked}
          />
          {isBlocked ? null : (
            <Button intent="code" wide>
              {submit}
            </Button>
          )}
        </form>
        <form method="post" className={layout.stack4}>
          {resend === null ? null : <p className={prose.soft}>{resend}</p>}
          <Button intent="again" variant={isBlocked ? 'primary' : 'secondary'} wide>
            {t('code.again')}
          </Button>
        </form>
      </div>
    </Card>
  );
}
