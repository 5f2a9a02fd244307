import { modeOf, type Mode } from './mode';
import type { OutboundGroup } from './outbound';

/** The best of planes and the best of trains stand among so many cards. */
const FIRST_CARDS = 3;

type ComparedMode = Extract<Mode, 'airplane' | 'train'>;
const COMPARED: readonly ComparedMode[] = ['airplane', 'train'];

/** The cards of a list; `raised` has a card that stands higher than its order, null when none had to. */
export type ListedGroups = {
  groups: readonly OutboundGroup[];
  raised: { key: string; mode: ComparedMode } | null;
};

/**
 * Raises the first group of a mode that the first three lack to the third place, so that a traveller sees planes beside
 * trains. Leaves lists alone that have only one of the two.
 * @param groups in the best order
 */
export function eachModeFirst(groups: readonly OutboundGroup[]): ListedGroups {
  const modeAt = ({ itinerary }: OutboundGroup) => modeOf(itinerary);
  const first = new Set(groups.slice(0, FIRST_CARDS).map(modeAt));
  const mode = COMPARED.find((one) => !first.has(one) && COMPARED.some((other) => first.has(other)));
  const found = mode ? groups.find((group) => modeAt(group) === mode) : undefined;
  if (!mode || !found) return { groups, raised: null };
  const others = groups.filter((group) => group !== found);
  return {
    groups: [...others.slice(0, FIRST_CARDS - 1), found, ...others.slice(FIRST_CARDS - 1)],
    raised: { key: found.itinerary.key, mode },
  };
}
