import { useTranslation } from '~/i18n/use-translation';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { Notice } from '~/ui/Notice';
import styles from './AuthCard.module.css';
import { AuthCard } from './AuthCard';
import type { AuthFormScreen, AuthProblem } from './auth-screen';
import { LoginFields } from './LoginFields';
import { RegistrationFields } from './RegistrationFields';
import { LetterFields } from './LetterFields';
import { SocialButtons } from './social/SocialButtons';

const FIELDS = { login: LoginFields, registration: RegistrationFields, reset: LetterFields, code: LetterFields };

/** Shows signing in, signing up, or requesting a letter. A plain form: works on every page and without scripts. */
export function AuthFormView(screen: AuthFormScreen) {
  const { t } = useTranslation('account');
  const { view, title, links, reason, problem, homePath } = screen;
  const Fields = FIELDS[view];
  const asksForLetter = view === 'reset' || view === 'code';
  return (
    <AuthCard title={title} tabs={asksForLetter ? null : <Tabs view={view} links={links} />}>
      {reason ? <Notice kind="info" title={reason} /> : null}
      {screen.welcomesNewcomers ? <p className={styles.text}>{t('login.firstTime')}</p> : null}
      <AuthProblems problem={problem} homePath={homePath} />
      <form method="post" action={links[view]} noValidate className={styles.form}>
        <Fields {...screen} />
      </form>
      {screen.social ? <SocialButtons {...screen.social} /> : null}
      {asksForLetter ? (
        <a className={styles.link} href={links.login}>
          {t('reset.toLogin')}
        </a>
      ) : null}
    </AuthCard>
  );
}

function Tabs({ view, links }: Pick<AuthFormScreen, 'view' | 'links'>) {
  const { t } = useTranslation('account');
  return (
    <nav className={styles.tabs} aria-label={t('tabs')}>
      {(['login', 'registration'] as const).map((tab) => (
        <a key={tab} className={styles.tab} href={links[tab]} aria-current={tab === view ? 'page' : undefined}>
          {t(`${tab}.tab`)}
        </a>
      ))}
    </nav>
  );
}

/** Explains a rejected submission. When accounts are unavailable, says that tickets are still sold. */
export function AuthProblems({ problem, homePath }: { problem: AuthProblem; homePath: string }) {
  const { t } = useTranslation('account');
  const { message, errors, isDown } = problem;
  const fields = Object.entries(errors).map(([field, text]) => ({ field, message: text }));
  return (
    <>
      {isDown ? (
        <Notice kind="warning" title={t('down.title')} role="alert">
          <p>
            {t('down.text')} <a href={homePath}>{t('down.toTickets')}</a>
          </p>
        </Notice>
      ) : null}
      <ErrorSummary title={t('problem')} errors={[...(message ? [{ field: '', message }] : []), ...fields]} />
    </>
  );
}
