import { describe, expect, it } from 'vitest';
import { BLEED, homeLabel, labelPrice, leastScale, placeLabels } from './labels';

const SIZE = { width: 400, height: 200 };

function point(x: number, y: number, name = 'Riga') {
  return { x, y, lines: [name, '40 €'] as const };
}

describe('labels', () => {
  it.each([
    ['right of its dot', point(200, 100), 'start'],
    ['left of it at the right edge', point(395, 100), 'end'],
    ['below it at the top, when it is too wide for a side', point(60, 5, 'Petropavlovsk'), 'middle'],
    ['above it at the bottom', point(60, 195, 'Petropavlovsk'), 'middle'],
  ] as const)('is placed %s', (_name, at, anchor) => {
    const size = anchor === 'middle' ? { width: 120, height: 200 } : SIZE;
    const [label] = placeLabels([at], size).labels;
    expect(label?.anchor).toBe(anchor);
    expect(label!.y).toBeGreaterThan(0);
    expect(label!.y).toBeLessThanOrEqual(size.height);
  });

  it('is centred beside its dot, with a second line and without', () => {
    const tops = ['40 €', ''].map((price) => {
      const at = { x: 200, y: 100, lines: ['Riga', price] as const };
      return placeLabels([at], SIZE).labels[0]!.y - 11;
    });
    expect(tops).toEqual([100 - 16, 100 - 7]);
  });

  it.each([
    [8, 'start'],
    [66, 'start'],
    [72, 'end'],
  ])('has room for a bold price beside the edge, with its dot at %i', (x, anchor) => {
    const right = { left: x + 8, top: 0, right: 400, bottom: 200 };
    const at = { x, y: 100, lines: ['Ош', '7 982 ₽'] as const };
    const [label] = placeLabels([at], SIZE, null, anchor === 'end' ? [right] : []).labels;
    expect(label?.anchor).toBe(anchor);
    const alone = placeLabels([at], SIZE, null, [right]).labels[0]?.anchor;
    expect(alone === 'end', 'left of its dot only where it fits').toBe(x >= 70);
  });

  it('never overlap each other or dots; the more important one wins', () => {
    const crowd = Array.from({ length: 200 }, (_, index) => ({
      ...point(20 + ((index * 73) % 360), 15 + ((index * 41) % 170)),
      index,
    }));
    const { labels, covered } = placeLabels(crowd, SIZE);
    expect(covered.size, 'no dot without a name').toBe(crowd.length - labels.length);
    expect(labels[0]?.point.index).toBe(0);
    expect(labels.length).toBeGreaterThan(5);
    expect(labels.length).toBeLessThan(crowd.length);
    const boxes = labels.map(({ x, y, anchor, look }) => {
      const isOneLine = look === 'line';
      const width = (isOneLine ? 8 : 4) * 7.2;
      const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
      return { left, right: left + width, top: y - 10, bottom: y + (isOneLine ? 2 : 16) };
    });
    boxes.forEach((a, index) => {
      for (const b of boxes.slice(index + 1)) {
        expect(a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom).toBe(true);
      }
    });
  });

  it('are one line where two have no room, and never the price alone', () => {
    const at = { x: 10, y: 20, lines: ['Riga', '40 €'] as const };
    expect(placeLabels([at], { width: 100, height: 40 }).labels).toMatchObject([{ look: 'chip' }]);
    expect(
      placeLabels([at], { width: 100, height: 34 }, null, [{ left: 0, top: 28, right: 100, bottom: 34 }]).labels,
    ).toMatchObject([{ look: 'line' }]);
    const narrow = placeLabels([{ ...at, lines: ['Petropavlovsk', '40 €'] as const }], { width: 60, height: 40 });
    expect(narrow).toMatchObject({ labels: [], covered: { size: 1 } });
  });

  it('stay clear of what lies over the map', () => {
    const buttons = { left: 350, top: 100, right: 400, bottom: 200 };
    const place = (x: number) => placeLabels([point(x, 150)], SIZE, null, [buttons]);
    expect(place(320).labels[0]?.anchor).toBe('end');
    expect(place(375)).toMatchObject({ labels: [], covered: { size: 1 } });
  });

  it('leave the dot and the name of the departure free', () => {
    const [label] = placeLabels([point(200, 100)], SIZE, { x: 212, y: 100, name: '' }).labels;
    expect(label?.anchor).toBe('end');
    const beside = point(185, 90);
    const cheaper = Array.from({ length: 5 }, (_, index) => point(20, 20 + 35 * index));
    const { covered } = placeLabels([...cheaper, beside], SIZE, { x: 200, y: 100, name: 'London' });
    expect(covered).toEqual(new Set([beside]));
  });

  it('leave the name of the departure where it hides the fewest of the cheapest cities', () => {
    const home = { x: 200, y: 100, name: 'New York' };
    const at = (...points: [number, number][]) =>
      homeLabel(
        home,
        points.map(([x, y]) => point(x, y)),
      );
    expect(at()).toEqual({ x: 0, y: -12, anchor: 'middle' });
    expect(at([185, 86])).toMatchObject({ anchor: 'middle', y: 20 });
    expect(at([185, 86], [190, 116])).toMatchObject({ anchor: 'start', x: 9 });
    const far = Array.from({ length: 5 }, (): [number, number] => [0, 0]);
    expect(at(...far, [185, 86]), 'a dearer city gives way').toMatchObject({ anchor: 'middle', y: -12 });
  });

  it('put the first prices on chips, of few cities a third', () => {
    const row = (count: number) => Array.from({ length: count }, (_, index) => point(20, 20 + 40 * index));
    const chips = (count: number) =>
      placeLabels(row(count), { width: 400, height: 2000 }).labels.filter(({ look }) => look === 'chip').length;
    expect([1, 4, 6, 40].map(chips)).toEqual([1, 2, 2, 5]);
    const unpriced = { ...point(20, 20), lines: ['Riga', ''] as const };
    expect(placeLabels([unpriced], SIZE).labels).toMatchObject([{ look: 'line' }]);
  });

  it.each([
    ['start', 10],
    ['middle', -20.5],
    ['end', -51],
  ] as const)('centre a price on its chip: %s', (anchor, left) => {
    const { text, chip } = labelPrice(
      { x: anchor === 'start' ? 10 : anchor === 'end' ? -10 : 0, y: 0, anchor, look: 'chip' },
      '$ 31',
    );
    expect(chip).toMatchObject({ width: 38 });
    expect(text.x).toBe(chip!.x + 19);
    expect(Math.abs(chip!.x - left)).toBeLessThan(4);
  });

  it('leave the dots of unnamed cities on a picture that cannot be zoomed, where nothing lies on them', () => {
    const crowd = [point(100, 100, 'Kazan'), point(106, 103, 'Perm'), point(80, 100, 'Samara')];
    const oneLine = [0, 108].map((top) => ({ left: 0, top, right: 400, bottom: top + 92 }));
    const covered = (keepsDots: boolean) =>
      [...placeLabels(crowd, SIZE, null, oneLine, keepsDots).covered].map(({ lines }) => lines[0]);
    expect(covered(false)).toEqual(['Perm', 'Samara']);
    expect(covered(true)).toEqual(['Perm']);
  });
});

describe('the least scale', () => {
  const picture = { width: 760, height: 660 };
  it.each([
    ['shows the whole picture in a frame of its shape', { width: 328, height: 320 }, 328 / 760],
    ['shows it over more land in a wide frame', { width: 720, height: 450 }, 450 / 660],
    ['fills a frame too wide for the land', { width: 1440, height: 320 }, 1440 / (760 + 2 * BLEED.x)],
    ['fills a narrow frame with a part of it', { width: 328, height: 640 }, 640 / 660],
  ])('%s', (_name, frame, scale) => expect(leastScale(picture, frame)).toBeCloseTo(scale));
});
