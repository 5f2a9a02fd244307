import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { CheckboxGroup } from '~/ui/CheckboxGroup';
import { TextField } from '~/ui/TextField';
import { fieldId } from '~/ui/field-id';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import { QuestionForm } from '../QuestionForm';
import { DayStrip } from './DayStrip';
import { ExchangePage } from './ExchangePage';
import { NowCard } from './NowCard';
import type { ClosedWay, QuestionScreen, WayOption } from './question-screen.server';
import styles from './exchange.module.css';

/** Asks one question of an exchange: a form by GET, with nothing chosen beforehand. */
export function QuestionView({ screen }: { screen: QuestionScreen }) {
  const { t } = useTranslation('exchange');
  const { question, action, given, backPath, error } = screen;
  if (question === 'none') {
    return (
      <ExchangePage title={screen.title} backPath={backPath}>
        {screen.closed.length > 0 ? <Closed ways={screen.closed} /> : <p>{screen.text}</p>}
        {screen.refund?.offer ? <p>{screen.refund.offer}</p> : null}
        <div className={layout.row3}>
          {screen.refund ? (
            <ButtonLink to={screen.refund.path} reloadDocument>
              {screen.refund.label}
            </ButtonLink>
          ) : null}
          <ButtonLink to={backPath} variant={screen.refund ? 'secondary' : 'primary'} reloadDocument>
            {t('toOrder')}
          </ButtonLink>
          <ButtonLink to="/contacts" variant="quiet" reloadDocument>
            {t('contacts')}
          </ButtonLink>
        </div>
      </ExchangePage>
    );
  }
  return (
    <ExchangePage
      title={t(`${question}.title`)}
      backPath={backPath}
      lead={question === 'which' ? screen.lead : (screen.fee ?? t('flights.note'))}
    >
      {question === 'date' ? <NowCard now={screen.now} /> : null}
      {question === 'date' && screen.days.length > 0 ? <DayStrip days={screen.days} /> : null}
      <QuestionForm
        question={question}
        action={action}
        given={given}
        error={error}
        field={question === 'which' ? 'way' : 'on'}
        words={{ errors: t('errors'), submit: t(question === 'date' ? 'date.show' : 'continue') }}
        isSecond={question === 'date' && screen.days.length > 0}
      >
        {question === 'which' ? (
          <>
            <CheckboxGroup
              name="way"
              id={fieldId('way')}
              legend={t('which.legend')}
              error={error ?? undefined}
              options={screen.options.map((option) => ({ value: option.value, label: <Way option={option} /> }))}
            />
            <Closed ways={screen.closed} />
          </>
        ) : (
          <div className={styles.day}>
            <TextField
              name="on"
              type="date"
              label={t(screen.days.length > 0 ? 'flights.other' : 'date.label')}
              value={screen.value}
              min={screen.first}
              max={screen.last}
              error={error ?? undefined}
            />
          </div>
        )}
      </QuestionForm>
      {screen.apart ? <p className={prose.soft}>{screen.apart}</p> : null}
    </ExchangePage>
  );
}

function Way({ option: { route, flights, people } }: { option: WayOption }) {
  return (
    <>
      <strong className={styles.line}>{route}</strong>
      <span className={styles.line}>{flights}</span>
      {people ? <span className={`${styles.line} ${prose.soft}`}>{people}</span> : null}
    </>
  );
}

function Closed({ ways }: { ways: readonly ClosedWay[] }) {
  return (
    <ul role="list">
      {ways.map(({ title, reason }) => (
        <li key={title}>
          {title}
          <br />
          <span className={prose.soft}>{reason}</span>
        </li>
      ))}
    </ul>
  );
}
