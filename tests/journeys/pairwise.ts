/** The values of each factor, by its name. */
export type Factors = Readonly<Record<string, readonly string[]>>;
export type Row<F extends Factors> = { [Name in keyof F]: F[Name][number] };

/**
 * Makes rows in which every two values of two factors meet at least once: most faults need no more than two. Greedy
 * and deterministic.
 */
export function pairwise<F extends Factors>(factors: F): Row<F>[] {
  const names = Object.keys(factors);
  const unmet = new Set(
    names.flatMap((one, at) =>
      names
        .slice(at + 1)
        .flatMap((other) =>
          values(factors, one).flatMap((a) => values(factors, other).map((b) => pair(one, a, other, b))),
        ),
    ),
  );
  const rows: Row<F>[] = [];
  while (unmet.size > 0) {
    const [best] = allRows(factors)
      .map((row) => ({ row, met: pairsOf(row).filter((one) => unmet.has(one)) }))
      .sort((left, right) => right.met.length - left.met.length);
    if (!best || best.met.length === 0) throw new Error('a pair that no row has');
    for (const one of best.met) unmet.delete(one);
    rows.push(best.row as Row<F>);
  }
  return rows;
}

function allRows(factors: Factors): Record<string, string>[] {
  return Object.keys(factors).reduce<Record<string, string>[]>(
    (rows, name) => rows.flatMap((row) => values(factors, name).map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
}

function values(factors: Factors, name: string): readonly string[] {
  return factors[name] ?? [];
}

function pairsOf(row: Readonly<Record<string, string>>): string[] {
  const entries = Object.entries(row);
  return entries.flatMap(([one, a], at) => entries.slice(at + 1).map(([other, b]) => pair(one, a, other, b)));
}

function pair(one: string, a: string, other: string, b: string): string {
  return `${one}=${a} ${other}=${b}`;
}
