/** Names a train in the error summary, whose lines link to it. */
export const faultField = (segmentIndex: number) => `trains[${segmentIndex}]`;
