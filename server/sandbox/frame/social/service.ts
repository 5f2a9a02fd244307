/** The social service: the brand's pages on social networks, by country (specification 1 §7). */
import { endpoints } from '~/upstream/social/contract';
import { serve } from '../../service/serve';
import type { SandboxService } from '../../service/service';

/** Routes are relative to the service's prefix, /social. */
export const socialService: SandboxService = {
  name: 'social',
  routes: serve(endpoints.list, ({ lang, country }, { origin }) => ({
    social_networks: networksFor(lang, country).map((code) => ({
      code,
      title: TITLES[code],
      url: `${origin}/elsewhere/${code}`,
    })),
  })),
};

const TITLES = {
  telegram: 'Telegram',
  vk: 'ВКонтакте',
  dzen: 'Дзен',
  youtube: 'YouTube',
  instagram: 'Instagram',
  facebook: 'Facebook',
  x: 'X',
} as const;
type Network = keyof typeof TITLES;

/** Returns networks of Russian speakers for Russian, and international ones for other languages. */
function networksFor(lang: string, country: string): readonly Network[] {
  if (lang === 'ru') return ['telegram', 'vk', 'dzen', 'youtube'];
  return country === 'US'
    ? ['instagram', 'x', 'facebook', 'youtube']
    : ['instagram', 'facebook', 'telegram', 'youtube'];
}
