import { Icon } from '~/ui/Icon';
import type { PlaceSign } from './car-view';

/** The sign of a place, in the plan and in its key; the words beside it say the same. */
export function PlaceMark({ sign, className }: { sign: PlaceSign; className: string | undefined }) {
  return (
    <span className={className}>
      <Icon name={sign} />
    </span>
  );
}
