/** Shorter texts are too common to search for. */
const SHORTEST = 4;

const wordsOf = (text: string) => text.split(/[\s,;:!?"'()<>[\]{}/|]+/).filter((it) => it !== "");
/** Normalizes a word: a full stop at its end belongs to the sentence. */
const bare = (word: string) => word.replace(/\.+$/, "").toLowerCase();

/** Values of personal fields, to be found elsewhere. */
export type PersonalValues = {
  add(value: unknown): void;
  has(text: string): boolean;
  /** Removes all of them from the text. */
  without(text: string): string;
};

/** Creates an empty collection. Values of several words are indexed by their first word. */
export const personalValues = (): PersonalValues => {
  const whole = new Set<string>();
  const byFirstWord = new Map<string, Set<string>>();
  const replaced = (text: string, value: string) => {
    const escaped = value.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return text.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "giu"), "removed");
  };
  return {
    add: (value) => {
      if (typeof value !== "string" || value.trim().length < SHORTEST) return;
      const text = value.trim();
      whole.add(text.toLowerCase());
      const first = bare(wordsOf(text)[0] ?? text);
      const others = byFirstWord.get(first) ?? new Set<string>();
      byFirstWord.set(first, others.add(text));
    },
    has: (text) => whole.has(text.trim().toLowerCase()),
    without: (text) => {
      let rest = text;
      for (const word of new Set(wordsOf(text).map(bare)))
        for (const value of byFirstWord.get(word) ?? []) rest = replaced(rest, value);
      return rest;
    },
  };
};
