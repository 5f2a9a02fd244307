/** A point that needs a label: a name, and a price that may be empty. Lists start with the most important. */
export type LabelledPoint = { x: number; y: number; lines: readonly [string, string] };

/** A price stands on a chip below its name, without one below it, or after it in its line. */
export type LabelLook = 'chip' | 'lines' | 'line';

/**
 * Position of a label. `x`, `y`: start, middle or end of the first line, on its baseline.
 */
export type PlacedLabel<T> = {
  point: T;
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  look: LabelLook;
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
const LINE_HEIGHT = 14;
/** The chip of a price: it begins `rise` above its baseline, which is `line` below that of the name. */
const CHIP = { line: 17, rise: 13, height: 17, letter: 7.6, padding: 4, rx: 4 };
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
const LINE_GAP = 5;

/** The names on a map. */
export type Labels<T> = {
  labels: PlacedLabel<T>[];
  /** Points without room for their name: their neighbours stand for them until the map is closer. */
  covered: Set<T>;
};

/** Chips on a map, all of them in the first third of the points. */
const CHIPS = 5;

/**
 * Places labels in order of importance, so that none overlaps another, another's dot, or the edge. A label is placed
 * right of its dot, or else left, above, below or at a corner; in two lines, or else in one.
 * @param home the departure, whose name stands at its dot as `homeLabel` says
 * @param taken what lies over the map
 * @param keepsDots a point without a name keeps its dot where no name lies on it: for a picture that cannot be zoomed
 */
export function placeLabels<T extends LabelledPoint>(
  points: readonly T[],
  size: { width: number; height: number },
  home: { x: number; y: number; name: string } | null = null,
  taken: readonly Box[] = [],
  keepsDots = false,
): Labels<T> {
  const occupied: Box[] = home ? [...taken, dotBox(home), homeName(home, points).box] : [...taken];
  const labels: PlacedLabel<T>[] = [];
  const third = Math.ceil(points.filter(({ lines }) => lines[1] !== '').length / 3);
  let chips = CHIPS;
  const isFree = (box: Box) => !occupied.some((other) => overlap(other, box));
  const isPlaced = (point: T, index: number) => {
    const dot = dotBox(point);
    if (!isFree(dot)) return false;
    for (const look of looksOf(point, chips > 0 && index < third)) {
      // A long line at a corner would seem to name the dot at its other end.
      const near = spots(point, sizeOf(point, look)).slice(0, look === 'line' ? BESIDE : undefined);
      const spot = near.find(({ box }) => isInside(box, size) && isFree(box));
      if (!spot) continue;
      if (look === 'chip') chips -= 1;
      occupied.push(dot, { ...spot.box, left: spot.box.left - BETWEEN, right: spot.box.right + BETWEEN });
      labels.push({ point, x: spot.x, y: spot.y, anchor: spot.anchor, look });
      return true;
    }
    return false;
  };
  const unnamed = points.filter((point, index) => !isPlaced(point, index));
  return { labels, covered: new Set(unnamed.filter((point) => !keepsDots || !isFree(dotBox(point)))) };
}

function looksOf({ lines }: LabelledPoint, mayHaveChip: boolean): readonly LabelLook[] {
  if (lines[1] === '') return ['line'];
  return mayHaveChip ? ['chip', 'lines', 'line'] : ['lines', 'line'];
}

function sizeOf({ lines: [name, price] }: LabelledPoint, look: LabelLook): { width: number; height: number } {
  const [first, second] = [name.length * LETTER_WIDTH, price.length * PRICE_LETTER_WIDTH];
  switch (look) {
    case 'chip':
      return { width: Math.max(first, chipWidth(price)), height: ASCENT + CHIP.line - CHIP.rise + CHIP.height };
    case 'lines':
      return { width: Math.max(first, second), height: 2 * LINE_HEIGHT };
    case 'line':
      return { width: first + (price === '' ? 0 : LINE_GAP) + second, height: LINE_HEIGHT };
  }
}

function chipWidth(price: string): number {
  return Math.round(price.length * CHIP.letter + 2 * CHIP.padding);
}

/** How the price of a placed label is drawn: its place after or below the name, and the chip under it. */
export type LabelPrice = {
  text: { x?: number; dx?: number; dy?: number };
  chip: { x: number; y: number; width: number; height: number; rx: number } | null;
};

/** Places the price of a label. On a chip its text is centred, so that the chip fits any font. */
export function labelPrice({ x, y, anchor, look }: Omit<PlacedLabel<unknown>, 'point'>, price: string): LabelPrice {
  if (look === 'line') return { text: { dx: LINE_GAP }, chip: null };
  if (look === 'lines') return { text: { x, dy: LINE_HEIGHT }, chip: null };
  const width = chipWidth(price);
  const left = Math.round(anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2);
  return {
    text: { x: left + width / 2, dy: CHIP.line },
    chip: { x: left, y: y + CHIP.line - CHIP.rise, width, height: CHIP.height, rx: CHIP.rx },
  };
}

/** Places the departure's name above its dot, or else where it hides the fewest of the dots of chips: below, right, left. */
function homeName({ x, y, name }: { x: number; y: number; name: string }, points: readonly Dot[]): Spot {
  const [right, left, above, below] = spots(
    { x, y },
    { width: name.length * HOME_LETTER_WIDTH, height: LINE_HEIGHT },
    HOME_GAP,
  ) as [Spot, Spot, Spot, Spot];
  const dots = points.slice(0, CHIPS).map(dotBox);
  const hidden = ({ box }: Spot) => dots.filter((dot) => overlap(dot, box)).length;
  return [above, below, right, left].reduce((best, spot) => (hidden(spot) < hidden(best) ? spot : best));
}

type Dot = { x: number; y: number };

/** As `homeName`, relative to the dot. @param points the cities of the map */
export function homeLabel(home: Dot & { name: string }, points: readonly Dot[]): LabelPosition {
  const { x, y, anchor } = homeName(home, points);
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
