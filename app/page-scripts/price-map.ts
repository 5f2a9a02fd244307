/** Lets the map be zoomed and dragged, and names more cities where there is room for them. */
import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomTransform } from 'd3-zoom';
import {
  homeLabel,
  labelPrice,
  leastScale,
  placeLabels,
  type Box,
  type PlacedLabel,
} from '~/features/search/map/labels';

const MOST_ZOOM = 8;
const STEP = 1.8;
const RELOAD_MS = 2500;
/** Where the form has no visible button. */
const PHONE = '(max-width: 47.99em)';

type Spot = { x: number; y: number };
type City = Spot & { link: SVGGraphicsElement; text: SVGTextElement; lines: readonly [string, string] };

const frame = document.querySelector<HTMLElement>('[data-map]');
const svg = frame?.querySelector('svg');
const [zoomIn, zoomOut] = frame?.querySelectorAll<HTMLButtonElement>('[data-zoom] button') ?? [];
if (frame && svg && zoomIn && zoomOut) enhance(frame, svg, zoomIn, zoomOut);
for (const form of document.querySelectorAll<HTMLFormElement>('[data-sends-itself]'))
  form.addEventListener('change', () => matchMedia(PHONE).matches && form.requestSubmit());
if (frame && document.querySelector('[data-more]')) setTimeout(loadMore, RELOAD_MS, frame);

/** Reloads a page that misses prices, unless the visitor has begun to use it: then a link shows the rest. */
function loadMore({ dataset }: HTMLElement): void {
  const isUsed = 'zoomed' in dataset || window.scrollY > 0 || document.activeElement !== document.body;
  if (!isUsed) location.reload();
}

function enhance(frame: HTMLElement, svg: SVGSVGElement, zoomIn: HTMLButtonElement, zoomOut: HTMLButtonElement): void {
  const whole = { width: svg.viewBox.baseVal.width, height: svg.viewBox.baseVal.height };
  const land = svg.querySelector('[data-land]');
  const mark = svg.querySelector<SVGGElement>('g[data-x]');
  const home = mark && { ...spotOf(mark), name: mark.textContent ?? '' };
  const cities = [...svg.querySelectorAll<SVGGraphicsElement>('[data-city]')].flatMap(cityOf);
  let leastZoom = 1;
  /** Size of the frame that the picture fills; null before the first `fit`. */
  let filled: { width: number; height: number } | null = null;
  let current: ZoomTransform = zoomIdentity;

  const behaviour = zoom<SVGSVGElement, unknown>()
    // The wheel alone scrolls the page.
    .filter((event: MouseEvent) => !event.button && (event.type !== 'wheel' || event.ctrlKey || event.metaKey))
    .on('zoom', ({ transform }: D3ZoomEvent<SVGSVGElement, unknown>) => show(transform));
  const map = select(svg).call(behaviour);

  zoomIn.addEventListener('click', () => map.call(behaviour.scaleBy.bind(behaviour), STEP));
  zoomOut.addEventListener('click', () => {
    const { world } = zoomOut.dataset;
    if (world && isWhole(current)) location.assign(world);
    else map.call(behaviour.scaleBy.bind(behaviour), 1 / STEP);
  });
  const buttons = zoomIn.parentElement;
  buttons?.removeAttribute('hidden');
  frame.dataset.map = 'live';
  leaveScrolling(frame, () => isWhole(current));
  lightFromList(cities);
  new ResizeObserver(fit).observe(frame);

  /**
   * Fills the frame with the picture, with the departure in the middle. When the frame changes, because a phone turns or
   * hides its address bar, its middle and the zoom stay.
   */
  function fit(): void {
    const { clientWidth: width, clientHeight: height } = frame;
    const { x, y } = home ?? { x: whole.width / 2, y: whole.height / 2 };
    const middle: [number, number] = filled ? current.invert([filled.width / 2, filled.height / 2]) : [x, y];
    const zoomed = filled && !isWhole(current) ? current.k : 0;
    filled = { width, height };
    svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
    leastZoom = leastScale(whole, filled);
    behaviour
      .extent([
        [0, 0],
        [width, height],
      ])
      .translateExtent([
        [0, 0],
        [whole.width, whole.height],
      ]);
    behaviour.scaleExtent([leastZoom, MOST_ZOOM]);
    map
      .call(behaviour.scaleTo.bind(behaviour), Math.max(leastZoom, zoomed))
      .call(behaviour.translateTo.bind(behaviour), ...middle);
  }

  function show(transform: ZoomTransform): void {
    current = transform;
    land?.setAttribute('transform', transform.toString());
    const onScreen = ({ x, y }: Spot) => ({ x: Math.round(transform.applyX(x)), y: Math.round(transform.applyY(y)) });
    const homeAt = home && { ...onScreen(home), name: home.name };
    const size = { width: frame.clientWidth, height: frame.clientHeight };
    const points = cities.map((city) => ({ city, lines: city.lines, ...onScreen(city) }));
    const inside = points.filter(({ x, y }) => x >= 0 && y >= 0 && x <= size.width && y <= size.height);
    const { labels, covered } = placeLabels(inside, size, homeAt, buttons ? [boxOf(buttons)] : []);
    if (homeAt) moveHome(mark, homeAt, inside);
    const labelOf = new Map(labels.map((label) => [label.point, label]));
    for (const point of points) {
      move(point.city.link, point);
      setDisplay(point.city.link, !covered.has(point));
      name(point.city, point, labelOf.get(point));
    }
    frame.toggleAttribute('data-zoomed', !isWhole(transform));
    zoomIn.disabled = transform.k >= MOST_ZOOM;
    zoomOut.disabled = isWhole(transform) && !zoomOut.dataset.world;
  }

  /** Allows for rounding after zooming in and out. */
  function isWhole({ k }: ZoomTransform): boolean {
    return k <= leastZoom * 1.01;
  }
}

