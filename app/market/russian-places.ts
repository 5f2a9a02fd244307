/**
 * Checks whether a place of Russian texts is an island or a peninsula: "на Бали", and so not "из Бали".
 * @param locative the place where something is, with its preposition
 */
export function isIslandInRussian(locative: string | null | undefined): boolean {
  return locative?.startsWith('на ') ?? false;
}
