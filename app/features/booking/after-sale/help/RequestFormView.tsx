import { fieldsOf } from '~/forms/rejected-submission';
import { LIMITS } from '~/forms/limits';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { Icon } from '~/ui/Icon';
import { Notice } from '~/ui/Notice';
import { RadioGroup } from '~/ui/RadioGroup';
import { TextArea } from '~/ui/TextArea';
import { TextField } from '~/ui/TextField';
import { VisuallyHidden } from '~/ui/VisuallyHidden';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import { AfterSalePage } from '../AfterSalePage';
import { UploadField } from '../uploads/Uploads';
import uploads from '../uploads/Uploads.module.css';
import type { FieldView, RequestFormScreen } from './form-screen.server';
import type { RejectedRequest } from './send-request.server';

type Fields = ReturnType<typeof fieldsOf<keyof RejectedRequest['values']>>;
type RequestFormViewProps = { screen: RequestFormScreen; rejected: RejectedRequest | null };

/** The form of a category: its own fields, the description, and files where they are taken. */
export function RequestFormView({ screen, rejected }: RequestFormViewProps) {
  const { t } = useTranslation('help');
  const { title, trip, path, backPath, self, fields: own, files, areFilesRequired, key } = screen;
  const fields = fieldsOf(rejected) as Fields;
  return (
    <AfterSalePage title={title} trip={trip} back={{ path: backPath, label: t('form.back') }}>
      <ErrorSummary title={t('form.errors')} errors={fields.summary} />
      {self ? (
        <Notice kind="info" title={self.text}>
          <p>
            <a href={self.path} className={prose.link}>
              {self.label}
            </a>
          </p>
        </Notice>
      ) : null}
      <form
        method="post"
        action={path}
        encType={files ? 'multipart/form-data' : undefined}
        noValidate
        className={layout.column4}
      >
        {/* The first button of a form is the one that Enter presses. */}
        <VisuallyHidden>
          <button tabIndex={-1} aria-hidden="true">
            {t('form.send')}
          </button>
        </VisuallyHidden>
        <input type="hidden" name="key" value={fields.text('key', key).value || key} />
        {own.map((field) => (
          <OwnField key={field.name} field={field} fields={fields} />
        ))}
        <TextArea
          {...fields.text('description')}
          rows={6}
          label={t('form.description')}
          hint={t('form.most', { max: LIMITS.ticket.max })}
        />
        {files ? <Files files={files} isRequired={areFilesRequired} errors={fields.summary} /> : null}
        <p className={prose.soft}>{t('form.next')}</p>
        <div>
          <Button>{t('form.send')}</Button>
        </div>
      </form>
    </AfterSalePage>
  );
}

function OwnField({ field: { name, kind, label, hint, options }, fields }: { field: FieldView; fields: Fields }) {
  if (kind === 'choice') return <RadioGroup {...fields.text(name)} legend={label} hint={hint} options={options} />;
  return (
    <TextField
      {...fields.text(name)}
      label={label}
      hint={hint}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      autoComplete="off"
    />
  );
}

type FilesProps = {
  files: NonNullable<RequestFormScreen['files']>;
  isRequired: boolean;
  errors: readonly { field: string; message: string }[];
};

/** The field for files, and those that are added already; buttons of the same form remove them, and nothing typed is lost. */
function Files({ files: { files, hint }, isRequired, errors }: FilesProps) {
  const { t } = useTranslation('help');
  const { t: tUploads } = useTranslation('uploads');
  return (
    <>
      <UploadField
        name="files"
        label={t(isRequired ? 'form.filesRequired' : 'form.files')}
        hint={hint}
        errors={errors}
      />
      {files && files.length > 0 ? (
        <ul role="list" className={uploads.files} aria-label={t('form.added')}>
          {files.map((file) => (
            <li key={file.token} className={uploads.file}>
              <a href={file.path} download className={uploads.name}>
                <Icon name="document" />
                <span>
                  <bdi>{file.name}</bdi> <span className={uploads.size}>{file.size}</span>
                </span>
              </a>
              <Button variant="quiet" name="remove" value={file.token}>
                {tUploads('list.remove')} <VisuallyHidden>{file.name}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
