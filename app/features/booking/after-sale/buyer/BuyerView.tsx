import { fieldsOf } from '~/forms/rejected-submission';
import { useTranslation } from '~/i18n/use-translation';
import { Button } from '~/ui/Button';
import { Card } from '~/ui/Card';
import { ErrorSummary } from '~/ui/ErrorSummary';
import { OneTimeCodeField } from '~/ui/OneTimeCodeField';
import { TextField } from '~/ui/TextField';
import layout from '~/ui/layout.module.css';
import prose from '~/ui/prose.module.css';
import { AfterSalePage } from '../AfterSalePage';
import type { BuyerRejection } from './buyer-form.server';
import type { BuyerScreen } from './buyer-screen.server';

type BuyerProps = { screen: BuyerScreen; rejected: BuyerRejection | null };

/** Asks for the proof that the visitor has bought the order: requests a code, then takes it with the phone. */
export function BuyerView({ screen, rejected }: BuyerProps) {
  const { t } = useTranslation('buyer');
  const { trip, orderPath, lead, text } = screen;
  return (
    <AfterSalePage title={t('title')} trip={trip} lead={lead} back={{ path: orderPath, label: t('back') }}>
      <ErrorSummary title={t('problem')} errors={fieldsOf(rejected).summary} />
      <Card>
        <div className={layout.stack4}>
          <p>{text}</p>
          <Proof screen={screen} rejected={rejected} />
        </div>
      </Card>
      <p className={prose.soft}>
        {t('otherwise.text')} <a href="/contacts">{t('otherwise.contacts')}</a>
      </p>
    </AfterSalePage>
  );
}

function Proof({ screen, rejected }: BuyerProps) {
  if (screen.isByAddress) return <Phone screen={screen} rejected={rejected} />;
  return screen.resend === null ? <Ask here={screen.here} /> : <Enter screen={screen} rejected={rejected} />;
}

function Phone({ screen: { here }, rejected }: BuyerProps) {
  const { t } = useTranslation('buyer');
  return (
    <form method="post" action={here} noValidate className={layout.stack4}>
      <PhoneField rejected={rejected} />
      <Button intent="phone" wide>
        {t('enter.submit')}
      </Button>
    </form>
  );
}

function PhoneField({ rejected }: Pick<BuyerProps, 'rejected'>) {
  const { t } = useTranslation('buyer');
  return (
    <TextField
      {...fieldsOf(rejected).text('phone')}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      label={t('enter.phone')}
      hint={t('enter.phoneHint')}
    />
  );
}

function Ask({ here }: Pick<BuyerScreen, 'here'>) {
  const { t } = useTranslation('buyer');
  return (
    <form method="post" action={here}>
      <Button intent="send" wide>
        {t('ask.submit')}
      </Button>
    </form>
  );
}

function Enter({ screen: { here, resend }, rejected }: BuyerProps) {
  const { t } = useTranslation('buyer');
  const fields = fieldsOf(rejected);
  return (
    <>
      <form method="post" action={here} noValidate className={layout.stack4}>
        <OneTimeCodeField label={t('enter.code')} error={fields.error('code')} />
        <PhoneField rejected={rejected} />
        <Button intent="code" wide>
          {t('enter.submit')}
        </Button>
      </form>
      <form method="post" action={here} className={layout.stack4}>
        <p className={prose.soft}>{resend}</p>
        <Button intent="send" variant="secondary" wide>
          {t('enter.again')}
        </Button>
      </form>
    </>
  );
}
