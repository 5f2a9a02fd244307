/** "AA1234567" → "•••• 4567": enough to tell one's own document by, of a short number no more than half. */
export function maskedNumber(number: string): string {
  const shown = Math.min(4, Math.floor(number.length / 2));
  return `•••• ${shown === 0 ? '' : number.slice(-shown)}`.trim();
}
