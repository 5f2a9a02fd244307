import type { UpstreamBinding } from '~/upstream/binding';
import { endpoints } from './contract';

/** A guess that is wrong one time in ten is of no use to anybody. */
const SURE = 0.9;

/** Gender by name (specification 2 §7). Names are personal: nothing of it is cached. Failures are `UpstreamError`s. */
export function createPredictClient({ ids, transport }: UpstreamBinding) {
  return {
    /** The gender that is all but sure by the names, else null. */
    async findGender(name: string, surname: string): Promise<'m' | 'f' | null> {
      const { gender, probability } = await transport.call(endpoints.findGender, { name, surname }, ids);
      return probability >= SURE ? gender : null;
    },
  };
}
