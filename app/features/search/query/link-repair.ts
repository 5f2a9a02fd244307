/** Repairs search links that feeds, mail programs and templates have damaged (docs/links.md, "Damaged links"). */

/**
 * Returns the parameters of a link as they were meant: `&amp;` between them, names and values that were encoded twice
 * (`route%255B0%255D`), and `route[]` or `route` without a number, which count in their order.
 */
export function repairedParameters(searchParams: URLSearchParams): URLSearchParams {
  const repaired = new URLSearchParams();
  let routeCount = 0;
  for (const [rawName, rawValue] of searchParams) {
    const name = decodedOnce(rawName.replace(/^(?:amp;)+/, ''));
    const isUnnumbered = name === 'route[]' || name === 'route';
    const repairedName = isUnnumbered ? `route[${routeCount++}]` : name;
    repaired.append(repairedName, holdsCodes(repairedName) ? decodedOnce(rawValue) : rawValue);
  }
  return repaired;
}

/** Codes and dates never hold a percent sign; other values, such as a filter, may. */
function holdsCodes(name: string): boolean {
  return /^(?:route\[\d+\]|childrenAges|from|to|origin(?:_iata)?|destination(?:_iata)?)$/.test(name);
}

function decodedOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
