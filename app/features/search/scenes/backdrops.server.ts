import { circle, dome, fir, GROUND, lines, palm, path, peak, wheel, box } from './shapes.server';
import type { Motif } from './motif';

/** Colours of one drawing, from the sky to the foreground. */
export type Palette = {
  sky: readonly [top: string, bottom: string];
  sun: string;
  far: string;
  mid: string;
  near: string;
  ground: string;
  light: string;
  accent: string;
};

/** Light at three times of the day. */
export const PALETTES: readonly Palette[] = [
  {
    sky: ['#8ec9f5', '#eef7ff'],
    sun: '#fff3c4',
    far: '#b4cfe8',
    mid: '#6f93bd',
    near: '#274b7a',
    ground: '#3f7d6e',
    light: '#f6e7b0',
    accent: '#d9572b',
  },
  {
    sky: ['#ffb88a', '#fff0dc'],
    sun: '#fff6d8',
    far: '#e9b3a0',
    mid: '#b0708a',
    near: '#4d2f63',
    ground: '#6b4a6e',
    light: '#ffe3a3',
    accent: '#c2362f',
  },
  {
    sky: ['#7fd3d8', '#f3fbf4'],
    sun: '#fffbe0',
    far: '#a9d8cf',
    mid: '#57a193',
    near: '#16535a',
    ground: '#3b8a5c',
    light: '#fdf0bd',
    accent: '#e07a1f',
  },
];

/** A number between 0 and 1 for each step, the same for the same drawing. */
export type Draw = (step: number) => number;

/** Draws the land of a kind of destination; `hasLandmark` leaves the middle free. */
export const BACKDROPS: Readonly<Record<Motif, (colours: Palette, draw: Draw, hasLandmark: boolean) => string>> = {
  beach: (colours, draw, hasLandmark) =>
    hills(colours.far, draw, 150) +
    path(`M0 ${GROUND - 34}h400v90H0z`, '#2e9fbf') +
    waves('#7fd0e0', GROUND - 22) +
    path(`M0 ${GROUND + 8}q110-26 220-2t180-6v50H0z`, '#f4dca8') +
    (hasLandmark ? '' : shore(colours, draw)) +
    palm(330, 120, -16, '#7a4a2b', '#1f7a4f') +
    palm(362, 88, 14, '#7a4a2b', '#2b8f5e'),
  mountains: (colours, draw) => {
    const first = 20 + draw(1) * 50;
    return (
      snowy(first, 190, 118, colours.far) +
      snowy(first + 120, 220, 146, colours.mid) +
      hills(colours.ground, draw, 176) +
      [20, 52, 88, 300, 334, 372].map((x, index) => fir(x, 214, 44 + draw(index) * 22, colours.near)).join('')
    );
  },
  city: (colours, draw, hasLandmark) =>
    skyline(colours.far, draw, 84, 0) +
    (hasLandmark ? '' : skyline(colours.mid, draw, 64, 7) + towers(colours, draw)) +
    floor(colours),
  sun: (colours, draw) =>
    path(`M0 160q90-44 190-8t210-20v110H0z`, '#f0bd78') +
    path(`M0 ${178 + draw(2) * 8}q120-34 240 0t160-16v90H0z`, '#dc9350') +
    palm(60, 96, 12, '#7a4a2b', '#3b8a5c') +
    palm(336, 110, -14, '#7a4a2b', '#2b7a4f') +
    path(`M0 214q140-26 400 4v30H0z`, colours.near),
  family: (colours, draw, hasLandmark) =>
    hills(colours.far, draw, 150) +
    hills(colours.ground, draw, 178) +
    (hasLandmark ? '' : wheel(130 + draw(1) * 60, 56, colours.near, colours.accent) + tent(270, colours)) +
    balloon(330, 60 + draw(2) * 20, colours.accent) +
    floor(colours),
};

/** One of the things that a coast is known by. */
function shore(colours: Palette, draw: Draw): string {
  const x = 70 + Math.round(draw(1) * 90);
  const boat = sail(x + 60, '#ffffff', colours.accent);
  const things = [
    () => boat,
    () => rock(x, colours) + lighthouse(x + 34, colours),
    () => boat + umbrella(x - 10, colours) + umbrella(x + 74, colours),
    () => village(x - 40, colours, draw),
    () => rock(x - 30, colours) + rock(x + 70, colours) + boat,
  ];
  return things[Math.floor(draw(12) * things.length * 0.999)]?.() ?? boat;
}

function rock(x: number, { near, mid }: Palette): string {
  return path(`M${x} 166q14-40 30-42t34 10 24 32z`, near) + path(`M${x + 40} 166q4-20 14-24t20 24z`, mid);
}

