import type { ReactNode } from 'react';
import { useTranslation } from '~/i18n/use-translation';
import { fieldsOf, rejectionOf } from '~/forms/rejected-submission';
import { Button } from '~/ui/Button';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { Notice } from '~/ui/Notice';
import layout from '~/ui/layout.module.css';
import type { ResumedForm } from './resume.server';
import type { SettingsScreen } from './screen.server';
import type { SettingsField } from './form.server';
import type { Section, SettingsRejection } from './sections';
import styles from './view.module.css';

/** Props of every section: the screen, and the rejected submission. */
export type SectionProps = { screen: SettingsScreen; rejected: SettingsRejection | null };

type SettingsSectionProps = SectionProps & {
  name: Section;
  title: string;
  /** Current value, beside the title. */
  summary?: string;
  /** Always visible, above the form. */
  lead?: ReactNode;
  /** Label that unfolds the form. */
  unfold?: string;
  children: ReactNode;
};

/** Shows one setting: its current value and its own small form, folded when the value is enough. */
export function SettingsSection(props: SettingsSectionProps) {
  const { name, title, summary, lead, unfold, screen, rejected, children } = props;
  const own = rejectionOf(rejected, name);
  const saved = screen.saved?.section === name && !own ? screen.saved.text : null;
  const resumed = screen.resumed?.section === name && !own && !saved ? screen.resumed : null;
  const body = (
    <>
      {own ? <Problem rejected={own} /> : null}
      {children}
    </>
  );
  return (
    <section id={name} className={styles.section} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`} className={styles.title}>
        {title}
      </h2>
      {summary ? <p className={styles.summary}>{summary}</p> : null}
      {saved ? <Notice kind="good" title={saved} role="status" /> : null}
      {resumed ? <Resumed {...resumed} /> : null}
      {lead}
      {unfold ? (
        <details className={styles.fold} open={own !== null}>
          <summary className={styles.unfold} aria-label={`${unfold}: ${title}`}>
            {unfold}
          </summary>
          {body}
        </details>
      ) : (
        body
      )}
    </section>
  );
}

/** Offers to repeat the action that was interrupted for signing in again. */
function Resumed({ section, field, value, label }: ResumedForm) {
  const { t } = useTranslation('profile');
  return (
    <Notice kind="info" title={t('settings.confirmed')} role="status">
      <SettingsForm>
        <input type="hidden" name={field} value={value} />
        <div className={layout.row3}>
          <Button intent={section} variant="secondary">
            {label}
          </Button>
        </div>
      </SettingsForm>
    </Notice>
  );
}

function Problem({ rejected }: { rejected: SettingsRejection }) {
  const { t } = useTranslation('profile');
  return (
    <div className={styles.problem}>
      <ErrorSummary title={t('settings.problem')} errors={fieldsOf(rejected).summary} />
    </div>
  );
}

/** Renders a form that posts to the settings, whatever the address says. */
export function SettingsForm({ children }: { children: ReactNode }) {
  return (
    <form method="post" action="/user/settings" noValidate className={styles.form}>
      {children}
    </form>
  );
}

/** Returns a function that reads a field's value and validation error. */
export function fieldReader({ screen, rejected }: SectionProps, section: Section) {
  const fields = fieldsOf<SettingsField>(rejectionOf(rejected, section));
  return (name: SettingsField) => fields.text(name, screen.values[name]);
}
