import { escapeHtml, page } from '../../http/page';
import type { SandboxReply, SandboxRequest, SandboxService } from '../../service/service';

/** External sites that the shop links to. */
const PLACES: Readonly<Record<string, string>> = {
  telegram: 'the brand’s channel on Telegram',
  vk: 'the brand’s page on VK',
  dzen: 'the brand’s page on Dzen',
  youtube: 'the brand’s channel on YouTube',
  instagram: 'the brand’s page on Instagram',
  facebook: 'the brand’s page on Facebook',
  x: 'the brand’s page on X',
  blog: 'the brand’s blog',
  hotels: 'the partner for hotels, with these dates and guests',
  'visa-checker': 'the partner that tells where a visa is needed',
  'prize-draw': 'the rules of the prize draw',
  'app-store': 'the app in the App Store',
  'google-play': 'the app on Google Play',
  'app-gallery': 'the app in AppGallery',
  'ru-store': 'the app in RuStore',
};

/** /elsewhere/{place}: a page in place of an external site, so that no link of the shop is dead. */
export const elsewhereService: SandboxService = { name: 'elsewhere', routes: { 'GET /:place': show } };

function show({ params, query }: SandboxRequest): SandboxReply {
  const place = params.place ?? '';
  const name = Object.hasOwn(PLACES, place) ? PLACES[place] : undefined;
  if (!name) return { status: 404, html: page('No such place', '<h1>No such place</h1>') };
  const parameters = [...query]
    .map(([key, value]) => `<dt>${escapeHtml(key)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('');
  return {
    html: page(
      'Elsewhere',
      `<h1>Elsewhere</h1>
<p>Here a visitor leaves the shop for ${escapeHtml(name)}.</p>
${parameters ? `<h2>What came along</h2><div class="card"><dl>${parameters}</dl></div>` : ''}`,
    ),
  };
}
