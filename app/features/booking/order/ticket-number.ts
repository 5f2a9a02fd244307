/** Writes a number of an air ticket in its two parts, the carrier's code and the form: "925 7738044294". */
export function groupedTicketNumber(number: string): string {
  return number.replace(/^(\d{3})(\d{10})$/, '$1\u00a0$2');
}
