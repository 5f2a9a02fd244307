/** Draws the skyline of a city: always the same for the same city, taller for a bigger one. */
import type { City } from '../../world/places';
import { between, pick, share } from '../../world/seeded';

export const WIDTH = 1600;
export const HEIGHT = 600;
const GROUND = 470;

type Light = {
  sky: [string, string, string];
  sun: string;
  far: string;
  layers: [string, string, string];
  window: string;
  green: string;
};

/** Morning, noon, evening and night. */
const LIGHTS: readonly Light[] = [
  {
    sky: ['#6ea8dc', '#bfdcf2', '#fbe3c8'],
    sun: '#fff2cf',
    far: '#9fb9d3',
    layers: ['#8aa5c2', '#5f7fa3', '#35567d'],
    window: '#fbe9b7',
    green: '#3f7d64',
  },
  {
    sky: ['#4f9ed9', '#a5d3f0', '#eef8fd'],
    sun: '#fffbe6',
    far: '#a9c9dd',
    layers: ['#93b3c7', '#66899f', '#3c5f76'],
    window: '#dceef7',
    green: '#3f8a66',
  },
  {
    sky: ['#4b4a86', '#c9738a', '#ffc08a'],
    sun: '#ffe3a6',
    far: '#94658a',
    layers: ['#7d5384', '#583c70', '#33264f'],
    window: '#ffd98a',
    green: '#3d3f5c',
  },
  {
    sky: ['#141b3d', '#2d3a6b', '#6a6a97'],
    sun: '#f4f1dc',
    far: '#2f3a66',
    layers: ['#2a3562', '#1f294f', '#141b39'],
    window: '#ffdf8f',
    green: '#16243a',
  },
];

/** Returns an SVG document of WIDTH × HEIGHT. */
export function panorama(city: Pick<City, 'code' | 'population'>): string {
  const { code, population } = city;
  const light = pick(LIGHTS, 'light', code);
  // A million people have towers; a village has roofs.
  const size = Math.min(1, Math.max(0.15, Math.log10(population + 10) / 4));
  const sunX = Math.round(between(0.15, 0.85, 'sun', code) * WIDTH);
  const hasWater = share('water', code) > 0.4;
  const isHilly = share('hills', code) > 0.45;
  const [back, middle, front] = light.layers;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    '<defs><linearGradient id="sky" x2="0" y2="1">',
    ...light.sky.map((colour, at) => `<stop offset="${at * 0.45}" stop-color="${colour}"/>`),
    `</linearGradient><radialGradient id="glow"><stop stop-color="${light.sun}" stop-opacity=".75"/><stop offset="1" stop-color="${light.sun}" stop-opacity="0"/></radialGradient></defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>`,
    `<circle cx="${sunX}" cy="235" r="230" fill="url(#glow)"/><circle cx="${sunX}" cy="235" r="44" fill="${light.sun}"/>`,
    clouds(code, light.sun),
    isHilly ? ridge(code, light.far, 300, 130) : ridge(code, light.far, 400, 36),
    skyline(`${code} back`, back, 210 * size, light.window, 0.25),
    skyline(`${code} middle`, middle, 290 * size, light.window, 0.5),
    tower(code, front, 380 * size),
    skyline(`${code} front`, front, 150 * size + 20, light.window, 0.6),
    hasWater ? water(code, light) : park(code, light.green),
    '</svg>',
  ].join('');
}

function clouds(code: string, fill: string): string {
  return Array.from({ length: 5 }, (_, index) => {
    const x = Math.round(between(0, WIDTH, 'cloud x', code, index));
    const y = Math.round(between(50, 200, 'cloud y', code, index));
    const width = Math.round(between(120, 340, 'cloud', code, index));
    return `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${Math.round(width / 14)}" fill="${fill}" opacity=".28"/>`;
  }).join('');
}

