import type { UpstreamBinding } from '~/upstream/binding';
import { configSchemas, endpoints, type ConfigName, type ConfigValue, type PopularDestinations } from './contract';
import type { ServiceFees } from './fees-contract';
import { sellerIn, type Seller } from './seller-contract';

/** Values of configs by name; null for a missing or unreadable one. */
export type Configs<Name extends ConfigName> = { [One in Name]: ConfigValue<One> | null };

/** Less than a page waits for its flags, so that it gets the last good ones while the service hangs. */
const FLAGS_WAIT_MS = 200;

/**
 * Makes the client of the shop's settings (specification 1 §7): configs of a brand and feature flags. Failures are
 * `UpstreamError`s.
 */
export function createSettingsClient({ ids, market, caches, transport }: UpstreamBinding) {
  const { brand, country, currency } = market;

  /** Versions by config name. */
  async function listVersions(): Promise<Record<string, string>> {
    const versions = await transport.call(endpoints.listVersions, { brand }, ids);
    return Object.fromEntries(versions.map(({ name, version }) => [name, version]));
  }

  /** Returns the configs' values as the service sends them; all are fetched again when one of them has a new version. */
  async function listConfigs(names: readonly ConfigName[]) {
    const versions = await listVersions();
    const present = names.filter((name) => Object.hasOwn(versions, name));
    if (present.length === 0) return [];
    const key = ['settings.configs', brand, present.map((name) => [name, versions[name]])];
    return caches.long.read(key, () => transport.call(endpoints.findConfigs, { names: present.join(','), brand }, ids));
  }

  /** Returns configs of the brand; a newer version is noticed within minutes. */
  async function findConfigs<Name extends ConfigName>(names: readonly Name[]): Promise<Configs<Name>> {
    const sorted = names.toSorted();
    const configs = await caches.lasting.read(['settings.configs', brand, sorted], () => listConfigs(sorted));
    const values = new Map(configs.map(({ name, value }) => [name, value]));
    return Object.fromEntries(names.map((name) => [name, readConfig(name, values.get(name))])) as Configs<Name>;
  }

  return {
    findConfigs,

    /** Returns the brand's popular destinations; null without them. */
    async findPopularDestinations(): Promise<PopularDestinations | null> {
      const name = `popular_destinations_${brand}` as const;
      const configs = await findConfigs([name]);
      return configs[name] ?? null;
    },

    /**
     * Returns the company that sells in a country; null when the service names none.
     * @param sellingCountry the visitor's; of a sold order the country in which it was sold
     */
    async findSeller(sellingCountry: string): Promise<Seller | null> {
      const { sellers } = await findConfigs(['sellers']);
      return sellerIn(sellers ?? [], sellingCountry);
    },

    /** Returns what the shop charges after the sale in the visitor's currency; null when the service names nothing. */
    async findServiceFees(): Promise<ServiceFees | null> {
      const { service_fees } = await findConfigs(['service_fees']);
      return service_fees?.find((fees) => fees.currency === currency) ?? null;
    },

    /**
     * Returns the feature flags of the brand in the visitor's country, under the service's names (snake_case). Flags
     * older than five minutes are returned only while the service fails or hangs: a product that was switched off is
     * not offered on.
     */
    async getFeatures(): Promise<Readonly<Record<string, unknown>>> {
      return caches.lasting.read(
        ['settings.features', brand, country],
        () => transport.call(endpoints.getFeatures, { brand, country }, ids),
        { waitForNewMs: FLAGS_WAIT_MS },
      );
    },
  };
}

function readConfig(name: ConfigName, value: unknown) {
  const parsed = configSchemas[name].safeParse(value);
  return parsed.success ? parsed.data : null;
}
