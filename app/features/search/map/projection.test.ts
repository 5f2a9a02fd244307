import { describe, expect, it } from 'vitest';
import { OutlineWriter } from './outline';
import { mapView } from './projection.server';
import { boundsAround, boundsOf, REGIONS } from './regions';

const CITIES = {
  london: [-0.1, 51.5],
  newYork: [-74, 40.7],
  sydney: [151.2, -33.9],
  vladivostok: [131.9, 43.1],
  honolulu: [-157.9, 21.3],
} as const;

describe('the world', () => {
  const view = mapView(null);
  const at = Object.fromEntries(
    Object.entries(CITIES).map(([name, [longitude, latitude]]) => [name, view.place(longitude, latitude)]),
  );

  it('puts places in the right positions', () => {
    expect(at['newYork']!.x).toBeLessThan(at['london']!.x);
    expect(at['london']!.x).toBeLessThan(at['vladivostok']!.x);
    expect(at['sydney']!.y).toBeGreaterThan(at['london']!.y);
    expect(at['honolulu']!.x).toBeLessThan(at['newYork']!.x);
  });

  it('has the height of its content, and is small', () => {
    expect(view.height).toBeLessThan(540);
    expect(view.land.length).toBeLessThan(20_000);
    expect(view.land).toMatch(/^M\d+ \d+l/);
  });

  it('is drawn only once', () => expect(mapView(null)).toBe(view));
});

const LONDON = { latitude: 51.5, longitude: -0.1 };

it.each(REGIONS)('%s shows its land, and is small', (region) => {
  const view = mapView(boundsOf(region, LONDON));
  expect(view.land.length).toBeGreaterThan(1000);
  expect(view.land.length).toBeLessThan(40_000);
  const bounds = boundsOf(region, LONDON);
  if (!bounds) return;
  const east = bounds.east < bounds.west ? bounds.east + 360 : bounds.east;
  const middle = view.place((bounds.west + east) / 2, (bounds.south + bounds.north) / 2);
  expect(middle!.x).toBeCloseTo(view.width / 2, -1.5);
});

it('is never a low stripe beside a list: a wide part shows more to the north and south', () => {
  const wide = { west: 15, south: 35, east: 135, north: 62 };
  const small = mapView(wide, 'small');
  expect(small.height).toBeGreaterThanOrEqual(360);
  expect(small.height).toBeGreaterThan((mapView(wide).height * small.width) / mapView(wide).width);
  expect([small.place(75, 20), small.place(75, 70)]).not.toContain(null);
});

it('leaves out places outside of the picture', () => {
  const europe = mapView(boundsOf('europe', null));
  expect(europe.place(...CITIES.london)).not.toBeNull();
  expect(europe.place(...CITIES.sydney)).toBeNull();
  const oceania = mapView(boundsOf('oceania', null));
  expect(oceania.place(...CITIES.honolulu)).not.toBeNull();
  expect(oceania.place(...CITIES.sydney)).not.toBeNull();
});

describe('the part of the world around a departure', () => {
  it.each([
    ['London', LONDON, { west: -30, south: 28, east: 30, north: 64 }],
    ['Luton shares it', { latitude: 51.9, longitude: -0.4 }, { west: -30, south: 28, east: 30, north: 64 }],
    ['Sydney', { latitude: -33.9, longitude: 151.2 }, { west: 129, south: -44, east: 175, north: -8 }],
    ['Auckland', { latitude: -36.8, longitude: 174.8 }, { west: 152, south: -48, east: -160, north: -12 }],
  ])('is wider towards the equator: %s', (_name, home, bounds) => expect(boundsOf('near', home)).toEqual(bounds));

  it.each([
    ['Tromsø', 69.7, 18.9],
    ['Khatanga', 72, 102.5],
    ['Tiksi', 71.7, 128.9],
    ['Longyearbyen', 78.2, 15.5],
    ['Qaanaaq', 77.5, -69.4],
    ['Alert', 82.5, -62.3],
    ['Ushuaia', -54.8, -68.3],
    ['the far south', -77.8, 166.7],
    ['the pole', 90, 0],
  ])('contains it: %s', (_name, latitude, longitude) => {
    const bounds = boundsOf('near', { latitude, longitude })!;
    expect(bounds.north).toBeLessThanOrEqual(90);
    expect(bounds.south).toBeGreaterThanOrEqual(-90);
    expect(mapView(bounds).place(longitude, latitude)).not.toBeNull();
  });

  it('is one of few maps, wherever somebody asks from', () => {
    const asked = Array.from({ length: 40 }, (_, step) => ({ latitude: 50 + step / 10, longitude: 10 + step / 10 }));
    expect(new Set(asked.map((home) => JSON.stringify(boundsOf('near', home)))).size).toBeLessThanOrEqual(3);
  });

  it('is the world when the departure is nowhere', () => expect(boundsOf('near', null)).toBeNull());
});

describe('a view around points', () => {
  it.each([
    ['one city', [{ latitude: 41, longitude: 29 }], { west: 24, south: 36, east: 34, north: 46 }],
    [
      'several',
      [
        { latitude: 37, longitude: 31 },
        { latitude: 41, longitude: 43 },
      ],
      { west: 28, south: 34, east: 46, north: 44 },
    ],
    ['none', [], null],
    [
      'some on both sides of the date line',
      [
        { latitude: -37, longitude: 175 },
        { latitude: -44, longitude: -176 },
      ],
      null,
    ],
  ] as const)('fits %s', (_name, points, bounds) => expect(boundsAround(points)).toEqual(bounds));
});

describe('an outline', () => {
  const draw = (points: [number, number][]) => {
    const writer = new OutlineWriter();
    points.forEach(([x, y], index) => (index === 0 ? writer.moveTo(x, y) : writer.lineTo(x, y)));
    writer.closePath();
    return writer.path;
  };

  it.each<[string, [number, number][], string]>([
    [
      'whole units, relative',
      [
        [1.2, 1.4],
        [10.4, 1],
        [10, 9.6],
        [1, 10],
      ],
      'M1 1l9 0l0 9l-9 0z',
    ],
    [
      'points that fall together are one',
      [
        [0, 0],
        [0.4, 0.3],
        [9, 0],
        [9.2, 0.4],
        [9, 9],
        [0, 9],
      ],
      'M0 0l9 0l0 9l-9 0z',
    ],
    [
      'what is too small is left out',
      [
        [0, 0],
        [2, 0],
        [2, 2],
        [0, 2],
      ],
      '',
    ],
  ])('%s', (_name, points, path) => expect(draw(points)).toBe(path));
});
