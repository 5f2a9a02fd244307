import { InterruptionScreen } from '../flow/InterruptionScreen';
import type { SeatRejection } from './seat-rejection';
import type { SeatsPageData } from './load-seat-map.server';
import { TrainPlacesView } from '../trains/TrainPlacesView';
import { SeatMapView } from './SeatMapView';

/** The page of a seat map, with the tickets or after them. @param answer rejects the form that has just been sent */
export function SeatsPage({
  page: { screen, train, rejected, interruption },
  answer,
}: {
  page: SeatsPageData;
  answer: SeatRejection | undefined;
}) {
  if (interruption) return <InterruptionScreen screen={interruption} hydrated />;
  if (train) return <TrainPlacesView screen={train} rejected={answer ?? rejected} />;
  return screen ? <SeatMapView screen={screen} rejected={answer ?? rejected} /> : null;
}
