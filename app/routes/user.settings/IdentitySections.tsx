import { PASSWORD_LENGTH } from '~/features/account/auth/password';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { DateFields } from '~/ui/DateFields';
import { RadioGroup } from '~/ui/RadioGroup';
import { PasswordControl } from '~/features/account/auth/PasswordControl';
import { TextField } from '~/ui/TextField';
import layout from '~/ui/layout.module.css';
import { fieldReader, type SectionProps, SettingsForm, SettingsSection } from './SettingsSection';
import styles from './view.module.css';

/** Edits name, birthday and gender. */
export function PersonalSection(props: SectionProps) {
  const { t } = useTranslation('profile');
  const field = fieldReader(props, 'personal');
  const [day, month, year] = (['Day', 'Month', 'Year'] as const).map((part) => field(`birthday${part}`).value);
  return (
    <SettingsSection
      {...props}
      name="personal"
      title={t('settings.personal.title')}
      summary={props.screen.summaries.personal}
      unfold={t('settings.change')}
    >
      <SettingsForm>
        <div className={styles.pair}>
          <TextField {...field('firstName')} label={t('settings.personal.firstName')} autoComplete="given-name" />
          <TextField {...field('lastName')} label={t('settings.personal.lastName')} autoComplete="family-name" />
        </div>
        <DateFields
          name="birthday"
          legend={t('settings.personal.birthday')}
          values={{ day, month, year }}
          error={field('birthday').error}
          autoComplete="bday"
        />
        <RadioGroup
          name="gender"
          legend={t('settings.personal.gender')}
          value={field('gender').value}
          layout="segments"
          options={[
            { value: 'm', label: t('settings.personal.male') },
            { value: 'f', label: t('settings.personal.female') },
            { value: '', label: t('settings.personal.unsaid') },
          ]}
        />
        <Save name="personal" label={t('settings.save')} />
      </SettingsForm>
    </SettingsSection>
  );
}

/** Changes the e-mail, which takes effect when the link in the letter to the new one is followed. */
export function EmailSection(props: SectionProps) {
  const { t } = useTranslation('profile');
  const { pendingEmail, summaries } = props.screen;
  const field = fieldReader(props, 'email');
  return (
    <SettingsSection
      {...props}
      name="email"
      title={t('settings.email.title')}
      summary={summaries.email}
      unfold={t('settings.change')}
      lead={pendingEmail ? <p className={styles.soft}>{t('settings.email.pending', { email: pendingEmail })}</p> : null}
    >
      <SettingsForm>
        <TextField
          {...field('newEmail')}
          type="email"
          label={t('settings.email.new')}
          hint={t('settings.email.hint')}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        {props.screen.hasPassword ? (
          <TextField
            name="emailPassword"
            type="password"
            control={PasswordControl}
            label={t('settings.email.password')}
            error={field('emailPassword').error}
            autoComplete="current-password"
          />
        ) : null}
        <Save name="email" label={t('settings.email.submit')} />
      </SettingsForm>
    </SettingsSection>
  );
}

export function PhoneSection(props: SectionProps) {
  const { t } = useTranslation('profile');
  return (
    <SettingsSection
      {...props}
      name="phone"
      title={t('settings.phone.title')}
      summary={props.screen.summaries.phone}
      unfold={t('settings.change')}
    >
      <SettingsForm>
        <TextField
          {...fieldReader(props, 'phone')('phoneNumber')}
          type="tel"
          label={t('settings.phone.label')}
          hint={t('settings.phone.hint')}
          autoComplete="tel"
          inputMode="tel"
        />
        <Save name="phone" label={t('settings.save')} />
      </SettingsForm>
    </SettingsSection>
  );
}

/** Changes the password; never shows either password again. */
export function PasswordSection(props: SectionProps) {
  const { t } = useTranslation('profile');
  const { t: tAccount } = useTranslation('account');
  const field = fieldReader(props, 'password');
  const { hasPassword } = props.screen;
  return (
    <SettingsSection
      {...props}
      name="password"
      title={t('settings.password.title')}
      summary={hasPassword ? '••••••••' : t('settings.notGiven')}
      unfold={t('settings.change')}
    >
      <SettingsForm>
        <input type="hidden" name="username" value={props.screen.summaries.email} autoComplete="username" />
        {hasPassword ? (
          <TextField
            name="oldPassword"
            type="password"
            control={PasswordControl}
            label={t('settings.password.old')}
            error={field('oldPassword').error}
            autoComplete="current-password"
          />
        ) : null}
        <TextField
          name="newPassword"
          type="password"
          control={PasswordControl}
          label={t('settings.password.new')}
          hint={tAccount('passwordRules', PASSWORD_LENGTH)}
          error={field('newPassword').error}
          autoComplete="new-password"
        />
        <p className={styles.soft}>{t('settings.password.hint')}</p>
        <Save name="password" label={t('settings.password.submit')} />
      </SettingsForm>
    </SettingsSection>
  );
}

function Save({ name, label }: { name: string; label: string }) {
  return (
    <div className={layout.row3}>
      <Button intent={name}>{label}</Button>
    </div>
  );
}
