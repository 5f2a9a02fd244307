import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { CheckboxGroup } from '~/ui/CheckboxGroup';
import { TextField } from '~/ui/TextField';
import { fieldId } from '~/ui/field-id';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import { QuestionForm } from '../QuestionForm';
import { ExchangePage } from './ExchangePage';
import type { ClosedWay, QuestionScreen } from './question-screen.server';

/** Asks one question of an exchange: a form by GET, with nothing chosen beforehand. */
export function QuestionView({ screen }: { screen: QuestionScreen }) {
  const { t } = useTranslation('exchange');
  const { question, action, given, backPath, error } = screen;
  if (question === 'none') {
    return (
      <ExchangePage title={t('none.title')} backPath={backPath}>
        {screen.closed.length > 1 ? <Closed ways={screen.closed} /> : <p>{screen.text}</p>}
        <div className={layout.row3}>
          <ButtonLink to={backPath} reloadDocument>
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
    <ExchangePage title={t(`${question}.title`)} backPath={backPath} lead={question === 'date' ? screen.lead : null}>
      <QuestionForm
        question={question}
        action={action}
        given={given}
        error={error}
        field={question === 'which' ? 'way' : 'on'}
        words={{ errors: t('errors'), submit: t('continue') }}
      >
        {question === 'which' ? (
          <>
            <CheckboxGroup
              name="way"
              id={fieldId('way')}
              legend={t('which.legend')}
              error={error ?? undefined}
              options={screen.options}
            />
            <Closed ways={screen.closed} />
          </>
        ) : (
          <TextField
            name="on"
            type="date"
            label={t('date.label')}
            value={screen.value}
            min={screen.first}
            max={screen.last}
            error={error ?? undefined}
          />
        )}
      </QuestionForm>
    </ExchangePage>
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
