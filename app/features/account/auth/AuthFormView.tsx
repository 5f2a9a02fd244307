import { useTranslation } from '~/i18n/use-translation';
import { fieldsOf, type RejectedSubmission } from '~/forms/rejected-submission';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { Notice } from '~/ui/Notice';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import styles from './AuthCard.module.css';
import { AuthCard } from './AuthCard';
import type { AuthFormScreen, AuthRejection } from './auth-screen';
import { LoginFields } from './LoginFields';
import { RegistrationFields } from './RegistrationFields';
import { LetterFields } from './LetterFields';
import { SocialButtons } from './social/SocialButtons';

const FIELDS = { login: LoginFields, registration: RegistrationFields, reset: LetterFields, code: LetterFields };

/** Shows signing in, signing up, or requesting a letter. A plain form: works on every page and without scripts. */
export function AuthFormView({ rejected = null, ...screen }: AuthFormScreen & { rejected?: AuthRejection }) {
  const { t } = useTranslation('account');
  const { view, title, links, reason, homePath } = screen;
  const fields = fieldsOf(rejected);
  const Fields = FIELDS[view];
  const asksForLetter = view === 'reset' || view === 'code';
  return (
    <AuthCard title={title} tabs={asksForLetter ? null : <Tabs view={view} links={links} />}>
      {reason ? <Notice kind="info" title={reason} /> : null}
      {screen.welcomesNewcomers ? <p className={styles.text}>{t('login.firstTime')}</p> : null}
      <AuthProblems rejected={rejected} homePath={homePath} />
      <form method="post" action={links[view]} noValidate className={layout.stack4}>
        <Fields {...screen} fields={fields} />
      </form>
      {screen.social ? <SocialButtons {...screen.social} /> : null}
      {asksForLetter ? (
        <a className={prose.link} href={links.login}>
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

type AuthProblemsProps = {
  rejected?: RejectedSubmission | null;
  /** The account service does not answer; may be set without a posted form. */
  isDown?: boolean;
  homePath: string;
};

/** Explains a rejected submission. When accounts are unavailable, says that tickets are still sold. */
export function AuthProblems({ rejected = null, isDown = rejected?.status === 503, homePath }: AuthProblemsProps) {
  const { t } = useTranslation('account');
  return (
    <>
      {isDown ? (
        <Notice kind="warning" title={t('down.title')} role="alert">
          <p>
            {t('down.text')} <a href={homePath}>{t('down.toTickets')}</a>
          </p>
        </Notice>
      ) : null}
      <ErrorSummary title={t('problem')} errors={fieldsOf(rejected).summary} />
    </>
  );
}
