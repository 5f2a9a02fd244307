import { aircraftTypes } from './carriers';
import { links } from './network';

/** Reads the tables of the world now (well under half a second), so the first search does not wait for them. */
export function prepareWorld(): void {
  links();
  aircraftTypes();
}
