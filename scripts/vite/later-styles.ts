import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const LATER_STYLES = 'virtual:later-styles';

/**
 * Tells the server which styles a component needs that the browser loads later: the server has rendered it into the
 * page, so the page must link them (`stylesOfLater`). The client is built before the server.
 */
export const laterStyles: Plugin = {
  name: 'later-styles',
  resolveId: (id) => (id === LATER_STYLES ? `\0${LATER_STYLES}` : null),
  load(id) {
    if (id !== `\0${LATER_STYLES}`) return null;
    const file = 'build/client/.vite/manifest.json';
    const isBuild = this.environment.mode === 'build';
    return `export default ${isBuild ? readFileSync(file, 'utf8') : '{}'}`;
  },
};
