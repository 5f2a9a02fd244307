import { useTranslation } from '~/i18n/use-translation';
import { Notice } from '~/ui/Notice';
import prose from '~/ui/prose.module.css';
import { RadioGroup } from '~/ui/RadioGroup';
import { TextArea } from '~/ui/TextArea';
import { LIMITS } from '~/forms/limits';
import { ConfirmForm, ConfirmNotices } from '../ConfirmForm';
import type { ConfirmScreen } from './confirm-screen.server';
import { CouponSection, StatementSection } from './RefundSections';
import { RefundPage } from './RefundPage';

/** Shows what goes back to the hundredth, and asks to confirm it. */
export function ConfirmView({ screen }: { screen: ConfirmScreen }) {
  const { t } = useTranslation('refund');
  const { title, statement, passengers, change, free, isUnclear, backPath } = screen;
  return (
    <RefundPage title={title} backPath={backPath} trip={screen.trip}>
      <ConfirmNotices
        unclear={isUnclear ? { title: t('unclear.title'), text: t('unclear.text') } : null}
        change={
          change && {
            title: t('change.title'),
            text: t('change.text'),
            old: { label: t('change.old'), amount: change.old },
            now: { label: t('change.now'), amount: change.now },
          }
        }
      />
      {free ? (
        <Notice kind="warning" title={free.title}>
          <p>
            {free.text}{' '}
            <a className={prose.link} href={free.path}>
              {free.link}
            </a>
          </p>
        </Notice>
      ) : null}
      <StatementSection statement={statement} />
      <CouponSection passengers={passengers} note={screen.hasMore ? t('confirm.more') : null} />
      <ConfirmForm form={screen} heading={t('confirm.heading')}>
        {screen.payTo ? <RadioGroup name="payTo" value="source" {...screen.payTo} /> : null}
        {screen.takesComment ? (
          <TextArea name="comment" label={t('confirm.comment')} maxLength={LIMITS.comment.max} />
        ) : null}
      </ConfirmForm>
    </RefundPage>
  );
}
