/**
 * Rules that write a Latin spelling as most romanisations would meet: "Youssef", "Yusuf" and "Jusuf" come near each
 * other. For comparing only, never for showing. Order matters: longer groups first.
 */
const FOLDS: readonly (readonly [RegExp, string])[] = [
  [/shch|sch|sh|sz/g, 'S'],
  [/tsch|tch|ch|cz|cs/g, 'C'],
  [/ph/g, 'f'],
  [/ck|q|c(?![eiy])/g, 'k'],
  [/kh/g, 'h'],
  [/gh/g, 'g'],
  [/th/g, 't'],
  [/dj|dzh|zh|dh?z/g, 'j'],
  [/dh/g, 'd'],
  [/tz|ts|c/g, 's'],
  [/ks/g, 'x'],
  [/(?<=[aeiou])w(?![aeiouy])/g, 'v'],
  [/w/g, 'v'],
  [/ff?$/g, 'v'],
  [/(?<=[aeiou])h(?![aeiouy])/g, ''],
  [/oe|ue|oo|ou|o/g, 'u'],
  [/ae/g, 'a'],
  [/iya|ija|ia|ya|ja/g, 'ia'],
  [/ee|ie|iy|ii|yi|ij|y/g, 'i'],
  [/e/g, 'a'],
  [/(.)\1+/g, '$1'],
];

const folded = new Map<string, string>();
const REMEMBERED = 200_000;

/** The romanisation fold of a lower-case Latin word; digits pass. */
export function soundFold(latin: string): string {
  let fold = folded.get(latin);
  if (fold === undefined) {
    fold = latin;
    for (const [pattern, to] of FOLDS) fold = fold.replace(pattern, to);
    if (folded.size >= REMEMBERED) folded.clear();
    folded.set(latin, fold);
  }
  return fold;
}
