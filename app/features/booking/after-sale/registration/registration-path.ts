/** Returns the path of online registration after the sale. */
export function registrationPath(token: string): string {
  return `/postsales/${token}/online_reg`;
}

/** Returns the path of the boarding passes as one page that opens without a network. */
export function boardingPagePath(token: string): string {
  return `/postsales/${token}/boarding.html`;
}

/** Returns the path of a boarding pass as a PDF; without a passenger those of everybody on the flight. */
export function boardingPdfPath(token: string, segmentIndex: number, passengerIndex: number): string {
  return `/postsales/${token}/boarding.pdf?flight=${segmentIndex}&passenger=${passengerIndex}`;
}
