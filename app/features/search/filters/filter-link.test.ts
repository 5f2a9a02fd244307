import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GROUPS, NO_FILTER, without, type Filter } from './filter';
import { canonicalFilterUrl, choiceField, rangeFields, readFilterFields } from './filter-form';
import { filterParameter, readFilter } from './filter-link';

const read = (value: string) => readFilter(new URLSearchParams({ filter: value }));

/** A link as partners write it (upstream facts §6). */
const DOCUMENTED =
  '{"baggages":{"WithBaggages":true},"transfers":{"NoTransfers":true,"OneTransfer":true,"TwoTransfers":true},' +
  '"transferTimeRange":{"TransferTimeRange":[60,600]},"airlines":{"Airline-XX":true},"transportKind":{"Airplane":true}}';

const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  airlines: ['Airline-SU', 'Airline-9F', 'SeveralAirlines'],
  transferPlaces: ['City-IST', 'Port-SAW', 'Port-2000999'],
  aircrafts: ['Aircraft-32Q', 'Aircraft-738'],
  trains: ['Train-Сапсан', 'Train-Eurostar e320'],
  trainCarKinds: ['CarKind-coupe', 'CarKind-2_1'],
};
const optionsOf = (name: string): readonly string[] =>
  SAMPLES[name] ??
  (/Ports\d$/.test(name)
    ? ['Port-SVO', 'Port-VKO']
    : ['WithBaggages', 'WithoutBaggages', 'NoTransfers', 'OneTransfer', 'TwoTransfers', 'ManyTransfers', 'Airplane']
        .concat(['Train', 'Bus', 'Mixed', 'NoNightTransfers', 'NoPortChanges', 'NoSelfTransfers', 'NoTransitVisas'])
        .filter((option) =>
          GROUPS.some((rule) => rule.name === name && rule.max === undefined && rule.accepts(option)),
        ));
const keyOf = (name: string) =>
  name === 'priceRange' ? 'PriceRange-RUB' : name.replace(/\d$/, '').replace(/^./, (first) => first.toUpperCase());

/** Generates any possible filter in canonical form. */
const anyFilter: fc.Arbitrary<Filter> = fc
  .record(
    Object.fromEntries(
      GROUPS.map((rule): [string, fc.Arbitrary<unknown>] => [
        rule.name,
        rule.max === undefined
          ? fc.option(fc.subarray([...optionsOf(rule.name)], { minLength: 1 }).map((options) => [...options].sort()))
          : fc.option(
              fc.tuple(fc.nat(rule.max), fc.nat(rule.max)).map(([one, other]) => ({
                key: keyOf(rule.name),
                from: Math.min(one, other),
                to: Math.max(one, other),
              })),
            ),
      ]),
    ),
  )
  .map((groups) => {
    const chosen = Object.entries(groups).filter(([, value]) => value !== null);
    return {
      choices: Object.fromEntries(chosen.filter(([, value]) => Array.isArray(value))),
      ranges: Object.fromEntries(chosen.filter(([, value]) => !Array.isArray(value))),
    } as Filter;
  });

const fieldsOf = ({ choices, ranges }: Filter) => [
  ...Object.entries(choices).flatMap(([group, options]) =>
    options.map((option): [string, string] => [choiceField(group), option]),
  ),
  ...Object.entries(ranges).flatMap(([group, { key, from, to }]): [string, string][] => {
    const names = rangeFields(group, key);
    return [
      [names.from, String(from ?? '')],
      [names.to, String(to ?? '')],
    ];
  }),
];

