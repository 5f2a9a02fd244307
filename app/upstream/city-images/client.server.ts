import type { UpstreamBinding } from '~/upstream/binding';
import type { ReceivedFile } from '~/upstream/endpoint';
import { endpoints } from './contract';

/** Makes the client of pictures of cities. Failures are `UpstreamError`s. */
export function createCityImagesClient({ ids, transport }: UpstreamBinding) {
  return {
    /**
     * Returns the picture of a city as the service keeps it: unchecked bytes of up to 8 MB. Keeps nothing.
     * @param code of the city
     * @throws UpstreamError `notFound` for a city without a picture
     */
    getOriginal(code: string): Promise<ReceivedFile> {
      return transport.call(endpoints.find, { code }, ids);
    },
  };
}