function ridge(code: string, fill: string, top: number, height: number): string {
  const points = Array.from({ length: 17 }, (_, index) => {
    const y = Math.round(top + between(0, height, 'ridge', code, index));
    return `L${index * 100} ${y}`;
  });
  return `<path d="M0 ${GROUND}${points.join('')}V${GROUND}z" fill="${fill}" stroke="${fill}" stroke-width="28" stroke-linejoin="round"/>`;
}

/** A row of houses with windows, some of them lit. */
function skyline(key: string, fill: string, tallest: number, window: string, lit: number): string {
  const houses: string[] = [];
  const windows: string[] = [];
  for (let x = -30, index = 0; x < WIDTH; index += 1) {
    const width = Math.round(between(46, 118, key, 'width', index));
    const height = Math.round(tallest * between(0.32, 1, key, 'height', index) ** 1.6 + 30);
    const top = GROUND - height;
    const roof = pick(
      ['', `l${width / 2}-26 ${width / 2} 26`, `l${width} -18v18`, `h10v-12h${width - 20}v12h10`],
      key,
      'roof',
      index,
    );
    houses.push(`M${x} ${GROUND}V${top}${roof}H${x + width}V${GROUND}z`);
    for (let y = top + 16; y < GROUND - 16; y += 24) {
      for (let at = x + 10; at < x + width - 12; at += 18) {
        if (share(key, at, y) < lit * 0.7) windows.push(`M${at} ${y}h7v10h-7z`);
      }
    }
    x += width + Math.round(between(-6, 12, key, 'gap', index));
  }
  return `<path d="${houses.join('')}" fill="${fill}"/><path d="${windows.join('')}" fill="${window}" opacity=".55"/>`;
}

/** One of the things by which a skyline is known. */
function tower(code: string, fill: string, height: number): string {
  const x = Math.round(between(0.3, 0.7, 'tower', code) * WIDTH);
  const top = Math.round(GROUND - height - 40);
  const shapes = [
    `M${x - 34} ${GROUND}L${x - 5} ${top}v-60h10v60L${x + 34} ${GROUND}z`,
    `M${x - 40} ${GROUND}V${top + 40}q40-70 80 0V${GROUND}z`,
    `M${x - 26} ${GROUND}V${top + 70}h8V${top + 30}h8l10-80 10 80h8v40h8V${GROUND}z`,
    `M${x - 12} ${GROUND}V${top}h24V${GROUND}zM${x - 44} ${top + 50}h88l-22 34h-44zM${x - 3} ${top}v-70h6v70z`,
    `M${x - 70} ${GROUND}V${top + 130}q70-110 140 0V${GROUND}zM${x - 4} ${top + 76}v-50h8v50z`,
  ];
  return `<path d="${pick(shapes, 'sight', code)}" fill="${fill}"/>`;
}

function water(code: string, { sky, layers, sun }: Light): string {
  const glints = Array.from({ length: 46 }, (_, index) => {
    const x = Math.round(between(0, WIDTH, 'glint x', code, index));
    const y = Math.round(GROUND + 14 + between(0, 110, 'glint y', code, index));
    return `M${x} ${y}h${Math.round(between(24, 130, 'glint', code, index))}`;
  });
  return `<rect y="${GROUND}" width="${WIDTH}" height="${HEIGHT - GROUND}" fill="${sky[0]}"/><rect y="${GROUND}" width="${WIDTH}" height="${HEIGHT - GROUND}" fill="${layers[1]}" opacity=".45"/><path d="${glints.join('')}" stroke="${sun}" stroke-width="3" stroke-linecap="round" opacity=".35"/>`;
}

function park(code: string, green: string): string {
  const trees = Array.from({ length: 60 }, (_, index) => {
    const x = Math.round(between(-20, WIDTH, 'tree x', code, index));
    const radius = Math.round(between(16, 40, 'tree', code, index));
    return `<circle cx="${x}" cy="${GROUND + 26 - radius / 3}" r="${radius}"/>`;
  });
  return `<g fill="${green}">${trees.join('')}<path d="M0 ${HEIGHT}V${GROUND + 34}q400-36 800 0t800-6V${HEIGHT}z"/></g>`;
}
