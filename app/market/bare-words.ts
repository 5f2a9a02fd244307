/** Words of place names that say nothing without a city, in the languages that name airports so: "City", "Nord". */
export const BARE_WORDS: ReadonlySet<string> = new Set(
  [
    'city county state island national international domestic regional municipal metropolitan memorial airport field',
    'central main new old downtown north south east west northeast northwest southeast southwest',
    'nord süd ost norte sur sud est ouest centro central centrale centraal zuid noord oost kuzey güney',
    'сити южный северный восточный западный центральный главный новый международный',
  ].flatMap((words) => words.split(' ')),
);
