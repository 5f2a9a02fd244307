import type { CompartmentGender } from '~/upstream/rail-cars/contract';
import type { TrainRun } from '../world/train';

/** A berth that a booking of this sandbox has on a part of a train's way. */
export type TakenBerth = { run: TrainRun; carNumber: string; seat: number; gender: CompartmentGender };
