/** Popular destinations, and their attractions. */

/** Tags in filter order. Visa-free depends on the traveller: see `visa-free.ts`. */
export const TAGS = {
  beach: {
    en: 'Beach',
    ru: 'Море и пляж',
    nl: 'Strand',
    pl: 'Plaża',
    es: 'Playa',
    fr: 'Plage',
    de: 'Strand',
    it: 'Mare',
    tr: 'Deniz',
  },
  city_break: {
    en: 'City break',
    ru: 'Город на выходные',
    nl: 'Stedentrip',
    pl: 'Weekend w mieście',
    es: 'Escapada urbana',
    fr: 'Week-end en ville',
    de: 'Städtereise',
    it: 'Weekend in città',
    tr: 'Şehir kaçamağı',
  },
  mountains: {
    en: 'Mountains',
    ru: 'Горы',
    nl: 'Bergen',
    pl: 'Góry',
    es: 'Montaña',
    fr: 'Montagne',
    de: 'Berge',
    it: 'Montagna',
    tr: 'Dağlar',
  },
  visa_free: {
    en: 'Visa-free',
    ru: 'Без визы',
    nl: 'Zonder visum',
    pl: 'Bez wizy',
    es: 'Sin visado',
    fr: 'Sans visa',
    de: 'Ohne Visum',
    it: 'Senza visto',
    tr: 'Vizesiz',
  },
  family: {
    en: 'With children',
    ru: 'С детьми',
    nl: 'Met kinderen',
    pl: 'Z dziećmi',
    es: 'Con niños',
    fr: 'En famille',
    de: 'Mit Kindern',
    it: 'Con bambini',
    tr: 'Çocuklarla',
  },
  warm_in_winter: {
    en: 'Winter sun',
    ru: 'Тепло зимой',
    nl: 'Winterzon',
    pl: 'Ciepło zimą',
    es: 'Sol en invierno',
    fr: 'Soleil d’hiver',
    de: 'Wintersonne',
    it: 'Caldo d’inverno',
    tr: 'Kışın güneş',
  },
} as const;
export type TagCode = keyof typeof TAGS;

/** City code: its tags. */
const TABLE = `
AER beach mountains family
LED city_break family
MOW city_break family
KZN city_break family
KGD beach city_break family
MRV mountains
SVX city_break
OVB city_break
IKT mountains
VVO city_break
IST city_break
AYT beach family
DLM beach family
BJV beach
DXB beach city_break family warm_in_winter
AUH beach family warm_in_winter
TBS city_break mountains
BUS beach mountains
EVN city_break mountains
BAK city_break
ALA mountains city_break
TAS city_break
SKD city_break
MSQ city_break
BEG city_break
TIV beach mountains
HKT beach family warm_in_winter
BKK city_break warm_in_winter
NHA beach warm_in_winter
SGN city_break warm_in_winter
HAN city_break
PQC beach warm_in_winter
MLE beach warm_in_winter
DPS beach warm_in_winter
GOI beach warm_in_winter
SSH beach family warm_in_winter
HRG beach family warm_in_winter
CAI city_break warm_in_winter
DOH city_break warm_in_winter
LON city_break family
PAR city_break family
ROM city_break
MIL city_break
VCE city_break
NAP beach city_break
BCN beach city_break family
MAD city_break
AGP beach family
PMI beach family
ALC beach family
TCI beach family warm_in_winter
FNC beach mountains warm_in_winter
LIS city_break
OPO city_break
FAO beach family
AMS city_break
BER city_break
MUC city_break mountains
VIE city_break
PRG city_break
BUD city_break
WAW city_break
KRK city_break
CPH city_break family
ATH city_break
HER beach family
RHO beach family
MLA beach warm_in_winter
LCA beach family
DUB city_break
EDI city_break
REK mountains
GVA mountains
ZRH mountains city_break
INN mountains
SZG mountains city_break
NCE beach
DBV beach
SPU beach
SJJ city_break mountains
NYC city_break
LAX beach city_break
MIA beach warm_in_winter
LAS city_break
ORL family warm_in_winter
DEN mountains
YVR mountains city_break
CUN beach family warm_in_winter
PUJ beach family warm_in_winter
HNL beach warm_in_winter
RIO beach warm_in_winter
TYO city_break family
OSA city_break
SEL city_break
SIN city_break family warm_in_winter
HKG city_break
KUL city_break warm_in_winter
SYD beach city_break warm_in_winter
RAK city_break warm_in_winter
AGA beach warm_in_winter
CPT beach mountains warm_in_winter
MRU beach warm_in_winter
ZNZ beach warm_in_winter
`;

export type Destination = { code: string; tags: readonly TagCode[] };

export const DESTINATIONS: readonly Destination[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [code = '', ...tags] = line.split(' ');
    return { code, tags: tags as TagCode[] };
  });
