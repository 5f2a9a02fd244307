import type { SummaryLine } from '~/forms/rejected-submission';
import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { Notice } from '~/ui/Notice';
import { RadioGroup } from '~/ui/RadioGroup';
import { Section } from '~/ui/Section';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import { AfterSalePage } from '../AfterSalePage';
import { RideComparison } from '../rides/RideComparison';
import type { ChangeScreen } from './change-screen.server';

/** Shows a flight before and after a change by the carrier, and takes the customer's answer. @param error of the form */
export function ChangeView({ screen, error }: { screen: ChangeScreen; error: string | null }) {
  const { t } = useTranslation('changes');
  const { title, route, orderPath, state, problem, compare, broken, options, foreign, money } = screen;
  const errors: SummaryLine[] = error ? [{ field: 'choice', message: error }] : [];
  return (
    <AfterSalePage
      title={title}
      lead={<span className={prose.soft}>{route}</span>}
      back={{ path: orderPath, label: t('back') }}
    >
      <ErrorSummary title={t('choice.errors')} errors={errors} />
      {problem ? <Notice kind="danger" title={problem} role="alert" /> : null}
      <Notice kind={state.kind} title={state.text} role={state.kind === 'good' ? 'status' : undefined} />
      <Section id="compare" title={t('compare.title')}>
        <RideComparison {...compare} labelledBy="compare" />
      </Section>
      {broken ? (
        <Notice kind="warning" title={t('broken.title')}>
          <p>{broken}</p>
        </Notice>
      ) : null}
      {options ? <Answer options={options} error={error} /> : null}
      {money ? (
        <Section id="money" title={t('money.title')}>
          <p>{money.text}</p>
          <div>
            <ButtonLink to={money.path} variant="secondary" reloadDocument>
              {t('money.start')}
            </ButtonLink>
          </div>
        </Section>
      ) : null}
      {foreign ? <Foreign {...foreign} /> : null}
    </AfterSalePage>
  );
}

function Answer({ options, error }: { options: NonNullable<ChangeScreen['options']>; error: string | null }) {
  const { t } = useTranslation('changes');
  return (
    <Section id="answer" title={t('choice.title')} text={t('choice.free')}>
      <form method="post" className={layout.stack4}>
        <RadioGroup
          name="choice"
          legend={t('choice.title')}
          legendHidden
          options={options}
          error={error ?? undefined}
        />
        <div>
          <Button intent="answer">{t('choice.submit')}</Button>
        </div>
      </form>
    </Section>
  );
}

function Foreign({ logInPath, buyer }: NonNullable<ChangeScreen['foreign']>) {
  const { t } = useTranslation('changes');
  return (
    <Notice kind="info" title={t('foreign.title')}>
      <p>{buyer?.text ?? t('foreign.text')}</p>
      <div className={layout.row3}>
        {buyer?.action ? (
          <ButtonLink to={buyer.action.path} reloadDocument>
            {buyer.action.label}
          </ButtonLink>
        ) : logInPath ? (
          <ButtonLink to={logInPath} variant="secondary" reloadDocument>
            {t('foreign.logIn')}
          </ButtonLink>
        ) : null}
        <ButtonLink to="/contacts" variant="secondary" reloadDocument>
          {t('foreign.contacts')}
        </ButtonLink>
      </div>
    </Notice>
  );
}
