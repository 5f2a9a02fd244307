/** What a rule says of an answer, and the points that it gives or takes. */
export type Verdict = { rule: string; result: string; points: number };
