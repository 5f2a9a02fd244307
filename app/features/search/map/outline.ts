/** Skips smaller islands, in square units of the picture. */
const SMALLEST_AREA = 6;
/** Least squares of the distance between two points: coasts need every unit, borders do not. */
const LEAST_STEP = { coast: 2, border: 10 };

/**
 * Writes outlines as a short path: whole units, relative points, no repeats. Implements the drawing context of d3-geo's
 * `geoPath`.
 */
export class OutlineWriter {
  readonly #isClosed: boolean;
  #done = '';
  #ring = '';
  #points = 0;
  #last = { x: 0, y: 0 };
  #box = { left: 0, top: 0, right: 0, bottom: 0 };

  /** @param isClosed rings; otherwise lines, such as borders, each point of which may stand further from the last */
  constructor({ isClosed = true }: { isClosed?: boolean } = {}) {
    this.#isClosed = isClosed;
  }

  /** Path data (`d`) of all rings so far. */
  get path(): string {
    this.#endRing();
    return this.#done;
  }

  beginPath(): void {
    this.#endRing();
  }

  moveTo(x: number, y: number): void {
    this.#endRing();
    this.#last = { x: Math.round(x), y: Math.round(y) };
    this.#box = { left: this.#last.x, right: this.#last.x, top: this.#last.y, bottom: this.#last.y };
    this.#ring = `M${this.#last.x} ${this.#last.y}`;
    this.#points = 1;
  }

  lineTo(x: number, y: number): void {
    const next = { x: Math.round(x), y: Math.round(y) };
    const [dx, dy] = [next.x - this.#last.x, next.y - this.#last.y];
    if (dx * dx + dy * dy < (this.#isClosed ? LEAST_STEP.coast : LEAST_STEP.border)) return;
    this.#ring += `l${dx}${dy < 0 ? '' : ' '}${dy}`;
    this.#points += 1;
    this.#last = next;
    const { left, right, top, bottom } = this.#box;
    this.#box = {
      left: Math.min(left, next.x),
      right: Math.max(right, next.x),
      top: Math.min(top, next.y),
      bottom: Math.max(bottom, next.y),
    };
  }

  closePath(): void {
    this.#endRing();
  }

  /** Ignores points, which are not land. */
  arc(): void {
    this.#endRing();
  }

  #endRing(): void {
    const { left, right, top, bottom } = this.#box;
    if (!this.#isClosed) {
      if (this.#points > 1) this.#done += this.#ring;
    } else if (this.#points > 3 && (right - left) * (bottom - top) > SMALLEST_AREA) this.#done += `${this.#ring}z`;
    this.#points = 0;
    this.#ring = '';
  }
}
