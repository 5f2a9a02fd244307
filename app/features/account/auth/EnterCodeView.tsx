import { fieldsOf, type RejectedSubmission } from '~/forms/rejected-submission';
import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import { CheckboxField } from '~/ui/CheckboxField';
import layout from '~/ui/layout.module.css';
import { AuthCard } from './AuthCard';
import styles from './AuthCard.module.css';
import { AuthProblems } from './AuthFormView';
import { CodeField } from './CodeField';

export type EnterCodeScreen = {
  title: string;
  text: string;
  /** Addresses of this page and of the one that requests another code, with the return URL. */
  links: { here: string; again: string };
  homePath: string;
};

export type EnterCodeRejection = RejectedSubmission<'code' | 'remember'> | null;

/** Asks for the code of the letter that this browser requested. */
export function EnterCodeView({
  title,
  text,
  links,
  rejected,
  homePath,
}: EnterCodeScreen & { rejected: EnterCodeRejection }) {
  const fields = fieldsOf(rejected);
  const { t } = useTranslation('account');
  return (
    <AuthCard title={title}>
      <p className={styles.text}>{text}</p>
      <AuthProblems rejected={rejected} homePath={homePath} />
      <form method="post" action={links.here} noValidate className={layout.stack4}>
        <CodeField error={fields.error('code')} />
        <CheckboxField {...fields.box('remember', true)} label={t('login.remember')} />
        <Button wide>{t('enterCode.submit')}</Button>
      </form>
      <ButtonLink to={links.again} variant="secondary" wide reloadDocument>
        {t('enterCode.again')}
      </ButtonLink>
    </AuthCard>
  );
}
