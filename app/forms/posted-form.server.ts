import type { FieldFacts } from './fields.server';
import { typedText } from './typed-text';

/**
 * A posted form. Nobody reads a value by its name: `readSubmission` and `readFields` read the fields of a form, and
 * `matching` the few fields whose names come from a service.
 */
export class PostedForm {
  readonly #entries: readonly (readonly [string, FormDataEntryValue])[];

  /** @param entries names and values as the browser sent them, such as a FormData; none for an empty form */
  constructor(entries: Iterable<readonly [string, FormDataEntryValue]> = []) {
    this.#entries = [...entries];
  }

  /**
   * Returns the known names with their texts, cut to the length that is kept. Drops unknown names, files and all but the
   * first value of a repeated name, because an index of 99999 would make a list of that length.
   */
  admit(names: ReadonlyMap<string, FieldFacts>): FormData {
    const admitted = new FormData();
    for (const [name, value] of this.#entries) {
      const facts = names.get(name);
      if (!facts || typeof value !== 'string' || admitted.has(name)) continue;
      admitted.set(name, facts.isVerbatim ? value : typedText(value).slice(0, facts.kept));
    }
    return admitted;
  }

  /**
   * Returns the fields whose names the caller recognises, with all texts as posted; drops files. For choices whose names
   * come from a service, and for the reader that the search form shares with the browser. The caller limits the texts.
   */
  matching(isOwn: (name: string) => boolean): FormData {
    const found = new FormData();
    for (const [name, value] of this.#entries) if (typeof value === 'string' && isOwn(name)) found.append(name, value);
    return found;
  }
}
