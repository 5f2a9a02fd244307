import { escapeHtml, page } from '../../http/page';
import { letterLanguage } from '../../outbox/letter-language';
import { languageOf } from '../../service/language';
import type { SandboxReply, SandboxRequest, SandboxService } from '../../service/service';
import { postOf } from '../blog/posts';
import { ELSEWHERE_TEXTS, type PlaceKind } from './texts';

/** Other sites that the shop links to, by the last part of the address. */
const PLACES: Readonly<Record<string, PlaceKind>> = {
  telegram: 'channel',
  vk: 'channel',
  dzen: 'channel',
  youtube: 'channel',
  instagram: 'channel',
  facebook: 'channel',
  x: 'channel',
  blog: 'blog',
  hotels: 'hotels',
};

/**
 * /elsewhere/{place}: a page in place of another site, in the language of the browser, so that no link of the shop is
 * dead.
 */
export const elsewhereService: SandboxService = {
  name: 'elsewhere',
  routes: { 'GET /:place': show, 'GET /blog/:post': showPost },
};

/** A post of the blog, in its own language. */
function showPost({ params }: SandboxRequest): SandboxReply {
  const post = postOf(params.post ?? '');
  if (!post) return { status: 404, html: page('No such post', '<h1>No such post</h1>') };
  const text = post.paragraphs.map((one) => `<p>${escapeHtml(one)}</p>`).join('\n');
  return { html: page(post.title, `<h1>${escapeHtml(post.title)}</h1>\n${text}`, post.language) };
}

function show({ params, query, headers }: SandboxRequest): SandboxReply {
  const place = params.place ?? '';
  const kind = Object.hasOwn(PLACES, place) ? PLACES[place] : undefined;
  if (!kind) return { status: 404, html: page('No such place', '<h1>No such place</h1>') };
  const language = letterLanguage(languageOf(headers['accept-language'], 'en'));
  const texts = ELSEWHERE_TEXTS[language];
  const parameters = [...query]
    .map(([key, value]) => `<dt>${escapeHtml(key)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('');
  const main = `<h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(texts.kinds[kind])}. ${escapeHtml(texts.text)}</p>
${parameters ? `<h2>${escapeHtml(texts.passedOn)}</h2><div class="card"><dl>${parameters}</dl></div>` : ''}`;
  return { html: page(texts.title, main, language), headers: { Vary: 'Accept-Language' } };
}
