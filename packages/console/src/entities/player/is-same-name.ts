const wordsOf = (name: string): string =>
  name.normalize("NFKC").toLowerCase().split(/\s+/).filter(Boolean).toSorted().join(" ");

/** Whether two names have the same words, in any order and case: banks write the family name first. */
export const isSameName = (one: string, other: string): boolean => wordsOf(one) === wordsOf(other);
