import { Form, useLocation } from '@remix-run/react';
import { AddonsSection } from '~/features/booking/ancillaries/AddonsSection';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import { useCorrected } from './use-corrected';
import { useStep1Addons } from './use-step1-addons';
import { useTypedDraft } from './use-typed-draft';
import { CheckoutPage } from '~/features/booking/flow/CheckoutPage';
import { OrderSummary } from '~/features/booking/summary/OrderSummary';
import { TEXT_DIALOG } from '~/features/frame/content/text-dialog';
import { FillFromNotebook } from '~/features/account/notebook/FillFromNotebook';
import { AgreementFields } from '~/features/booking/passengers/AgreementFields';
import { ContactFields } from '~/features/booking/passengers/ContactFields';
import { FOLDABLE_FROM } from '~/features/booking/passengers/passenger-field-props';
import { PassengerFields } from '~/features/booking/passengers/PassengerFields';
import { TrainsSection } from '~/features/booking/trains/TrainsSection';
import { fieldsOf } from '~/forms/rejected-submission';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { CheckboxField } from '~/ui/CheckboxField';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { Notice } from '~/ui/Notice';
import { PageDialog } from '~/ui/PageDialog';
import type { Step1Screen } from './screen.server';
import type { Step1Rejection } from './submit.server';
import styles from './view.module.css';

/** Id of the form; the order summary beside it submits it too. */
const FORM = 'step1';

const ownValues = (index: number, values: Readonly<Partial<Record<string, string>>>) =>
  JSON.stringify(Object.entries(values).filter(([name]) => name.startsWith(`passengers[${index}]`)));

export function Step1View({ screen, rejected }: { screen: Step1Screen; rejected: Step1Rejection | null }) {
  const { t } = useTranslation('booking');
  const values = rejected?.values ?? screen.values;
  const told = rejected ? fieldsOf(rejected).summary : screen.errors.summary;
  const { errors, summary, follow } = useCorrected(rejected, rejected?.errors ?? screen.errors.byField, told);
  const addons = useStep1Addons(screen, rejected);
  useTypedDraft(FORM, `${useLocation().pathname}/draft`);
  const foldOf = (index: number) => {
    if (screen.blocks.length < FOLDABLE_FROM) return 'never';
    const isFaulty = ({ field }: { field: string }) => field.startsWith(`passengers[${index}]`);
    const hasOtherFaults = told.some(({ field }) => field.startsWith('passengers['));
    return hasOtherFaults && !told.some(isFaulty) ? 'folded' : 'open';
  };
  return (
    <CheckoutPage
      step="passengers"
      title={t('step1.title')}
      aside={<OrderSummary order={addons.order} payUntil={screen.payUntil} form={FORM} submit={t('step1.submit')} />}
    >
      <ErrorSummary
        title={t('step1.errors')}
        errors={summary}
        focusOn={told.length > 0 ? JSON.stringify(told) : null}
      />
      {rejected?.message ? (
        <Notice kind="danger" title={t('step1.failure.title')} role="alert">
          <p>{rejected.message}</p>
        </Notice>
      ) : null}
      {screen.notices.map(({ kind, title, text }) => (
        <Notice key={title} kind={kind} title={title}>
          <p>{text}</p>
        </Notice>
      ))}
      {addons.refusal?.notes.map((note) => (
        <Notice key={note} kind="warning" title={note} role="alert">
          {addons.refusal?.without ? (
            <Button variant="secondary" intent="withoutAddons" form={FORM}>
              {addons.refusal.without}
            </Button>
          ) : null}
        </Notice>
      ))}
      <Form id={FORM} method="post" noValidate className={layout.column4} onChange={follow}>
        {/* Enter in a field triggers the first submit button; this one continues. */}
        <button hidden />
        <input type="hidden" name="shownAmount" value={screen.shownAmount} />
        <ContactFields
          values={values}
          errors={errors}
          phoneSample={screen.phoneSample}
          emailPattern={screen.emailPattern}
        />
        {screen.cleared && !rejected ? (
          <Notice kind="info" title={t('step1.cleared.title')} role="status">
            <p>{screen.cleared.text}</p>
            <Button variant="secondary" intent={`restore:${screen.cleared.index}`}>
              {t('step1.cleared.restore')}
            </Button>
          </Notice>
        ) : null}
        {screen.notebook?.fill ? (
          <FillFromNotebook
            // Remount after filling in or a rejection, to reset the choice.
            key={Object.values(values).join()}
            view={screen.notebook.fill}
            errors={errors}
          />
        ) : null}
        {screen.entry.map(({ title, text, href }) => (
          <p key={title + text} className={prose.soft}>
            <strong>{title}.</strong> {text}{' '}
            <a href={href} target="_blank" rel="noreferrer">
              {t('step1.entry')}
            </a>
          </p>
        ))}
        {screen.blocks.map((block) => (
          <PassengerFields
            // Fields keep what is typed: when the server has other values, they must remount.
            key={`${block.index} ${ownValues(block.index, values)}`}
            block={block}
            citizenships={screen.citizenships}
            values={values}
            errors={errors}
            latinName={rejected?.latinNames[block.index]}
            genderHint={rejected?.genderHints[block.index]}
            fold={foldOf(block.index)}
          />
        ))}
        {screen.trains ? <TrainsSection view={screen.trains} faults={rejected?.trains ?? screen.trainFaults} /> : null}
        {screen.addons ? (
          <div key={addons.version} ref={addons.box} onChange={addons.follow}>
            <AddonsSection view={screen.addons} saved={addons.saved} live={addons.live} />
          </div>
        ) : null}
        {screen.notebook?.saveLabel ? (
          <CheckboxField
            name="saveToNotebook"
            checked={values.saveToNotebook !== undefined}
            label={screen.notebook.saveLabel}
          />
        ) : null}
        <AgreementFields values={values} errors={errors} asksPrivacyConsent={screen.asksPrivacyConsent} />
        <div className={styles.submit}>
          <div className={styles.button}>
            <Button wide>
              {/* The only span with these words: others find the button by it (upstream facts). */}
              <span>{t('step1.submit')}</span>
            </Button>
          </div>
          <p className={prose.soft}>{t('step1.next')}</p>
        </div>
      </Form>
      <PageDialog kind={TEXT_DIALOG} />
    </CheckoutPage>
  );
}
