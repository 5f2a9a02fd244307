export const NOTEBOOK_PATH = '/user/notebook';
export const ADD_PATH = `${NOTEBOOK_PATH}/add`;

/** Returns the address of a passenger's form. */
export function editPath(id: string): string {
  return `${ADD_PATH}/${encodeURIComponent(id)}`;
}

/** Returns the address where one more document of a passenger is added. */
export function addDocumentPath(passengerId: string): string {
  return `${editPath(passengerId)}/document`;
}

/** Returns the address of the form of a passenger's further document. */
export function documentPath(passengerId: string, id: string): string {
  return `${addDocumentPath(passengerId)}/${encodeURIComponent(id)}`;
}
