/** Returns the path of a policy as a PDF; without a number those of the whole order. */
export function policyPath(token: string, number: string): string {
  return `/postsales/${token}/insurance.pdf?${new URLSearchParams({ policy: number }).toString()}`;
}
