import type { UpstreamClients } from '~/upstream/services.server';
import { degrade } from '~/bff/waiting/degrade.server';
import { DEFAULT_FEATURES, type Feature, type Features } from './features';

const PATIENCE_MS = 300;

/**
 * Resolves the flags of one request once, at their first use. Never rejects: flags that the service does not return,
 * or not in time, have their defaults.
 */
export function featuresOnce(settings: Pick<UpstreamClients['settings'], 'getFeatures'>): () => Promise<Features> {
  let features: Promise<Features> | undefined;
  return () =>
    (features ??= degrade(settings.getFeatures(), {}, { block: 'settings.features', patienceMs: PATIENCE_MS }).then(
      readFeatures,
    ));
}

/** @param settings flags in snake_case; ignores unknown flags and values that are not boolean */
function readFeatures(settings: Readonly<Record<string, unknown>>): Features {
  const flags = Object.keys(DEFAULT_FEATURES) as Feature[];
  const resolved = flags.map((flag) => {
    const value = settings[wireName(flag)];
    return [flag, typeof value === 'boolean' ? value : DEFAULT_FEATURES[flag]];
  });
  return Object.fromEntries(resolved) as Features;
}

/** seatSelection → seat_selection */
function wireName(flag: Feature): string {
  return flag.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
