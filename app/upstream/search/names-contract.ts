/** Names and facts that searches, fare quotes and bookings share: places, carriers, aircraft, trains (upstream facts §2). */
import { z } from 'zod';
import { tolerantMap } from '~/upstream/tolerance';

/** `name_cases`: Russian case forms; other languages have only the name, or none. */
export const nameCases = z
  .looseObject({
    in: z.string().nullish(),
    from: z.string().nullish(),
    through: z.string().nullish(),
    where: z.string().nullish(),
    dative: z.string().nullish(),
    instrumental: z.string().nullish(),
  })
  .nullish();

/** Code of a city, an airport or a station, which pages write into links: `LON`, `2004001`. */
export const placeCode = z.string().regex(/^(?:[A-Z0-9]{3}|\d{5,10})$/);

/** Names by code. An entry without a name is left out; the shop then shows the code. */
export const placeMaps = {
  aircrafts: tolerantMap(z.looseObject({ name: z.string() })),
  airlines: tolerantMap(z.looseObject({ name: z.string(), rzd: z.boolean().nullish() })),
  anyports: tolerantMap(
    z
      .looseObject({ name: z.string(), city_code: z.string(), kind: z.string().nullish() })
      .transform((port) => ({ name: port.name, cityCode: port.city_code, kind: port.kind ?? 'airport' })),
  ),
  cities: tolerantMap(
    z
      .looseObject({ name: z.string(), country_code: z.string(), name_cases: nameCases })
      .transform((city) => ({ name: city.name, countryCode: city.country_code, nameCases: city.name_cases ?? null })),
  ),
  countries: tolerantMap(
    z
      .looseObject({ name: z.string(), name_cases: nameCases })
      .transform((country) => ({ name: country.name, nameCases: country.name_cases ?? null })),
  ),
};

/** Kinds of cars by code, without those that have no name. */
export const carKindsMap = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((map) => {
    const kinds: Record<string, { name: string }> = {};
    for (const [code, kind] of Object.entries(map ?? {})) {
      const name = trainName(kind);
      if (name) kinds[code] = { name };
    }
    return kinds;
  });

/** Vendors of a search and of an order (specification 1 §3, 2 §1): airlines, railways, that of Russia, or two of them. */
export const VENDORS = ['avia', 'train', 'rzd', 'avia+train', 'avia+rzd'] as const;
export type Vendor = (typeof VENDORS)[number];

export type TransportKind = 'airplane' | 'train' | 'bus';

/**
 * Reads `transport_kind`. A missing or unknown kind is a flight: of all kinds it asks most of the traveller, in documents
 * and in time before the departure.
 */
export function transportKindOf(kind: string | null | undefined): TransportKind {
  return kind === 'train' || kind === 'bus' ? kind : 'airplane';
}

/** Keys of trains; blank on flights. */
export const railKeys = {
  /** The ends of the train's route, which may be longer than the ride: names, or codes of the map `anyports`. */
  initial_station: z.string().nullish(),
  final_station: z.string().nullish(),
  electronic_registration: z.boolean().nullish(),
  /** The train's own name, as text or as a record with a name. */
  train_description: z.unknown().nullish(),
  is_double_decker: z.boolean().nullish(),
  /** Codes of the map `train_car_kinds`, the cheapest first; this project's addition to the record. */
  train_car_kinds: z.array(z.string()).nullish(),
};

/** Converts the rail keys of a train. */
export function trainOf(keys: z.output<z.ZodObject<typeof railKeys>>) {
  return {
    /** "Сапсан"; null for a train without a name. */
    name: trainName(keys.train_description),
    initialStation: keys.initial_station ?? null,
    finalStation: keys.final_station ?? null,
    isDoubleDecker: keys.is_double_decker ?? false,
    hasElectronicRegistration: keys.electronic_registration ?? false,
    carKinds: keys.train_car_kinds ?? [],
  };
}
export type TrainFacts = ReturnType<typeof trainOf>;

function trainName(description: unknown): string | null {
  const name = typeof description === 'object' && description && 'name' in description ? description.name : description;
  return typeof name === 'string' && name !== '' ? name : null;
}
