/** Returns true only for an explicit approval. @param body the fields of the form on the bank's page */
export function isApproval(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'decision' in body && body.decision === 'approve';
}
