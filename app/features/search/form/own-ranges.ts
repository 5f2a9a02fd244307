/** Choice of the form's tolerance that asks for ranges of days instead: the four fields. */
export const OWN_RANGES = 'range';
