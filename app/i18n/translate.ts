/** Returns the text of a key; `count` selects the plural form, other parameters fill `{{name}}`. */
export type Translate = (key: string, params?: Record<string, string | number>) => string;
