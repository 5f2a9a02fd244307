/** Sights of cities: GET /attractions. Names come from `attractions.tsv`; most cities have none. */
import { endpoints, type AttractionsAnswerWire } from '~/upstream/attractions/contract';
import { serve } from '../../service/serve';
import type { SandboxService } from '../../service/service';
import { readRows } from '../../world/data-files';
import { endpointOf, LANGUAGES } from '../../world/places';

type AttractionWire = AttractionsAnswerWire['attractions'][number];

/** Routes are relative to /attractions. */
export const attractionsService: SandboxService = {
  name: 'attractions',
  routes: serve(endpoints.list, ({ iata }) => {
    const city = endpointOf(iata)?.city.code ?? '';
    return { attractions: sightsByCity().get(city) ?? [] };
  }),
};

let loaded: Map<string, AttractionWire[]> | null = null;

/** Returns sights by city code, the most famous first. */
export function sightsByCity(): ReadonlyMap<string, AttractionWire[]> {
  loaded ??= load();
  return loaded;
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
