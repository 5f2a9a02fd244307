import { aircraftTypes, type Aircraft } from '#server/sandbox/world/carriers';

/** Types of the recorded table → types of the same size that fly today, most usual first. */
const TODAY: [string, string][] = [
  ['CNA CNC BE1 BEC BEH BH2 PL2 PA2 PA1 PAG BNI BNT BET BE9 SWM J31 J32 CN1 CN2 CNT CNJ NDE', 'CNA'],
  ['DHT DHP D28', 'DHT'],
  ['L4T', 'L4T'],
  ['DH1 DH2 DH3 DH8 DH7 SF3 J41 EM2 EMB D38 S20 SH6 SFB', 'DH8'],
  ['DH4', 'DH4'],
  ['AT4 AT5', 'AT4'],
  ['AT7 ATR F50 ATP YN7 YN2 MA6', 'AT7'],
  ['AN4 A40', 'AN4'],
  ['CRJ CR2 FRJ', 'CR2'],
  ['CR7', 'CR7'],
  ['CR9 CRK', 'CR9'],
  ['ERJ ERD ER3 ER4', 'ER4'],
  ['E70 EMJ', 'E70'],
  ['E75', 'E75'],
  ['E90 100 F70 F28 AR1 AR8 146 143 142 141 A81 YK2 YK4', 'E90'],
  ['E95', 'E95'],
  ['SU9', 'SU9'],
  ['717', '717'],
  ['318 319', '319'],
  ['73W 73G 737 73C 733 735 736 73M 73N 73Q 73R 732 DC9 D93 D1C TU3', '73G'],
  ['738 73H 734 M80 M81 M82 M83 M87 M88 M90', '73H 7M8'],
  ['739 73J', '73J 7M9'],
  ['320 32S 32A 32B 32C', '320 32N'],
  ['321', '321 32Q'],
  ['752 753 757 75W 75T TU5 T20', '32Q'],
  ['763 767 76W 764 762', '788 763'],
  ['310 313 AB6 AB4', '332 339'],
  ['332', '332'],
  ['333 330 33X IL9 I14', '333 339'],
  ['343 340 342 345 346', '359'],
  ['772 777', '772 789'],
  ['77L', '77L'],
  ['773 77W 77X', '77W'],
  ['744 747 74E 74M 74H 74L 74Y 74N M11', '77W 351'],
  ['388 380', '388'],
  ['787 788', '788'],
  ['789', '789'],
];
const BY_OLD_TYPE = new Map(TODAY.flatMap(([old, today]) => old.split(' ').map((code) => [code, today.split(' ')])));

const MOST_TYPES_OF_A_ROUTE = 3;

/** Returns today's types for those of the recorded table; unknown ones are left out. */
export function typesOfToday(recorded: readonly string[]): string[] {
  return [...new Set(recorded.flatMap((code) => BY_OLD_TYPE.get(code) ?? []))];
}

/**
 * Chooses the types that a carrier flies on a route.
 * @param wanted types that suit the route, best first
 * @param fleet all types of the carrier; null when it is not known, and then `wanted` counts as its fleet
 * @returns one to three types with enough range, best first; empty when nothing flies so far
 */
export function typesOnRoute(wanted: readonly string[], fleet: readonly string[] | null, km: number): string[] {
  const isAble = (code: string) => typeOf(code).rangeKm >= km;
  const able = wanted.filter((code) => isAble(code) && (!fleet || fleet.includes(code)));
  if (able.length > 0) return able.slice(0, MOST_TYPES_OF_A_ROUTE);
  const [size] = wanted.map((code) => typeOf(code).seats);
  return [...(fleet ?? aircraftTypes().keys())]
    .filter(isAble)
    .sort((a, b) => unlikeness(a, size) - unlikeness(b, size))
    .slice(0, fleet ? 2 : 1);
}

/** Compares a type with the size wanted: half or twice the seats are equally wrong. */
function unlikeness(code: string, seats = 150): number {
  return Math.abs(Math.log(typeOf(code).seats / seats));
}

function typeOf(code: string): Aircraft {
  const type = aircraftTypes().get(code);
  if (!type) throw new Error(`no aircraft type ${code}`);
  return type;
}
