import type { SearchAnswer } from '~/upstream/search/contract';
import { answerOf, flight, variant } from './answer';

const CARRIERS = ['SU', 'DP', 'S7', 'U6', 'N4', 'UT', 'FV', '5N', 'A4', 'EO'];
const AIRCRAFT = ['32Q', '738', '321', '77W', 'SU9'];

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/**
 * Builds a large answer for one day: half of the itineraries direct, half via LED, each without and with a bag.
 * @param variants an even number
 */
export function manyOffers(variants: number): SearchAnswer {
  const flights: Record<string, ReturnType<typeof flight>> = {};
  const offers = Array.from({ length: variants / 2 }, (_, index) => {
    const carrier = CARRIERS[index % CARRIERS.length]!;
    const equipment = AIRCRAFT[index % AIRCRAFT.length]!;
    const departs = 300 + ((index * 7) % 500);
    const from = index % 3 === 0 ? 'VKO' : 'SVO';
    const isDirect = index % 2 === 0;
    const to = isDirect ? 'AER' : 'LED';
    const first = `${carrier}${1000 + index} ${from}-${to} 2031-05-04 ${clock(departs)} +03:00 2031-05-04 ${clock(departs + 90)} +03:00`;
    flights[`a${index}`] = flight(first, {
      equipment,
      ...(isDirect ? {} : { transfer_duration: 60 + (index % 300), virtual_connection: index % 4 === 1 }),
    });
    const keys = [`a${index}`];
    if (!isDirect) {
      const leaves = departs + 150 + (index % 300);
      const second = `SU${3000 + index} LED-AER 2031-05-04 ${clock(leaves)} +03:00 2031-05-04 ${clock(leaves + 180)} +03:00`;
      flights[`b${index}`] = flight(second, { equipment });
      keys.push(`b${index}`);
    }
    const price = 4000 + ((index * 37) % 9000);
    return [
      variant(`${index}-0`, String(price), [keys]),
      variant(`${index}-1`, String(price + 2000), [keys], { baggage: { count: 1, weight: 20 } }),
    ];
  });
  return answerOf(offers.flat(), flights);
}
