import { createContext, useContext } from 'react';
import { fieldId } from './field-id';

/** Prefix of the ids inside; a dialog sets one, because the page behind may have fields of the same names. */
export const FieldScope = createContext('');

/** Returns a function from a field's name to its id in this part of the page. */
export function useFieldIds(): (name: string) => string {
  const scope = useContext(FieldScope);
  return (name) => scope + fieldId(name);
}
