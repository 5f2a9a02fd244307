import { NOTEBOOK_PATH } from '~/features/account/notebook/notebook-address';
import { passengerFields } from '~/features/booking/passengers/passenger-field-props';
import { PersonFields } from '~/features/booking/passengers/PersonFields';
import passengerStyles from '~/features/booking/passengers/PassengerFields.module.css';
import { ProfilePage } from '~/features/account/profile/ProfilePage';
import { useTranslation } from '~/i18n/use-translation';
import { Button, ButtonLink } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { Notice } from '~/ui/Notice';
import type { PassengerScreen } from './screen.server';
import styles from './view.module.css';

/** Shows a passenger of the notebook: the fields of a booking, without checks against a ticket or a trip. */
export function PassengerView({ screen }: { screen: PassengerScreen }) {
  const { t } = useTranslation('notebook');
  const { title, values, errors, failure, latinName, genderHint } = screen;
  return (
    <ProfilePage title={title} place="notebook">
      <ErrorSummary title={t('form.errors')} errors={errors.summary} />
      {failure ? (
        <Notice kind="danger" title={t('form.failure')} role="alert">
          <p>{failure}</p>
        </Notice>
      ) : null}
      <form method="post" noValidate>
        {/* Enter in a field triggers the first submit button; this one saves. */}
        <button hidden />
        <input type="hidden" name="formKey" value={screen.formKey} />
        <Card>
          <div className={passengerStyles.block}>
            <p className={passengerStyles.rule}>{t('form.text')}</p>
            <PersonFields
              block={screen.block}
              fields={passengerFields(0, { values, errors: errors.byField })}
              citizenships={screen.citizenships}
              latinName={latinName ?? undefined}
              genderHint={genderHint ?? undefined}
              isOwn={false}
            />
            <div className={styles.buttons}>
              <Button>{t('form.save')}</Button>
              <ButtonLink to={NOTEBOOK_PATH} variant="quiet">
                {t('form.cancel')}
              </ButtonLink>
            </div>
          </div>
        </Card>
      </form>
    </ProfilePage>
  );
}
