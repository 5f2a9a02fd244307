import { AuthCard } from '~/features/account/auth/AuthCard';
import styles from '~/features/account/auth/AuthCard.module.css';
import { AuthProblems } from '~/features/account/auth/AuthFormView';
import type { AuthProblem } from '~/features/account/auth/auth-screen';
import { CodeField } from '~/features/account/auth/CodeField';
import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import { CheckboxField } from '~/ui/CheckboxField';

export type EnterCodeScreen = {
  title: string;
  text: string;
  /** This page, and the one that asks for another code, with the way on. */
  links: { here: string; again: string };
  isRemembered: boolean;
  problem: AuthProblem;
  homePath: string;
};

/** The code of the letter that this browser has asked for. */
export function EnterCodeView({ title, text, links, isRemembered, problem, homePath }: EnterCodeScreen) {
  const { t } = useTranslation('account');
  return (
    <AuthCard title={title}>
      <p className={styles.text}>{text}</p>
      <AuthProblems problem={problem} homePath={homePath} />
      <form method="post" action={links.here} noValidate className={styles.form}>
        <CodeField error={problem.errors.code} />
        <CheckboxField name="remember" label={t('login.remember')} checked={isRemembered} />
        <Button wide>{t('enterCode.submit')}</Button>
      </form>
      <ButtonLink to={links.again} variant="secondary" wide reloadDocument>
        {t('enterCode.again')}
      </ButtonLink>
    </AuthCard>
  );
}
