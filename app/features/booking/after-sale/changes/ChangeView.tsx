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
import type { ChangeScreen, RideView } from './change-screen.server';
import styles from './changes.module.css';

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
        <Compare {...compare} />
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

function Compare({ before, now, isTaken }: ChangeScreen['compare']) {
  const { t } = useTranslation('changes');
  return (
    <table className={styles.compare} aria-labelledby="compare">
      <thead>
        <tr>
          <td />
          <th scope="col">{t('compare.before')}</th>
          <th scope="col">{t(isTaken ? 'compare.taken' : 'compare.now')}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('compare.flight')}</th>
          <td>{before.number}</td>
          <td>{now ? now.number : <strong className={styles.cancelled}>{t('compare.cancelled')}</strong>}</td>
        </tr>
        <EndRow label={t('compare.departs')} before={before} now={now} end="departs" />
        <EndRow label={t('compare.arrives')} before={before} now={now} end="arrives" />
        <tr>
          <th scope="row">{t('compare.duration')}</th>
          <td>{before.duration}</td>
          <td>{now?.duration ?? '—'}</td>
        </tr>
      </tbody>
    </table>
  );
}

type EndRowProps = { label: string; before: RideView; now: RideView | null; end: 'departs' | 'arrives' };

function EndRow({ label, before, now, end }: EndRowProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        <EndText {...before[end]} />
      </td>
      <td>{now ? <EndText {...now[end]} /> : '—'}</td>
    </tr>
  );
}

function EndText({ time, date, place }: RideView['departs']) {
  return (
    <>
      <strong className={styles.time}>{time}</strong>
      <span className={styles.line}>{date}</span>
      <span className={`${styles.line} ${prose.soft}`}>{place}</span>
    </>
  );
}

function Foreign({ logInPath }: NonNullable<ChangeScreen['foreign']>) {
  const { t } = useTranslation('changes');
  return (
    <Notice kind="info" title={t('foreign.title')}>
      <p>{t('foreign.text')}</p>
      <div className={layout.row3}>
        {logInPath ? (
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
