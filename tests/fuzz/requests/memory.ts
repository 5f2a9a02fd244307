/** Returns the heap bytes in use from a shop's metrics: the lowest of a few samples, because of garbage collection. */
export async function memoryOf(shopPort: number): Promise<number> {
  const looks: number[] = [];
  for (let look = 0; look < 5; look += 1) {
    const answer = await fetch(`http://localhost:${shopPort}/metrics`, { signal: AbortSignal.timeout(10_000) });
    const used = /^nodejs_heap_size_used_bytes (\S+)$/m.exec(await answer.text())?.[1];
    if (used === undefined) throw new Error('the metrics do not tell the heap');
    looks.push(Number(used));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return Math.min(...looks);
}