/** Leaves a finger that moves up or down on the whole map to the page, before d3-zoom takes it. */
function leaveScrolling(frame: HTMLElement, isWholeMap: () => boolean): void {
  let start: Touch | undefined;
  let isScrolling: boolean | undefined;
  const onStart = ({ touches }: TouchEvent) => {
    start = touches[0];
    isScrolling = touches.length === 1 && isWholeMap() ? undefined : false;
  };
  const onMove = (event: TouchEvent) => {
    const [finger] = event.touches;
    if (!start || !finger) return;
    // The first movement decides.
    isScrolling ??= Math.abs(finger.clientY - start.clientY) > Math.abs(finger.clientX - start.clientX);
    if (isScrolling) event.stopPropagation();
  };
  frame.addEventListener('touchstart', onStart, { capture: true, passive: true });
  frame.addEventListener('touchmove', onMove, { capture: true, passive: true });
}

/** Marks the city whose row in the list is under the pointer, also where its name has no room. */
function lightFromList(cities: readonly City[]): void {
  let lit: City | undefined;
  document.querySelector('tbody')?.addEventListener('pointerover', ({ target }) => {
    const code = target instanceof Element ? target.closest<HTMLElement>('tr[data-city]')?.dataset.city : undefined;
    const next = cities.find(({ link }) => link.dataset.city === code);
    if (next === lit) return;
    lit?.link.removeAttribute('data-lit');
    next?.link.setAttribute('data-lit', '');
    // The last element of a drawing lies above the others.
    next?.link.parentNode?.append(next.link);
    lit = next;
  });
}

function spotOf({ dataset }: SVGElement): Spot {
  return { x: Number(dataset.x), y: Number(dataset.y) };
}

/** Returns where an element lies in the frame. */
function boxOf({ offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight }: HTMLElement): Box {
  return { left, top, right: left + offsetWidth, bottom: top + offsetHeight };
}

function cityOf(link: SVGGraphicsElement): City[] {
  const text = link.querySelector('text');
  const [city, price] = text?.querySelectorAll('tspan') ?? [];
  return text && city
    ? [{ ...spotOf(link), link, text, lines: [city.textContent ?? '', price?.textContent ?? ''] }]
    : [];
}

function move(element: SVGElement, { x, y }: Spot): void {
  element.setAttribute('transform', `translate(${x} ${y})`);
}

function setDisplay(element: SVGElement, isShown: boolean): void {
  if (isShown) element.removeAttribute('display');
  else element.setAttribute('display', 'none');
}

/** Moves the departure, with its name beside the dots of the cheapest cities. */
function moveHome(mark: SVGGElement, at: Spot & { name: string }, points: readonly Spot[]): void {
  move(mark, at);
  const text = mark.querySelector('text');
  const { x, y, anchor } = homeLabel(at, points);
  if (text) setAll(text, { x, y, 'text-anchor': anchor });
}

/** Shows or hides the name of a city; a named one can be reached by keyboard. */
function name({ link, text, lines }: City, { x, y }: Spot, label: PlacedLabel<unknown> | undefined): void {
  if (label) link.removeAttribute('tabindex');
  else if (link.matches('a')) link.tabIndex = -1;
  setDisplay(text, label !== undefined);
  link.querySelector('rect')?.remove();
  if (!label) return;
  const own = { ...label, x: label.x - x, y: label.y - y };
  link.dataset.look = own.look;
  setAll(text, { 'text-anchor': own.anchor, y: own.y });
  const [first, second] = text.querySelectorAll('tspan');
  if (first) setAll(first, { x: own.x });
  if (!second) return;
  const price = labelPrice(own, lines[1]);
  for (const attribute of ['x', 'dx', 'dy']) second.removeAttribute(attribute);
  setAll(second, price.text);
  if (!price.chip) return;
  const chip = document.createElementNS(link.namespaceURI, 'rect') as SVGRectElement;
  setAll(chip, price.chip);
  text.before(chip);
}

function setAll(element: SVGElement, attributes: Record<string, string | number>): void {
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value));
}
