import { getTranslator } from '~/i18n/translator.server';
import { otherPorts, type PortMismatch } from './other-ports';
import { isStationCode, placeName } from './place-name';
import type { Segment } from './segment';
import type { TripNames } from './segment-text.server';

/**
 * Says where a return uses another airport or station: in a few words (airports by code, which are never cut), in
 * sentences for an opened ticket, and beside the ends of the way back: "not LGW".
 */
export type OtherPortsText = {
  short: string[];
  long: string[];
  beside: { departure?: { mismatch: string }; arrival?: { mismatch: string } };
};

/** All are empty when the ways out and back meet. */
export function otherPortsText(trips: readonly (readonly Segment[])[], { maps, market }: TripNames): OtherPortsText {
  const t = getTranslator(market.locale, 'trip');
  const found = otherPorts(trips, maps.ports);
  const named = (port: string) => (isStationCode(port) ? placeName(port, maps) : `${placeName(port, maps)} (${port})`);
  const brief = (port: string) => (isStationCode(port) ? placeName(port, maps) : port);
  const beside = ({ out }: PortMismatch) => ({ mismatch: t('otherPorts.not', { port: brief(out) }) });
  const ends = (['leavesFrom', 'returnsTo'] as const).flatMap((end): [string, PortMismatch][] => {
    const mismatch = found[end];
    return mismatch ? [[`${end}.${mismatch.isOverland ? 'station' : 'airport'}`, mismatch]] : [];
  });
  return {
    short: ends.map(([key, { back }]) => t(`otherPorts.${key}`, { port: brief(back) })),
    long: ends.map(([key, { out, back }]) => t(`otherPortsLong.${key}`, { out: named(out), back: named(back) })),
    beside: {
      ...(found.leavesFrom && { departure: beside(found.leavesFrom) }),
      ...(found.returnsTo && { arrival: beside(found.returnsTo) }),
    },
  };
}
