/** Changes since the recorded table of June 2014: carriers that merged or closed, airports that moved or closed. */

/** A carrier of the recorded table → the carrier that flies its routes today. */
export const SUCCESSORS: Record<string, string> = {
  US: 'AA',
  FL: 'WN',
  VX: 'AS',
  '4U': 'EW',
  JJ: 'LA',
  LP: 'LA',
  XL: 'LA',
  '4M': 'LA',
  LU: 'LA',
  KA: 'CX',
  MI: 'SQ',
  TA: 'AV',
  LR: 'AV',
  '2K': 'AV',
  OK: 'QS',
  '7F': '5T',
  BE: 'LM',
  AP: 'AZ',
  CT: 'AZ',
  UR: 'UT',
  A5: 'AF',
  YS: 'AF',
  DB: 'AF',
  CL: 'LH',
  WA: 'KL',
  TT: 'TR',
  WU: 'W6',
  '9W': '6E',
  EV: 'UA',
  XE: 'UA',
  OO: 'UA',
  TE: 'LO',
  K2: 'LO',
  IG: 'AZ',
};

/** Codes that belong to another carrier today. Those carriers get their routes from `facts/networks.tsv`. */
export const REUSED_CODES = new Set(
  'A4 VF JA QC ID W3 P4 AW HF 3F J4 8Q FS EO IQ CY H4 FV 4O UR SZ HZ LM TM OB DP EW OS 7H'.split(' '),
);

/** Airports that closed or changed their code → the airport that serves the city today. */
export const MOVED_AIRPORTS: Record<string, string> = {
  TXL: 'BER',
  SXF: 'BER',
  TSE: 'NQZ',
  FRU: 'BSZ',
  KIV: 'RMO',
  REP: 'SAI',
  NAY: 'PKX',
  DKR: 'DSS',
  TIP: 'MJI',
  ULN: 'UBN',
  GSE: 'GOT',
  RYG: 'OSL',
  DOK: 'IEV',
  DWC: 'DXB',
  KVD: 'GNJ',
  PLU: 'CNF',
  RTW: 'GSV',
};

/** Carriers that moved from one airport of a city to another: carrier, old airport → new airport. */
export const MOVED_CARRIERS: Record<string, string> = {
  'CZ PEK': 'PKX',
  'MU PEK': 'PKX',
  'KN PKX': 'PKX',
  'UN DME': 'VKO',
  'U6 SVO': 'DME',
  'TK SAW': 'IST',
  'AY BER': 'BER',
  'UT SVO': 'VKO',
  'FV DME': 'SVO',
};

/** Airports of southern Russia and the Crimea, closed to civil flights since February 2022. */
export const CLOSED_AIRPORTS = new Set('ROV AAQ VOZ URS EGO BZK LPK SIP EIK'.split(' '));

/** Routes that a carrier may fly between two foreign countries, by agreement between all three. */
export const FIFTH_FREEDOM = new Set(
  [
    'EK ATH-EWR',
    'EK JFK-MXP',
    'EK BCN-MEX',
    'EK CHC-SYD',
    'EK BKK-HKG',
    'EK MLE-CMB',
    'SQ FRA-JFK',
    'SQ LAX-NRT',
    'SQ IAH-MAN',
    'ET LFW-EWR',
    'ET LFW-IAD',
    'ET ABJ-JFK',
    'ET BKK-HKG',
    'KL EZE-SCL',
    'KL DPS-SIN',
    'TK BOG-PTY',
    'TK HAV-CCS',
    'LA SYD-AKL',
    'CX BKK-SIN',
    'QF SIN-LHR',
    'CI BKK-AMS',
    'BR BKK-LHR',
    'BR BKK-VIE',
    'AI NRT-HKG',
    'QR EZE-GRU',
    'QR BKK-HAN',
    'WB EBB-NBO',
    'MS LGW-ACC',
  ].map((entry) => {
    const [carrier = '', pair = ''] = entry.split(' ');
    return `${carrier} ${pair.split('-').sort().join('-')}`;
  }),
);
