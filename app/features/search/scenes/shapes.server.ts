/** Building blocks of the drawings, as SVG fragments. The ground is at y 190 of a 400 × 240 drawing. */
export const GROUND = 190;

/** A closed path. */
export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

/** A box that stands on the ground, or on `base`. */
export function box(x: number, width: number, height: number, fill: string, base = GROUND): string {
  return path(`M${x} ${base}v-${height}h${width}v${height}z`, fill);
}

/** A triangle that stands on `base`: a spire, a roof, a pyramid. */
export function peak(x: number, width: number, height: number, fill: string, base = GROUND): string {
  return path(`M${x} ${base}l${width / 2}-${height} ${width / 2} ${height}z`, fill);
}

/** Half an ellipse that stands on `base`. */
export function dome(x: number, width: number, height: number, fill: string, base = GROUND): string {
  return path(`M${x} ${base}a${width / 2} ${height} 0 0 1 ${width} 0z`, fill);
}

/** An onion dome with its cross-less tip. @param x the middle */
export function onion(x: number, radius: number, fill: string, base: number): string {
  const [w, h] = [radius * 1.5, radius * 2.6];
  return path(
    `M${x} ${base}c-${w}-${radius * 0.4}-${w}-${radius * 1.5} 0-${h}c${w} ${radius * 1.1} ${w} ${radius * 2.2} 0 ${h}z`,
    fill,
  );
}

/** A slender tower with a pointed top. @param x the middle */
export function minaret(x: number, height: number, fill: string): string {
  return (
    box(x - 4, 8, height, fill) +
    peak(x - 5, 10, 26, fill, GROUND - height) +
    box(x - 6, 12, 4, fill, GROUND - height + 18)
  );
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

/** Lines without a fill. */
export function lines(d: string, stroke: string, width = 3): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;
}

/** A big wheel on its stand. @param x the middle */
export function wheel(x: number, radius: number, stroke: string, cabin: string): string {
  const y = GROUND - radius - 12;
  const spokes = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4;
    return [Math.round(x + radius * Math.cos(angle)), Math.round(y + radius * Math.sin(angle))] as const;
  });
  return (
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="4"/>` +
    lines(spokes.map(([ex, ey]) => `M${x} ${y}L${ex} ${ey}`).join(''), stroke, 1.5) +
    lines(`M${x} ${y}L${x - radius / 2} ${GROUND}M${x} ${y}L${x + radius / 2} ${GROUND}`, stroke, 4) +
    spokes.map(([ex, ey]) => circle(ex, ey, 4, cabin)).join('')
  );
}

/** A row of tall arches or windows. */
export function arches(x: number, y: number, count: number, step: number, fill: string, size = 8): string {
  const one = (at: number) => `M${at} ${y}v-${size * 1.4}a${size / 2} ${size / 2} 0 0 1 ${size} 0v${size * 1.4}z`;
  return path(Array.from({ length: count }, (_, index) => one(x + index * step)).join(''), fill);
}

/** Columns between a floor and a beam. */
export function columns(x: number, y: number, height: number, count: number, step: number, fill: string): string {
  return path(
    Array.from({ length: count }, (_, index) => `M${x + index * step} ${y}v-${height}h7v${height}z`).join(''),
    fill,
  );
}

/** A house whose gable shows to the street, with windows. */
export function house(x: number, width: number, height: number, fill: string, light: string): string {
  const [top, middle] = [GROUND - height, x + width / 2];
  const gable = `M${x} ${GROUND}V${top}h5v-7h5v-7h${width / 2 - 14}l4-8 4 8h${width / 2 - 14}v7h5v7h5V${GROUND}z`;
  const rows = Math.floor((height - 20) / 22);
  const panes = Array.from({ length: rows }, (_, row) => {
    const y = top + 10 + row * 22;
    return `M${x + 7} ${y}h7v11h-7zM${middle - 3} ${y}h7v11h-7zM${x + width - 14} ${y}h7v11h-7z`;
  });
  return path(gable, fill) + path(panes.join(''), light);
}

/** A suspension bridge over the whole width. */
export function bridge(fill: string, deck = 168): string {
  const tower = (x: number) => path(`M${x} ${GROUND + 14}V70h7v18h10V70h7v${GROUND - 56}h-7v-50h-10v50z`, fill);
  return (
    lines(`M-10 110Q56 150 104 74Q200 216 296 74Q344 150 410 110`, fill, 3) +
    lines(
      Array.from(
        { length: 11 },
        (_, index) => `M${120 + index * 16} ${deck}V${Math.round(145 - (index - 5) ** 2 * 2.3)}`,
      ).join(''),
      fill,
      1,
    ) +
    path(`M-10 ${deck}h420v7h-420z`, fill) +
    tower(92) +
    tower(284)
  );
}

/** A palm. @param x the foot of the trunk; @param lean how far the crown is from it */
export function palm(x: number, height: number, lean: number, trunk: string, leaf: string): string {
  const [cx, cy] = [x + lean, GROUND + 16 - height];
  const leaves = [
    [-34, 14],
    [-26, -12],
    [2, -24],
    [28, -12],
    [34, 14],
  ].map(
    ([dx = 0, dy = 0]) => `M${cx} ${cy}q${dx / 2} ${dy - 12} ${dx} ${dy}q${-dx / 2 - 2} ${-dy / 2 - 2} ${-dx} ${-dy}z`,
  );
  return (
    lines(`M${x} ${GROUND + 18}Q${x + lean / 4} ${GROUND - height / 2} ${cx} ${cy}`, trunk, 5) +
    path(leaves.join(''), leaf)
  );
}

/** A fir of three tiers. @param x the middle */
export function fir(x: number, base: number, size: number, fill: string): string {
  const tier = (y: number, half: number) => `M${x - half} ${y}l${half}-${size * 0.5} ${half} ${size * 0.5}z`;
  return path(
    tier(base, size * 0.32) + tier(base - size * 0.25, size * 0.26) + tier(base - size * 0.5, size * 0.2),
    fill,
  );
}
