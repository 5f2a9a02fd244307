import type { UpstreamBinding } from '~/upstream/binding';
import { endpoints } from './contract';

/** A guess that is wrong one time in ten is useless. */
const SURE = 0.9;

/**
 * Makes the client that predicts a gender by name (specification 2 §7). Names are personal, so nothing is cached.
 * Failures are `UpstreamError`s.
 */
export function createPredictClient({ ids, transport }: UpstreamBinding) {
  return {
    /** Returns a nearly certain gender by the names, else null. */
    async findGender(name: string, surname: string): Promise<'m' | 'f' | null> {
      const { gender, probability } = await transport.call(endpoints.findGender, { name, surname }, ids);
      return probability >= SURE ? gender : null;
    },
  };
}
