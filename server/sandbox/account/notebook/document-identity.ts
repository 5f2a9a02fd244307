import type { DocumentDataWire } from '~/upstream/account/documents-contract';
import { ServiceFailure } from '../../service/failure';

/** Returns the identity of a document, whatever spelling its number was typed in. */
export function documentOf({ document_type, citizenship, passport_number }: DocumentDataWire): string {
  return `${document_type} ${citizenship} ${passport_number.replace(/[\s-]/g, '').toUpperCase()}`;
}

/** SQL: no passenger's first document is this one. Takes the account and the document. */
export const isFreeAmongFirst =
  'NOT EXISTS (SELECT 1 FROM account_passengers WHERE account_id = ? AND document = ? AND deleted_at IS NULL)';

/** SQL: no further document is this one. Takes the account and the document. */
export const isFreeAmongFurther =
  'NOT EXISTS (SELECT 1 FROM account_documents WHERE account_id = ? AND document = ? AND deleted_at IS NULL)';

/**
 * Runs a write that must not repeat a document.
 * @returns the number of rows written
 * @throws ServiceFailure AlreadyExistsError
 */
export async function noRepetition(write: () => Promise<{ rowsAffected: number }>): Promise<number> {
  try {
    return (await write()).rowsAffected;
  } catch (error) {
    if (String(error).includes('UNIQUE')) throw new ServiceFailure('AlreadyExistsError');
    throw error;
  }
}
