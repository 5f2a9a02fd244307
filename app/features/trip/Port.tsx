import { VisuallyHidden } from '~/ui/VisuallyHidden';
import type { EndView } from './trip-view';

/** Shows the name of an airport or station. A station's code is in the text too, but neither visible nor spoken. */
export function Port({ end }: { end: Pick<EndView, 'info' | 'stationCode'> }) {
  return (
    <>
      {end.info}
      {end.stationCode ? (
        <span aria-hidden="true">
          <VisuallyHidden>{` (${end.stationCode})`}</VisuallyHidden>
        </span>
      ) : null}
    </>
  );
}
