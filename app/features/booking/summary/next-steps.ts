import type { Translate } from '~/i18n/translate';
import type { Booking } from '~/upstream/booking/contract';

/**
 * Lists the customer's next steps, in order.
 * @param t reads the namespace `booking`
 */
export function nextSteps(booking: Booking, t: Translate): string[] {
  const isSelfTransfer = booking.segments.some((segment) => segment.isSelfTransfer);
  const [hasFlight, hasTrain] = [
    booking.segments.some(({ transportKind }) => transportKind !== 'train'),
    booking.segments.some(({ train }) => train?.hasElectronicRegistration),
  ];
  return [
    t('thanks.next.check'),
    ...(hasFlight ? [t('thanks.next.registration')] : []),
    ...(hasTrain ? [t('thanks.next.registrationTrain')] : []),
    ...(isSelfTransfer ? [t('thanks.next.selfTransfer')] : []),
    arrivalAdvice(booking, t),
  ];
}

/** Says what to bring and when to arrive at the station or airport of departure. */
function arrivalAdvice({ segments, isAbroad }: Booking, t: Translate): string {
  if (segments[0]?.transportKind === 'train') {
    return t(isAbroad ? 'thanks.next.documentsTrainAbroad' : 'thanks.next.documentsTrain');
  }
  return t(isAbroad ? 'thanks.next.documentsAbroad' : 'thanks.next.documents');
}
