/** The verdict of a rule on a response, with the points that it adds or subtracts. */
export type Verdict = { rule: string; result: string; points: number };
