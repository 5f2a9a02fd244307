import { ProblemScreen } from '~/ui/ProblemScreen';
import { useTranslation } from '~/i18n/use-translation';
import { ButtonLink } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import { Waiting } from '~/ui/Waiting';
import type { CheckingScreen } from './screen.server';
import styles from './view.module.css';

export function CheckingView({ screen }: { screen: CheckingScreen }) {
  const { title, text, money, until, refreshSeconds, hint } = screen;
  if (refreshSeconds === null) {
    return (
      <ProblemScreen kind="paymentStarted" title={title} text={text} actions={<Links screen={screen} />}>
        <Order order={screen.order} />
        <p className={styles.hint}>{[money, hint].filter(Boolean).join(' ')}</p>
      </ProblemScreen>
    );
  }
  return (
    <Waiting title={title} text={text} refreshSeconds={refreshSeconds}>
      <Order order={screen.order} />
      <Stages stages={screen.stages} />
      {money ? <p className={styles.money}>{money}</p> : null}
      <p className={styles.hint}>{[until, hint].filter(Boolean).join(' ')}</p>
      <div className={styles.links}>
        <Links screen={screen} />
      </div>
    </Waiting>
  );
}

function Order({ order }: Pick<CheckingScreen, 'order'>) {
  return order ? (
    <p>
      <strong>{order.trip}</strong>
      <br />
      {order.facts}
    </p>
  ) : null;
}

function Links({ screen }: { screen: CheckingScreen }) {
  return screen.links.map(({ label, to, isMain }) => (
    <ButtonLink key={to} to={to} variant={isMain ? 'primary' : 'quiet'} reloadDocument>
      {label}
    </ButtonLink>
  ));
}

function Stages({ stages }: { stages: CheckingScreen['stages'] }) {
  const { t } = useTranslation('booking');
  return (
    <ol className={styles.stages} role="list" aria-label={t('checking.stages.label')}>
      {stages.map(({ label, state }) => (
        <li key={label} className={styles[state]} aria-current={state === 'current' ? 'step' : undefined}>
          <Icon name={state === 'done' ? 'check' : 'clock'} />
          {label}
          {state === 'done' ? <VisuallyHidden>, {t('steps.done')}</VisuallyHidden> : null}
        </li>
      ))}
    </ol>
  );
}