function lighthouse(x: number, { accent }: Palette): string {
  return (
    path(`M${x} 130l3-62h14l3 62z`, '#ffffff') +
    path(`M${x + 1} 112h18v-14h-17zM${x + 2} 84h16v-10h-15z`, accent) +
    path(`M${x} 68h20l-4-14h-12z`, accent)
  );
}

function umbrella(x: number, { accent, light }: Palette): string {
  return (
    lines(`M${x} 222v-42`, '#7a4a2b', 3) + dome(x - 30, 60, 24, accent, 184) + path(`M${x - 10} 184q10-46 20 0z`, light)
  );
}

/** White houses on a slope above the sea. */
function village(x: number, { ground, accent }: Palette, draw: Draw): string {
  const houses = Array.from({ length: 9 }, (_, index) => {
    const [left, bottom] = [x + 14 + (index % 5) * 26 + (index > 4 ? 12 : 0), index > 4 ? 126 : 152];
    const height = 18 + Math.round(draw(index + 14) * 14);
    return (
      box(left, 22, height, '#fdfaf3', bottom) + dome(left + 4, 14, index % 3 === 0 ? 8 : 0, accent, bottom - height)
    );
  });
  return path(`M${x - 30} 160q60-70 130-60t90 60z`, ground) + houses.join('');
}

function hills(fill: string, draw: Draw, top: number): string {
  const lift = Math.round(draw(top) * 16);
  return path(`M0 ${top + lift}q70-${30 + lift} 150-4t130-10 120 8v${240 - top}H0z`, fill);
}

function snowy(x: number, width: number, height: number, fill: string): string {
  const [tip, top] = [x + width / 2, GROUND + 10 - height];
  const cap = `M${tip} ${top}l${width * 0.13} ${height * 0.26}-${width * 0.06}-${height * 0.05}-${width * 0.06} ${height * 0.09}-${width * 0.07}-${height * 0.1}-${width * 0.06} ${height * 0.07}z`;
  return peak(x, width, height, fill, GROUND + 10) + path(cap, '#ffffff');
}

function waves(stroke: string, top: number): string {
  return lines(
    [0, 12]
      .map(
        (dy, row) => `M${row * 40 + 10} ${top + dy}q15-7 30 0t30 0 30 0M${row * 30 + 190} ${top + dy}q15-7 30 0t30 0`,
      )
      .join(''),
    stroke,
    2,
  );
}

function sail(x: number, fill: string, hull: string): string {
  const left = Math.round(x);
  return (
    path(`M${left} 150v-46l30 46zM${left - 4} 150v-36l-20 36z`, fill) + path(`M${left - 30} 154h66l-10 12h-46z`, hull)
  );
}

function skyline(fill: string, draw: Draw, height: number, seed: number): string {
  let x = -6;
  let d = '';
  for (let index = 0; x < 400; index += 1) {
    const width = 20 + Math.round(draw(seed + index) * 26);
    d += `M${x} ${GROUND}v-${Math.round(height * (0.45 + draw(seed + index + 40) * 0.75))}h${width}V${GROUND}z`;
    x += width + 2;
  }
  return path(d, fill);
}

function towers(colours: Palette, draw: Draw): string {
  const x = 120 + Math.round(draw(3) * 60);
  return (
    box(x, 26, 118, colours.near) +
    peak(x, 26, 26, colours.near, GROUND - 118) +
    box(x + 62, 34, 92, colours.near) +
    dome(x + 108, 54, 34, colours.near, GROUND - 44) +
    box(x + 108, 54, 44, colours.near) +
    path(
      `M${x + 8} 92h10v8h-10zM${x + 8} 112h10v8h-10zM${x + 70} 112h7v8h-7zM${x + 83} 112h7v8h-7zM${x + 70} 132h7v8h-7z`,
      colours.light,
    )
  );
}

function tent(x: number, colours: Palette): string {
  return (
    peak(x - 40, 80, 44, colours.accent, GROUND - 24) +
    box(x - 36, 72, 24, colours.light) +
    path(`M${x - 8} ${GROUND}v-24h16v24z`, colours.near)
  );
}

function balloon(x: number, y: number, fill: string): string {
  return (
    circle(x, y, 24, fill) +
    lines(`M${x - 14} ${y + 20}l9 22M${x + 14} ${y + 20}l-9 22`, '#5b4636', 1.5) +
    path(`M${x - 7} ${y + 42}h14v10h-14z`, '#5b4636')
  );
}

/** The street, square or river bank in front of a city. */
function floor(colours: Palette): string {
  return path(`M0 ${GROUND}h400v50H0z`, colours.ground) + path(`M0 ${GROUND + 16}h400v34H0z`, colours.near);
}
