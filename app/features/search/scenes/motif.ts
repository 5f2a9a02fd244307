/** Kinds of land on the pictures of destinations. */
export const MOTIFS = ['beach', 'mountains', 'city', 'family', 'sun'] as const;
export type Motif = (typeof MOTIFS)[number];

export function isMotif(name: string | undefined): name is Motif {
  return MOTIFS.some((motif) => motif === name);
}

/** The most characteristic tag comes first. */
const MOTIF_OF_TAG: readonly (readonly [tag: string, motif: Motif])[] = [
  ['mountains', 'mountains'],
  ['beach', 'beach'],
  ['city_break', 'city'],
  ['warm_in_winter', 'sun'],
  ['family', 'family'],
];

/** Returns the land of a city by its tags, a skyline without any; prefers that of the chosen filter, if there is one. */
export function motifOf(chosenTag: string | null, tagCodes: readonly string[]): Motif {
  const chosen = MOTIF_OF_TAG.find(([tag]) => tag === chosenTag);
  return (chosen ?? MOTIF_OF_TAG.find(([tag]) => tagCodes.includes(tag)))?.[1] ?? 'city';
}
