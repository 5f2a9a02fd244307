/** Kinds of land on the pictures of destinations. */
export const MOTIFS = ['beach', 'mountains', 'city', 'family', 'sun', 'globe'] as const;
export type Motif = (typeof MOTIFS)[number];

export function isMotif(name: string | undefined): name is Motif {
  return MOTIFS.some((motif) => motif === name);
}
