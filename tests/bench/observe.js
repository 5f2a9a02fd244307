/** Runs in a measured page before its scripts. A task blocks for as long as it takes beyond 50 ms. */
const seen = { paint: 0, blocked: 0, shift: 0 };
const each = (type, note) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
each('largest-contentful-paint', (entry) => (seen.paint = entry.startTime));
each('longtask', (entry) => (seen.blocked += Math.max(0, entry.duration - 50)));
each('layout-shift', (entry) => (seen.shift += entry.value));

window.seen = () => ({
  ...seen,
  bytes: [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].reduce(
    (sum, { transferSize }) => sum + transferSize,
    0,
  ),
});
