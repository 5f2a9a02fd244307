/** The settings service: versions.json, get_configs.json, features.json (specification 1 §7). */
import {
  brandQuery,
  configsQuery,
  featuresQuery,
  paths,
  type ConfigsAnswerWire,
  type FeaturesAnswerWire,
  type VersionsAnswerWire,
} from '~/upstream/settings/contract';
import type { SandboxContext, SandboxReply, SandboxRequest, SandboxService } from '../service';
import { hash32 } from '../world/seeded';
import { configsOf } from './configs';
import { featuresFor } from './features';

/** Routes are relative to the service's prefix, /settings. */
export const settingsService: SandboxService = {
  name: 'settings',
  routes: {
    [`GET ${paths.versions}`]: versions,
    [`GET ${paths.configs}`]: configs,
    [`GET ${paths.features}`]: features,
  },
};

function versions({ query }: SandboxRequest, context: SandboxContext): SandboxReply {
  const parsed = brandQuery.safeParse(Object.fromEntries(query));
  if (!parsed.success) return refusal();
  const list = entriesFor(parsed.data.brand, context).map(([name, value]) => ({
    name,
    version: hash32(JSON.stringify(value)).toString(36),
  }));
  return { json: { status: 'success', configs: list } satisfies VersionsAnswerWire };
}

function configs({ query }: SandboxRequest, context: SandboxContext): SandboxReply {
  const parsed = configsQuery.safeParse(Object.fromEntries(query));
  if (!parsed.success) return refusal();
  const names = parsed.data.names.split(',');
  const list = entriesFor(parsed.data.brand, context)
    .filter(([name]) => names.includes(name))
    .map(([name, value]) => ({ name, value }));
  return { json: { status: 'success', configs: list } satisfies ConfigsAnswerWire };
}

function features({ query }: SandboxRequest, { settings }: SandboxContext): SandboxReply {
  const parsed = featuresQuery.safeParse(Object.fromEntries(query));
  if (!parsed.success) return refusal();
  const { brand, country } = parsed.data;
  const flags = featuresFor(brand, country, settings.features);
  return { json: { status: 'success', features: flags } satisfies FeaturesAnswerWire };
}

function entriesFor(brand: string, { origin }: SandboxContext): [string, unknown][] {
  return Object.entries(configsOf(brand, `${origin}/elsewhere`));
}

function refusal(): SandboxReply {
  return { status: 400, json: { status: 'fail', error: 'requestFormat' } };
}
