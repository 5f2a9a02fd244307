/** The directions of imports inside the sandbox. */
import path from 'node:path';

const GROUND = ['world', 'store', 'service', 'control', 'http', 'outbox'];

/**
 * The domains from below, and their folders that other folders of the domain import, from below. Other folders need no
 * place here: they lie above the named ones, and only files of the domain itself and those that assemble the sandbox
 * import them.
 */
const DOMAINS = {
  search: ['cars', 'offers', 'price-calendar', 'prices', 'landings', 'directions'],
  booking: [
    'order-lines',
    'records',
    'returns',
    'points',
    'e-wallet',
    'discounts',
    'rail',
    'passengers',
    'payment',
    'flow',
    'bank',
    'titles',
    'catalogue',
    'documents',
    'check-in',
    'ancillaries',
  ],
  account: ['auth', 'orders', 'reviews'],
  frame: ['blog', 'settings', 'texts/languages'],
};

/**
 * The order of folders below server/sandbox, from the ground up. A folder imports only from the folders before it, so
 * there can be no circle. `search/*` stands for unnamed folders, `search` for the domain's own files, and `.` for the
 * files that assemble the sandbox.
 */
export const SANDBOX_ORDER = [
  ...GROUND,
  ...Object.entries(DOMAINS).flatMap(([domain, folders]) => [
    ...[...folders, '*'].map((folder) => `${domain}/${folder}`),
    domain,
  ]),
  '.',
  'testing',
];

/**
 * @param {string} from path of the importing file, from the project's folder
 * @param {string} to path of the imported module
 * @returns {string | null} what is wrong
 */
export function sandboxViolation(from, to) {
  const [folder, target] = [folderOf(from), folderOf(to)];
  const [place, other] = [placeOf(folder), placeOf(target)];
  if (place < 0) return `sandbox/${folder} is in no domain`;
  if (folder === target || other < place) return null;
  return `sandbox/${folder} does not import sandbox/${target}; scripts/lint/sandbox-folders.js has the order`;
}

function placeOf(folder) {
  const place = SANDBOX_ORDER.indexOf(folder);
  return place < 0 ? SANDBOX_ORDER.indexOf(`${folder.split('/')[0]}/*`) : place;
}

function folderOf(file) {
  return path.posix.relative('server/sandbox', path.posix.dirname(file)) || '.';
}
