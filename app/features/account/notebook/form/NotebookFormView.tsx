import { NOTEBOOK_PATH } from '~/features/account/notebook/notebook-address';
import { passengerFields } from '~/features/booking/passengers/passenger-field-props';
import { PersonFields } from '~/features/booking/passengers/PersonFields';
import passengerStyles from '~/features/booking/passengers/PassengerFields.module.css';
import { ProfilePage } from '~/features/account/profile/ProfilePage';
import { fieldsOf } from '~/forms/rejected-submission';
import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { Notice } from '~/ui/Notice';
import layout from '~/ui/layout.module.css';
import type { NotebookFormScreen } from './form-screen.server';
import type { NotebookFormRejection } from './submit-form.server';

type NotebookFormProps = { screen: NotebookFormScreen; rejected: NotebookFormRejection | null };

/** Shows a person or a document of the notebook: the fields of a booking, without checks against a ticket or a trip. */
export function NotebookFormView({ rejected, ...props }: NotebookFormProps) {
  const { t } = useTranslation('notebook');
  const screen = rejected?.screen ?? props.screen;
  const { title, asksPerson, isDeletable, block, citizenships, formKey } = screen;
  const { values, errors } = rejected ?? { values: screen.values, errors: {} };
  return (
    <ProfilePage title={title} place="notebook">
      <ErrorSummary title={t('form.errors')} errors={fieldsOf(rejected).summary} />
      {rejected?.message ? (
        <Notice kind="danger" title={t('form.failure')} role="alert">
          <p>{rejected.message}</p>
        </Notice>
      ) : null}
      <form method="post" noValidate>
        {/* Enter in a field triggers the first submit button; this one saves. */}
        <button hidden />
        <input type="hidden" name="formKey" value={formKey} />
        <Card>
          <div className={passengerStyles.block}>
            <p className={passengerStyles.rule}>{t(asksPerson ? 'form.text' : 'document.text')}</p>
            <PersonFields
              block={block}
              fields={passengerFields(0, { values, errors })}
              citizenships={citizenships}
              latinName={rejected?.latinName ?? undefined}
              genderHint={rejected?.genderHint ?? undefined}
              isOwn={false}
              asksPerson={asksPerson}
            />
            <div className={layout.row3}>
              <Button>{t('form.save')}</Button>
              <ButtonLink to={NOTEBOOK_PATH} variant="quiet">
                {t('form.cancel')}
              </ButtonLink>
              {isDeletable ? (
                <Button variant="quiet" intent="delete">
                  {t('document.delete')}
                </Button>
              ) : null}
            </div>
          </div>
        </Card>
      </form>
    </ProfilePage>
  );
}
