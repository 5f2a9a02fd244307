import type { Carrier } from './carriers';
import type { Airport } from './places';
import { share } from './seeded';

/** Terminals of big airports: `domestic` and `international` flights, or `any`; carriers with their own terminal. */
type Terminals = { domestic?: string[]; international?: string[]; any?: string[]; own?: Record<string, string> };

const TERMINALS: Record<string, Terminals> = {
  SVO: { domestic: ['B'], international: ['C'] },
  VKO: { any: ['A'] },
  DME: { domestic: ['1'], international: ['2'] },
  LED: { any: ['1'] },
  SVX: { domestic: ['A'], international: ['B'] },
  OVB: { domestic: ['A'], international: ['C'] },
  LHR: { any: ['2', '3', '4', '5'], own: { BA: '5', IB: '5', VS: '3', LH: '2', UA: '2', AC: '2', AF: '4', KL: '4' } },
  LGW: { any: ['N', 'S'], own: { U2: 'N', BA: 'S' } },
  CDG: { any: ['1', '2B', '2C', '2D', '3'], own: { AF: '2F', DL: '2E', KL: '2F', U2: '2B' } },
  ORY: { any: ['1', '2', '3', '4'] },
  FRA: { any: ['1', '2'], own: { LH: '1', DE: '1' } },
  MUC: { any: ['1'], own: { LH: '2', UA: '2', LX: '2', OS: '2' } },
  BER: { any: ['1', '2'] },
  MAD: { any: ['1', '2'], own: { IB: '4', BA: '4S', AA: '4S', UX: '1' } },
  BCN: { any: ['1', '2'], own: { VY: '1', FR: '2' } },
  FCO: { any: ['1', '3'], own: { AZ: '1' } },
  MXP: { any: ['1'], own: { U2: '2' } },
  WAW: { any: ['A'] },
  IST: { any: ['M'] },
  AYT: { domestic: ['D'], international: ['1', '2'] },
  DXB: { any: ['1'], own: { EK: '3', FZ: '2' } },
  AUH: { any: ['A'] },
  JED: { any: ['N'], own: { SV: '1', XY: '1' } },
  JFK: { any: ['1', '4', '7', '8'], own: { DL: '4', AA: '8', B6: '5', BA: '8' } },
  EWR: { any: ['A', 'B'], own: { UA: 'C' } },
  LGA: { any: ['A', 'B', 'C'], own: { DL: 'C', AA: 'B' } },
  ORD: { domestic: ['1', '2', '3'], international: ['5'], own: { UA: '1', AA: '3' } },
  LAX: { domestic: ['1', '4', '6', '7'], international: ['B'], own: { DL: '3', UA: '7', AA: '4' } },
  HND: { domestic: ['1', '2'], international: ['3'], own: { JL: '1', NH: '2' } },
  NRT: { any: ['1', '2', '3'], own: { JL: '2', NH: '1', MM: '1' } },
  ICN: { any: ['1', '2'], own: { KE: '2', AF: '2', KL: '2', DL: '2' } },
  PEK: { any: ['2', '3'], own: { CA: '3' } },
  PVG: { any: ['1', '2'], own: { MU: '1' } },
  SIN: { any: ['1', '2', '3', '4'], own: { SQ: '3', TR: '1' } },
  DEL: { domestic: ['1', '3'], international: ['3'] },
  BOM: { domestic: ['1', '2'], international: ['2'] },
  SYD: { domestic: ['2', '3'], international: ['1'] },
  MEL: { domestic: ['1', '3', '4'], international: ['2'] },
  GRU: { domestic: ['2'], international: ['3'] },
  EZE: { any: ['A', 'B', 'C'] },
  ALA: { domestic: ['1'], international: ['2'] },
  NQZ: { domestic: ['2'], international: ['1'] },
  TAS: { domestic: ['3'], international: ['2'] },
};

/** Returns a carrier's terminal at an airport; null when the airport has only one, or it is unknown. */
export function terminalOf(airport: Airport, carrier: Carrier, isDomestic: boolean): string | null {
  const terminals = TERMINALS[airport.code];
  if (!terminals) return null;
  const own = terminals.own?.[carrier.code];
  if (own) return own;
  const choices = terminals.any ?? (isDomestic ? terminals.domestic : terminals.international) ?? [];
  return choices[Math.floor(share('terminal', airport.code, carrier.code) * choices.length)] ?? null;
}
