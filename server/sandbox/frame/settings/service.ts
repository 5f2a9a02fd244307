/** The settings service: versions.json, get_configs.json, features.json (specification 1 §7). */
import { endpoints } from '~/upstream/settings/contract';
import { serve } from '../../service/serve';
import type { SandboxContext, SandboxService } from '../../service/service';
import { hash32 } from '../../world/seeded';
import { configsOf } from './configs';
import { featuresFor } from './features';

/** Routes are relative to the service's prefix, /settings. */
export const settingsService: SandboxService = {
  name: 'settings',
  routes: {
    ...serve(endpoints.listVersions, ({ brand }, context) => ({
      status: 'success' as const,
      configs: entriesFor(brand, context).map(([name, value]) => ({
        name,
        version: hash32(JSON.stringify(value)).toString(36),
      })),
    })),
    ...serve(endpoints.findConfigs, ({ names, brand }, context) => ({
      status: 'success' as const,
      configs: entriesFor(brand, context)
        .filter(([name]) => names.split(',').includes(name))
        .map(([name, value]) => ({ name, value })),
    })),
    ...serve(endpoints.getFeatures, ({ brand, country }, { settings }) => ({
      status: 'success' as const,
      features: featuresFor(brand, country, settings.features),
    })),
  },
};

function entriesFor(brand: string, { origin, now }: SandboxContext): [string, unknown][] {
  return Object.entries(configsOf(brand, `${origin}/elsewhere`, now()));
}
