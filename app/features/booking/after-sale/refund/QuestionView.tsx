import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { CheckboxGroup } from '~/ui/CheckboxGroup';
import { RadioGroup } from '~/ui/RadioGroup';
import { Section } from '~/ui/Section';
import { fieldId } from '~/ui/field-id';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import { QuestionForm } from '../QuestionForm';
import { RefundPage } from './RefundPage';
import type { PassengerUnits, QuestionScreen } from './question-screen.server';
import styles from './refund.module.css';

/** Asks one question of a refund: a form by GET, with nothing chosen beforehand. */
export function QuestionView({ screen }: { screen: QuestionScreen }) {
  const { t } = useTranslation('refund');
  const { question, action, given, backPath, trip, error } = screen;
  if (question === 'none') {
    return (
      <RefundPage title={t('none.title')} backPath={backPath} trip={trip}>
        <p>{t('none.text')}</p>
        <div className={layout.row3}>
          <ButtonLink to={backPath} reloadDocument>
            {t('toOrder')}
          </ButtonLink>
          <ButtonLink to="/contacts" variant="quiet" reloadDocument>
            {t('area.contacts')}
          </ButtonLink>
        </div>
      </RefundPage>
    );
  }
  return (
    <RefundPage
      title={t(question === 'why' && screen.free ? 'area.title' : `${question}.title`)}
      backPath={backPath}
      trip={trip}
      lead={question === 'which' ? screen.together : null}
    >
      {question === 'why' && screen.free ? <FreeOffer offer={screen.free} /> : null}
      <QuestionForm
        question={question}
        action={action}
        given={given}
        error={error}
        field={question === 'why' ? 'why' : 'coupon'}
        words={{ errors: t('errors'), submit: t('continue') }}
        isSecond={question === 'why' && screen.free !== null}
      >
        {question === 'why' ? (
          <RadioGroup
            name="why"
            legend={t(screen.free ? 'why.otherwise' : 'why.title')}
            legendHidden={screen.free === null}
            options={screen.options}
            error={error ?? undefined}
          />
        ) : (
          <Which screen={screen} error={error} />
        )}
      </QuestionForm>
    </RefundPage>
  );
}

/** Offers what costs nothing before any question is asked. */
function FreeOffer({ offer: { title, text, path } }: { offer: NonNullable<WhyScreen['free']> }) {
  const { t } = useTranslation('refund');
  return (
    <Section id="free" title={title} text={text}>
      <div>
        <ButtonLink to={path} reloadDocument>
          {t('why.void.button')}
        </ButtonLink>
      </div>
    </Section>
  );
}

type WhyScreen = Extract<QuestionScreen, { question: 'why' }>;
type WhichProps = { screen: Extract<QuestionScreen, { question: 'which' }>; error: string | null };

function Which({ screen: { whole, passengers }, error }: WhichProps) {
  const { t } = useTranslation('refund');
  const first = fieldId('coupon');
  return (
    <>
      {whole ? (
        <CheckboxGroup
          name="coupon"
          id={first}
          legend={t('which.everything')}
          options={[whole]}
          error={error ?? undefined}
        />
      ) : null}
      {passengers.map(({ name, units, closed }, index) => (
        <CheckboxGroup
          key={name}
          name="coupon"
          id={index === 0 && !whole ? first : `${first}-of-${index}`}
          legend={name}
          error={(!whole && index === 0 && error) || undefined}
          options={units.map((unit) => ({
            value: unit.value,
            label: <Unit unit={unit} />,
          }))}
        >
          {closed.map(({ ways, reason }) => (
            <p key={ways.join()} className={styles.closed}>
              {ways.join('; ')}
              <span className={prose.soft}>{reason}</span>
            </p>
          ))}
        </CheckboxGroup>
      ))}
    </>
  );
}

function Unit({ unit: { ways, numbers, price } }: { unit: PassengerUnits['units'][number] }) {
  return (
    <span className={styles.unit}>
      <span>
        {ways.map((way) => (
          <span key={way} className={styles.way}>
            {way}
          </span>
        ))}
        <span className={prose.soft}>{numbers}</span>
      </span>
      {price ? <span className={styles.price}>{price}</span> : null}
    </span>
  );
}
