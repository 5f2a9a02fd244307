import type { Palette } from './backdrops.server';
import { arches, box, circle, dome, GROUND, house, lines, minaret, path, peak } from './shapes.server';

/** Draws a city's sight in front of its backdrop. */
export type Landmark = (colours: Palette) => string;

/** A church with a row of spires, by their heights. */
export const cathedral =
  (x: number, spires: readonly number[]): Landmark =>
  ({ near, light }) =>
    box(x, spires.length * 34, 56, near) +
    spires
      .map(
        (height, index) =>
          box(x + index * 34 + 7, 20, height, near) + peak(x + index * 34 + 5, 24, 44, near, GROUND - height),
      )
      .join('') +
    arches(x + 13, GROUND, spires.length, 34, light);

/** A mosque, by the colour of its domes. */
export const mosque =
  (fill: string): Landmark =>
  ({ near, light }) =>
    box(120, 160, 40, near) +
    dome(120, 60, 30, fill, GROUND - 40) +
    dome(220, 60, 30, fill, GROUND - 40) +
    dome(142, 116, 78, fill, GROUND - 40) +
    lines('M200 72v-20', near, 3) +
    [92, 308].map((x) => minaret(x, 112, near)).join('') +
    arches(134, GROUND, 9, 16, light);

/** Three pyramids in the sand. */
export const pyramids: Landmark = ({ mid }) =>
  peak(70, 170, 110, '#d9a35b', GROUND + 6) +
  path(`M155 ${GROUND - 104}l85 110h-46z`, '#b97f3d') +
  peak(226, 120, 76, '#d9a35b', GROUND + 6) +
  path(`M286 ${GROUND - 70}l60 76h-34z`, '#b97f3d') +
  peak(34, 60, 36, mid, GROUND + 6);

/** A row of houses on a canal. */
export const gables: Landmark = ({ light, near, accent, mid }) =>
  [near, accent, mid, '#7a4a3a', near, accent, mid]
    .map((fill, index) => house(32 + index * 48, 46, 78 + ((index * 37) % 40), fill, light))
    .join('');

/** A long palace on a river. */
export const parliament: Landmark = ({ near, light, accent }) =>
  box(60, 280, 50, near) +
  [64, 100, 136, 244, 280, 316].map((x) => peak(x, 16, 30, near, GROUND - 50)).join('') +
  dome(160, 80, 70, accent, GROUND - 50) +
  peak(192, 16, 34, near, GROUND - 116) +
  arches(70, GROUND - 8, 16, 17, light, 9);

/** A television tower, by its place. */
export const tvTower =
  (x: number): Landmark =>
  ({ near, light, accent }) =>
    path(`M${x - 6} ${GROUND}l4-96h4l4 96z`, near) +
    circle(x, 90, 14, accent) +
    path(`M${x - 14} 88h28v4h-28z`, light) +
    path(`M${x - 2} 78l2-52 2 52z`, near);

/** A castle above the town. */
export const castleOnRock: Landmark = ({ near, mid, light, ground }) =>
  path(`M70 ${GROUND}q30-56 84-60h110q40 6 62 60z`, ground) +
  box(150, 100, 36, near, 134) +
  [150, 176, 230].map((x) => box(x, 20, 54, near, 134)).join('') +
  box(262, 30, 24, mid, 140) +
  arches(158, 126, 5, 18, light, 7);
