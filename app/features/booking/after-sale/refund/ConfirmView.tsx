import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { Notice } from '~/ui/Notice';
import { PriceComparison } from '~/ui/PriceList';
import { Section } from '~/ui/Section';
import { TextArea } from '~/ui/TextArea';
import { LIMITS } from '~/forms/limits';
import prose from '~/ui/prose.module.css';
import type { ConfirmScreen } from './confirm-screen.server';
import { CouponSection, StatementSection } from './RefundSections';
import { RefundPage } from './RefundPage';

/** Shows what goes back to the hundredth, and asks to confirm it. */
export function ConfirmView({ screen }: { screen: ConfirmScreen }) {
  const { t } = useTranslation('refund');
  const { title, statement, passengers, change, isUnclear, effects, holds, backPath } = screen;
  return (
    <RefundPage title={title} backPath={backPath}>
      {isUnclear ? (
        <Notice kind="warning" title={t('unclear.title')} role="alert">
          <p>{t('unclear.text')}</p>
        </Notice>
      ) : null}
      {change ? (
        <Notice kind="warning" title={t('change.title')} role="alert">
          <PriceComparison
            old={{ label: t('change.old'), amount: change.old }}
            now={{ label: t('change.now'), amount: change.now }}
          />
          <p>{t('change.text')}</p>
        </Notice>
      ) : null}
      <StatementSection statement={statement} />
      <CouponSection passengers={passengers} note={screen.hasMore ? t('confirm.more') : null} />
      <form method="post" action={screen.action}>
        <input type="hidden" name="idempotencyKey" value={screen.idempotencyKey} />
        <input type="hidden" name="amount" value={screen.amount} />
        <Section id="confirm" title={t('confirm.heading')}>
          {effects.map((effect) => (
            <p key={effect}>{effect}</p>
          ))}
          {screen.takesComment ? (
            <TextArea name="comment" label={t('confirm.comment')} maxLength={LIMITS.comment.max} />
          ) : null}
          <p className={prose.soft}>{holds}</p>
          <Button wide>{screen.button}</Button>
        </Section>
      </form>
    </RefundPage>
  );
}
