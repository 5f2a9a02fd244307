/** Names a train in the error summary, whose lines link to it. */
export const faultField = (segmentIndex: number) => `trains[${segmentIndex}]`;

/** A fault in the places of a train. A ready text; the section about the train shows it, with the way to change. */
export type TrainFault = { segmentIndex: number; message: string };
