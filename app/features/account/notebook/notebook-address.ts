export const NOTEBOOK_PATH = '/user/notebook';
export const ADD_PATH = `${NOTEBOOK_PATH}/add`;

/** Returns the address of a passenger's form. */
export function editPath(id: string): string {
  return `${ADD_PATH}/${encodeURIComponent(id)}`;
}
