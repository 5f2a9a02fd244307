/**
 * ESLint rule: who may import whom (docs: the map of folders in README.md).
 *   routes → features, bff, ui → upstream → market, i18n, forms, dates; a route never imports another route;
 *   among the features: landings → railway → home → help → frame → account → booking → search → trip;
 *   what the browser draws (.tsx, ui) imports nothing of the server, except types;
 *   app never imports server; the sandbox imports of app only contracts, what they are made of, and market;
 *   among the sandbox's folders: downwards in the order of sandbox-folders.js.
 */
import path from 'node:path';
import { sandboxViolation } from './sandbox-folders.js';

/** Folders that every layer may import. `dates` and `forms` know nothing of the shop. */
const GROUND = ['market', 'i18n', 'forms', 'dates'];

/** Layers of app/ that each layer may import besides itself. */
const LAYERS = {
  routes: ['features', 'bff', 'ui', 'upstream', ...GROUND],
  features: ['bff', 'ui', 'upstream', ...GROUND],
  bff: ['upstream', ...GROUND],
  ui: ['market', 'i18n', 'dates'],
  upstream: ['market', 'dates'],
  i18n: ['market'],
  forms: ['dates'],
  dates: [],
  market: [],
};
/** app/root.tsx and the entries put the frame together. */
const FRAME_MAY = ['features', 'bff', 'ui', 'upstream', ...GROUND];

/** Domains of app/features; each may import those before it. */
const DOMAINS = ['trip', 'search', 'booking', 'account', 'frame', 'help', 'home', 'railway', 'landings'];

const SANDBOX_MAY = /^app\/(?:upstream\/(?:[^/]+\/(?:[a-z]+-)*contract|endpoint|envelope)|market\/.+)$/;
const HOST_MAY = /^app\/(?:bff|forms|market)\/.+$/;
const SERVER_ONLY = /\.server$|^app\/(?:bff|upstream)\//;
const WIRING = /^app\/(?:routes\/[^/]+\/route|root|entry\.server)\.tsx$/;

/**
 * @param {string} from path of the importing file, from the project's folder
 * @param {string} to path of the imported module, without its extension
 * @param {boolean} isType whether only types are imported
 * @returns {string | null} what is wrong
 */
export function violation(from, to, isType) {
  if (from.startsWith('server/sandbox/')) {
    if (to.startsWith('server/sandbox/')) return sandboxViolation(from, to);
    return to.startsWith('app/') && !SANDBOX_MAY.test(to)
      ? 'the sandbox imports only contracts and market from app'
      : null;
  }
  if (from.startsWith('server/')) {
    if (to.startsWith('server/sandbox/')) return 'the host and the sandbox are two processes';
    return to.startsWith('app/') && !HOST_MAY.test(to) ? 'the host imports only bff, forms and market from app' : null;
  }
  if (!from.startsWith('app/')) return null;
  if (to.startsWith('server/')) return 'app never imports server';
  if (!to.startsWith('app/')) return null;

  const isBrowserPart = (from.endsWith('.tsx') && !WIRING.test(from)) || from.startsWith('app/ui/');
  if (isBrowserPart && !isType && SERVER_ONLY.test(to))
    return 'what the browser draws may import only types from there';

  const [, layer, folder] = from.split('/');
  const [, target, targetFolder] = to.split('/');
  if (!(target in LAYERS)) return null;
  if (layer === 'features' && target === 'features') {
    const [domain, other] = [DOMAINS.indexOf(folder), DOMAINS.indexOf(targetFolder)];
    if (domain < 0) return `features/${folder} is not a domain`;
    return domain < other ? `${folder} does not import ${targetFolder}` : null;
  }
  if (layer === target) {
    return layer === 'routes' && folder !== targetFolder
      ? 'a route never imports from another route; use features'
      : null;
  }
  const allowed = LAYERS[layer] ?? FRAME_MAY;
  return allowed.includes(target) ? null : `${layer} does not import ${target}`;
}

/** Resolves an import by tsconfig's paths; null for packages. */
function resolve(from, source) {
  if (source.startsWith('~/')) return `app/${source.slice(2)}`;
  if (source.startsWith('#server/')) return `server/${source.slice(8)}`;
  if (source.startsWith('#tests/')) return `tests/${source.slice(7)}`;
  return source.startsWith('.') ? path.posix.join(path.posix.dirname(from), source) : null;
}

function isTypeImport(node) {
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  const specifiers = node.specifiers ?? [];
  return specifiers.length > 0 && specifiers.every((one) => one.importKind === 'type' || one.exportKind === 'type');
}

/** @type {import('eslint').Rule.RuleModule} */
export default {
  meta: { type: 'problem', schema: [], messages: { direction: '{{reason}} ({{to}})' } },
  create(context) {
    const from = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const check = (node) => {
      if (typeof node.source?.value !== 'string') return;
      const to = resolve(from, node.source.value);
      const reason = to && violation(from, to.replace(/\.(?:tsx?|js)$/, ''), isTypeImport(node));
      if (reason) context.report({ node: node.source, messageId: 'direction', data: { reason, to } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