describe('links', () => {
  it('the documented one is accepted and canonical', () => {
    expect(read(DOCUMENTED)).toEqual({
      choices: {
        baggages: ['WithBaggages'],
        transfers: ['NoTransfers', 'OneTransfer', 'TwoTransfers'],
        airlines: ['Airline-XX'],
        transportKind: ['Airplane'],
      },
      ranges: { transferTimeRange: { key: 'TransferTimeRange', from: 60, to: 600 } },
    });
    expect(filterParameter(read(DOCUMENTED))).toBe(DOCUMENTED);
  });

  it('are read back as built, whatever was chosen', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const text = filterParameter(filter);
        expect(read(text ?? '')).toEqual(filter);
        expect(readFilterFields(new URLSearchParams(fieldsOf(filter)))).toEqual(filter);
      }),
      { numRuns: 300, seed: 4 },
    );
  });

  it('are written in one order', () => {
    const turned =
      '{"transportKind":{"Airplane":true},"transfers":{"TwoTransfers":true,"NoTransfers":true,"OneTransfer":true},' +
      '"airlines":{"Airline-XX":true},"transferTimeRange":{"TransferTimeRange":[60,600]},"baggages":{"WithBaggages":true}}';
    expect(filterParameter(read(turned))).toBe(DOCUMENTED);
  });

  it.each([
    ['', 'no text'],
    ['{', 'no JSON'],
    ['null', 'no object'],
    ['[]', 'a list'],
    ['"transfers"', 'a text'],
    ['{"transfers":true}', 'a group that is no object'],
    ['{"transfers":null}', 'nothing in a group'],
    ['{"transfers":["NoTransfers"]}', 'a list in a group'],
    ['{"transfers":{"NoTransfers":false}}', 'an option that is not chosen'],
    ['{"transfers":{"NoTransfers":1}}', 'a number for true'],
    ['{"transfers":{"Direct":true}}', 'an unknown option'],
    ['{"colours":{"Red":true}}', 'an unknown group'],
    ['{"__proto__":{"NoTransfers":true}}', 'names of the language'],
    ['{"airlines":{"Airline-":true,"airline-SU":true,"Airline-<script>":true}}', 'no codes'],
    ['{"transferTimeRange":{"TransferTimeRange":[600,60]}}', 'a range the wrong way round'],
    ['{"transferTimeRange":{"TransferTimeRange":[-1,60]}}', 'less than nothing'],
    ['{"transferTimeRange":{"TransferTimeRange":["60","600"]}}', 'texts for numbers'],
    ['{"transferTimeRange":{"TransferTimeRange":[60]}}', 'one bound'],
    ['{"transferTimeRange":{"TransferTimeRange":[null,null]}}', 'no bound'],
    ['{"transferTimeRange":{"TransferTimeRange":[1e400,null]}}', 'too much'],
    ['{"priceRange":{"PriceRange":[1,2]}}', 'a price without a currency'],
    [`{"airlines":{${'"Airline-SU":true,'.repeat(500)}"Airline-SU":true}}`, 'a text without end'],
  ])('%s: ignores %s', (text) => {
    expect(read(text)).toEqual(NO_FILTER);
    expect(canonicalFilterUrl(new URL(`http://shop.test/?${new URLSearchParams({ filter: text })}`))?.search).toBe('');
  });

  it('keep valid parts and drop the rest', () => {
    const text =
      '{"x":1,"transfers":{"NoTransfers":true,"Y":true},"airlines":3,"priceRange":{"Z":[1,2],"PriceRange-EUR":[null,99.6]}}';
    expect(filterParameter(read(text))).toBe(
      '{"transfers":{"NoTransfers":true},"priceRange":{"PriceRange-EUR":[null,100]}}',
    );
  });

  it('allow times of day over midnight', () => {
    const night = '{"departureTimeRange0":{"DepartureTimeRange":[1320,360]}}';
    expect(filterParameter(read(night))).toBe(night);
  });

  it('never fail on any input', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.json(),
      fc
        .tuple(fc.nat(DOCUMENTED.length), fc.nat(12), fc.string({ maxLength: 6 }))
        .map(([at, length, text]) => DOCUMENTED.slice(0, at) + text + DOCUMENTED.slice(at + length)),
      fc
        .dictionary(fc.constantFrom(...GROUPS.map(({ name }) => name), 'toString'), fc.jsonValue())
        .map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        const canonical = filterParameter(read(text));
        if (canonical !== null) expect(filterParameter(read(canonical))).toBe(canonical);
      }),
      { numRuns: 5000, seed: 4 },
    );
  });
});

describe('forms', () => {
  it.each([
    ['sort=price&page=2', null],
    [`sort=price&filter=${encodeURIComponent(DOCUMENTED)}`, null],
    ['f.transfers=NoTransfers&sort=price', 'sort=price&filter={"transfers":{"NoTransfers":true}}'],
    ['f.transfers=OneTransfer&f.transfers=NoTransfers', 'filter={"transfers":{"NoTransfers":true,"OneTransfer":true}}'],
    ['f.transfers=Direct&sort=fast', 'sort=fast'],
    [
      'f.priceRange.PriceRange-RUB.from=&f.priceRange.PriceRange-RUB.to=12%20000',
      'filter={"priceRange":{"PriceRange-RUB":[null,12000]}}',
    ],
    [
      'f.priceRange.PriceRange-EUR.from=99,50&f.priceRange.PriceRange-EUR.to=',
      'filter={"priceRange":{"PriceRange-EUR":[100,null]}}',
    ],
    ['f.priceRange.PriceRange-RUB.to=cheap', ''],
    ['filter={}&sort=fast', 'sort=fast'],
    ['filter={"transfers":{"NoTransfers":true,"X":true}}', 'filter={"transfers":{"NoTransfers":true}}'],
    ['filter={"baggages":{"WithBaggages":true}}&f.transfers=NoTransfers', 'filter={"transfers":{"NoTransfers":true}}'],
  ])('%s', (given, written) => {
    const canonical = canonicalFilterUrl(new URL(`http://shop.test/?${given}`));
    expect(canonical && [...canonical.searchParams].map((pair) => pair.join('=')).join('&')).toBe(written);
  });
});

describe('without', () => {
  const filter = read('{"transfers":{"NoTransfers":true,"OneTransfer":true},"priceRange":{"PriceRange-RUB":[1,2]}}');

  it.each([
    ['transfers', 'OneTransfer', '{"transfers":{"NoTransfers":true},"priceRange":{"PriceRange-RUB":[1,2]}}'],
    ['transfers', undefined, '{"priceRange":{"PriceRange-RUB":[1,2]}}'],
    ['priceRange', undefined, '{"transfers":{"NoTransfers":true,"OneTransfer":true}}'],
    [
      'airlines',
      'Airline-SU',
      '{"transfers":{"NoTransfers":true,"OneTransfer":true},"priceRange":{"PriceRange-RUB":[1,2]}}',
    ],
  ])('%s %s', (group, option, left) => {
    expect(filterParameter(without(filter, group, option))).toBe(left);
  });
});
