import type { AddonChoices } from '~/features/booking/ancillaries/addon-form';
import { liveOrder, savedChoices } from '~/features/booking/ancillaries/live-order';
import { useAddonChoices } from '~/features/booking/ancillaries/use-addon-choices';
import { writeAmount } from '~/features/booking/ancillaries/write-amount';
import type { Step1Screen } from './screen.server';
import type { Step1Rejection } from './submit.server';

const NOTHING: AddonChoices = { bySlot: {} };

/** Returns the page's add-ons: the saved choices, the current ones, and the order summary that follows them. */
export function useStep1Addons(screen: Step1Screen, rejected: Step1Rejection | null) {
  const offer = screen.addons?.state === 'offered' ? screen.addons : null;
  const refusal = rejected?.addons ?? screen.addonRefusal;
  const saved = refusal?.choices ?? (offer ? savedChoices(offer) : NOTHING);
  // Fields keep their state: when the server's choices differ, the section must remount.
  const version = JSON.stringify(saved);
  const { choices: live, isChanged, box, follow } = useAddonChoices(saved, version);
  const isLive = offer && (isChanged || refusal);
  const { lines, amount } = isLive ? liveOrder(offer, live) : { lines: null, amount: 0 };
  const order =
    offer && lines
      ? { ...screen.order, addons: { ...screen.order.addons, lines }, total: writeAmount(amount, offer.money) }
      : screen.order;
  return { refusal, saved, version, live, box, follow, order };
}
