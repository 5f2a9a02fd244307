import type { UpstreamBinding } from '~/upstream/binding';
import { paths, predictAnswer } from './contract';

/** A guess that is wrong one time in ten is of no use to anybody. */
const SURE = 0.9;

/** Gender by name (specification 2 §7). Names are personal: nothing of it is cached. Failures are `UpstreamError`s. */
export function createPredictClient({ ids, transports }: UpstreamBinding) {
  return {
    /** The gender that is all but sure by the names, else null. */
    async findGender(name: string, surname: string): Promise<'m' | 'f' | null> {
      const call = { method: 'GET', isRead: true, isEnveloped: false, schema: predictAnswer } as const;
      const query = { name, surname };
      const { gender, probability } = await transports.predict.call(
        { ...call, operation: 'findGender', path: paths.predict, query },
        ids,
      );
      return probability >= SURE ? gender : null;
    },
  };
}
