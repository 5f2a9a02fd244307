import type { AddonChoices } from '~/features/booking/ancillaries/addon-form';
import { liveOrder, standingChoices } from '~/features/booking/ancillaries/live-order';
import { useAddonChoices } from '~/features/booking/ancillaries/use-addon-choices';
import { writeAmount } from '~/features/booking/ancillaries/write-amount';
import type { Step1Screen } from './screen.server';
import type { Step1Rejection } from './submit.server';

const NOTHING: AddonChoices = { bySlot: {} };

/** Returns the page's add-ons: the standing choices, the current ones, and the order summary that follows them. */
export function useStep1Addons(screen: Step1Screen, rejected: Step1Rejection | null) {
  const offer = screen.addons?.state === 'offered' ? screen.addons : null;
  const refusal = rejected?.addons ?? screen.addonRefusal;
  const standing = refusal?.choices ?? (offer ? standingChoices(offer) : NOTHING);
  // Fields keep their state: when the server's choices differ, the section must remount.
  const version = JSON.stringify(standing);
  const { choices: live, isChanged, box, follow } = useAddonChoices(standing, version);
  const isLive = offer && (isChanged || refusal);
  const { lines, amount } = isLive ? liveOrder(offer, live) : { lines: null, amount: 0 };
  const order =
    offer && lines
      ? { ...screen.order, addons: { ...screen.order.addons, lines }, total: writeAmount(amount, offer.money) }
      : screen.order;
  return { refusal, standing, version, live, box, follow, order };
}
