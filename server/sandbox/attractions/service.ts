/** Sights of cities: GET /attractions. Names from `attractions.tsv`; most cities have none. */
import { attractionsQuery, paths, type AttractionsAnswerWire } from '~/upstream/attractions/contract';
import type { SandboxReply, SandboxRequest, SandboxService } from '../service';
import { readRows } from '../world/data-files';
import { endpointOf, LANGUAGES } from '../world/places';

type AttractionWire = AttractionsAnswerWire['attractions'][number];

/** Routes are relative to /attractions. */
export const attractionsService: SandboxService = {
  name: 'attractions',
  routes: { [`GET ${paths.attractions}`]: attractions },
};

let loaded: Map<string, AttractionWire[]> | null = null;

/** By city code, the most famous first. */
export function sightsByCity(): ReadonlyMap<string, AttractionWire[]> {
  loaded ??= load();
  return loaded;
}

function attractions({ query }: SandboxRequest): SandboxReply {
  const parsed = attractionsQuery.safeParse(Object.fromEntries(query));
  if (!parsed.success) return { status: 400, json: { error: 'requestFormat' } };
  const city = endpointOf(parsed.data.iata)?.city.code ?? '';
  return { json: { attractions: sightsByCity().get(city) ?? [] } satisfies AttractionsAnswerWire };
}

function load(): Map<string, AttractionWire[]> {
  const sights = new Map<string, AttractionWire[]>();
  for (const [city = '', kind = '', ...names] of readRows('attractions.tsv')) {
    const [english] = names;
    const name = Object.fromEntries(LANGUAGES.map((language, index) => [language, names[index] || english]));
    sights.set(city, [...(sights.get(city) ?? []), { kind, name }]);
  }
  return sights;
}
