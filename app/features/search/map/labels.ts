/** A point that needs a label: a name, and a line below it that may be empty. Lists start with the most important. */
export type LabelledPoint = { x: number; y: number; lines: readonly [string, string] };

/**
 * Position of a label. `x`, `y`: start, middle or end of the first line, on its baseline.
 */
export type PlacedLabel<T> = {
  point: T;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  /** The price follows the name in its line, where two lines have no room. */
  isOneLine: boolean;
};

/** Position of a text beside its dot. */
export type LabelPosition = Pick<PlacedLabel<unknown>, 'x' | 'y' | 'anchor'>;

/** A rectangle, in units of the picture. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** In units of the picture, for its font size; letters of most scripts are narrower. */
const LETTER_WIDTH = 7.6;
/** The second line, a price, is bold. */
const PRICE_LETTER_WIDTH = 8.4;
/** The departure's name is larger and bold. */
const HOME_LETTER_WIDTH = 9;
/** Between the baselines of a name and its price. */
export const LINE_HEIGHT = 14;
const ASCENT = 11;
const GAP = 7;
/** Between two names in a line. */
const BETWEEN = 5;
/** Between a dot and a text at its corner. */
const CORNER = 4;
/** Its dot is larger. */
const HOME_GAP = 9;
const DOT = 4;
/** The first of `spots`: beside, above or below the dot. */
const BESIDE = 4;
/** Between a label and the sides of the picture. */
const MARGIN = 4;

/** Between a name and its price in one line. */
export const LINE_GAP = 5;

/** The names on a map. */
export type Labels<T> = {
  labels: PlacedLabel<T>[];
  /** Points without room for their name: their neighbours stand for them until the map is closer. */
  covered: Set<T>;
};

/**
 * Places labels in order of importance, so that none overlaps another, another's dot, or the edge. A label is placed
 * right of its dot, or else left, above, below or at a corner; in two lines, or else in one.
 * @param home the departure, whose name stands at its dot as `homeLabel` says
 * @param taken what lies over the map
 * @param keepsDots no name hides a dot: for a picture that cannot be zoomed
 */
export function placeLabels<T extends LabelledPoint>(
  points: readonly T[],
  size: { width: number; height: number },
  home: { x: number; y: number; name: string } | null = null,
  taken: readonly Box[] = [],
  keepsDots = false,
): Labels<T> {
  const dots = keepsDots ? points.map(dotBox) : [];
  const occupied: Box[] = home ? [...taken, dotBox(home), homeName(home, dots).box] : [...taken];
  const labels: PlacedLabel<T>[] = [];
  const hasRoom = (box: Box, own: number) =>
    isInside(box, size) &&
    !occupied.some((other) => overlap(other, box)) &&
    !dots.some((other, at) => at !== own && overlap(other, box));
  const isPlaced = (point: T, index: number) => {
    const dot = dotBox(point);
    if (occupied.some((box) => overlap(box, dot))) return false;
    for (const isOneLine of point.lines[1] === '' ? [true] : [false, true]) {
      // A long line at a corner would seem to name the dot at its other end.
      const near = spots(point, sizeOf(point.lines, isOneLine)).slice(0, isOneLine ? BESIDE : undefined);
      const spot = near.find(({ box }) => hasRoom(box, index));
      if (!spot) continue;
      occupied.push(dot, { ...spot.box, left: spot.box.left - BETWEEN, right: spot.box.right + BETWEEN });
      labels.push({ point, x: spot.x, y: spot.y, anchor: spot.anchor, isOneLine });
      return true;
    }
    return false;
  };
  const unnamed = points.filter((point, index) => !isPlaced(point, index));
  return { labels, covered: new Set(keepsDots ? [] : unnamed) };
}

function sizeOf([name, price]: LabelledPoint['lines'], isOneLine: boolean): { width: number; height: number } {
  const [first, second] = [name.length * LETTER_WIDTH, price.length * PRICE_LETTER_WIDTH];
  if (!isOneLine) return { width: Math.max(first, second), height: 2 * LINE_HEIGHT };
  return { width: first + (price === '' ? 0 : LINE_GAP) + second, height: LINE_HEIGHT };
}

/**
 * Places the departure's name above its dot, or else where it hides the fewest dots: below, right, left.
 * @param dots those that must stay visible
 */
function homeName({ x, y, name }: { x: number; y: number; name: string }, dots: readonly Box[]): Spot {
  const [right, left, above, below] = spots(
    { x, y },
    { width: name.length * HOME_LETTER_WIDTH, height: LINE_HEIGHT },
    HOME_GAP,
  ) as [Spot, Spot, Spot, Spot];
  const hidden = ({ box }: Spot) => dots.filter((dot) => overlap(dot, box)).length;
  return [above, below, right, left].reduce((best, spot) => (hidden(spot) < hidden(best) ? spot : best));
}

/** As `homeName`, relative to the dot. @param points cities whose dots no name hides */
export function homeLabel(
  home: { x: number; y: number; name: string },
  points: readonly { x: number; y: number }[],
): LabelPosition {
  const { x, y, anchor } = homeName(home, points.map(dotBox));
  return { x: x - home.x, y: y - home.y, anchor };
}

type Spot = LabelPosition & { box: Box };

function spots(
  { x, y }: { x: number; y: number },
  { width, height }: { width: number; height: number },
  gap = GAP,
): Spot[] {
  const spot = (anchor: Spot['anchor'], textX: number, top: number): Spot => {
    const left = anchor === 'start' ? textX : anchor === 'end' ? textX - width : textX - width / 2;
    return {
      anchor,
      x: Math.round(textX),
      y: Math.round(top + ASCENT),
      box: { left, top, right: left + width, bottom: top + height },
    };
  };
  return [
    spot('start', x + gap, y - height / 2),
    spot('end', x - gap, y - height / 2),
    spot('middle', x, y - gap - height),
    spot('middle', x, y + gap),
    spot('start', x + CORNER, y - CORNER - height),
    spot('start', x + CORNER, y + CORNER),
    spot('end', x - CORNER, y - CORNER - height),
    spot('end', x - CORNER, y + CORNER),
  ];
}

function dotBox({ x, y }: { x: number; y: number }): Box {
  return { left: x - DOT, top: y - DOT, right: x + DOT, bottom: y + DOT };
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function isInside({ left, top, right, bottom }: Box, { width, height }: { width: number; height: number }): boolean {
  return left >= MARGIN && top >= 0 && right <= width - MARGIN && bottom <= height;
}

/** Frames this much wider or higher than the picture show it whole, over land that goes on beyond it. */
const WHOLE = 0.8;
/** Land drawn beyond the picture at each side, in its units. */
export const BLEED = { x: 170, y: 110 };

type Size = { width: number; height: number };

/**
 * Returns the least scale of a picture in a frame: the whole picture where the frame is about its shape or wide, over
 * the land beyond; otherwise a part of it that fills the frame.
 */
export function leastScale(picture: Size, frame: Size): number {
  const [across, down] = [frame.width / picture.width, frame.height / picture.height];
  const [least, most] = [Math.min(across, down), Math.max(across, down)];
  const filled = Math.max(frame.width / (picture.width + 2 * BLEED.x), frame.height / (picture.height + 2 * BLEED.y));
  return frame.width >= WIDE || least >= WHOLE * most ? Math.max(least, filled) : most;
}

/** Frames from this width show the whole picture. */
const WIDE = 600;
