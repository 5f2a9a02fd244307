import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { FieldHint } from '~/ui/FieldMessage';
import { describe } from '~/ui/field-id';
import { useFieldIds } from '~/ui/field-scope';
import { Icon } from '~/ui/Icon';
import { Section } from '~/ui/Section';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import field from '~/ui/field.module.css';
import prose from '~/ui/prose.module.css';
import type { RejectedUploads } from './submit-uploads.server';
import type { UploadsScreen } from './uploads-screen.server';
import styles from './Uploads.module.css';

/** The extensions beside the types: some systems know no type of HEIC. */
const ACCEPTED = 'image/jpeg,image/png,image/heic,image/webp,application/pdf,.heic,.heif';

export type UploadsProps = { screen: UploadsScreen; rejected: RejectedUploads | null | undefined };

/** The form that adds documents, and those that were added, each with a button that removes it. */
export function Uploads({ screen, rejected }: UploadsProps) {
  return (
    <>
      <UploadForm screen={screen} rejected={rejected} />
      <UploadedFiles screen={screen} />
    </>
  );
}

function UploadForm({ screen, rejected }: UploadsProps) {
  const { t } = useTranslation('uploads');
  return (
    <form
      method="post"
      action={screen.path}
      encType="multipart/form-data"
      noValidate
      className={styles.form}
      data-upload={screen.totalBytes}
    >
      <ErrorSummary title={t('errors')} errors={rejected?.summary ?? []} />
      <UploadField name="files" label={t('label')} hint={screen.hint} errors={rejected?.summary ?? []} />
      <p data-upload-state="tooMuch" className={styles.state} role="alert" hidden>
        {t('tooMuch')}
      </p>
      <p data-upload-state="failed" className={styles.state} role="alert" hidden>
        {t('unfinished')}
      </p>
      <p data-upload-state="sending" className={styles.progress} role="status" hidden>
        <progress max={1} value={0} aria-label={t('sending')} />
        <span>{t('sending')}</span>
      </p>
      <div>
        <Button>{t('send')}</Button>
      </div>
    </form>
  );
}

type UploadFieldProps = {
  name: string;
  label: string;
  hint: string;
  errors: readonly { field: string; message: string }[];
};

/** A native field for several files, with one message for each that was refused. */
export function UploadField({ name, label, hint, errors }: UploadFieldProps) {
  const id = useFieldIds()(name);
  const own = errors.filter((one) => one.field === name);
  return (
    <div className={field.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <FieldHint id={id} hint={hint} />
      {own.length > 0 ? (
        <div id={`${id}-error`} className={field.field}>
          {own.map(({ message }) => (
            <p key={message} className={field.error}>
              <Icon name="warning" />
              <span>{message}</span>
            </p>
          ))}
        </div>
      ) : null}
      <input
        {...describe(id, { hint, error: own[0]?.message })}
        id={id}
        name={name}
        type="file"
        multiple
        accept={ACCEPTED}
        className={styles.input}
      />
    </div>
  );
}

function UploadedFiles({ screen: { files, path } }: Pick<UploadsProps, 'screen'>) {
  const { t } = useTranslation('uploads');
  return (
    <Section id="uploaded" title={t('list.title')}>
      {files === null ? <p className={prose.soft}>{t('list.missing')}</p> : null}
      {files?.length === 0 ? <p className={prose.soft}>{t('list.none')}</p> : null}
      {files && files.length > 0 ? (
        <>
          <ul role="list" className={styles.files}>
            {files.map((file) => (
              <li key={file.token} className={styles.file}>
                <a href={file.path} download className={styles.name}>
                  <Icon name="document" />
                  <span>
                    <bdi>{file.name}</bdi> <span className={styles.size}>{file.size}</span>
                  </span>
                </a>
                <form method="post" action={path}>
                  <Button variant="quiet" name="remove" value={file.token}>
                    {t('list.remove')} <VisuallyHidden>{file.name}</VisuallyHidden>
                  </Button>
                </form>
              </li>
            ))}
          </ul>
          <p className={prose.soft}>{t('list.kept')}</p>
        </>
      ) : null}
    </Section>
  );
}
