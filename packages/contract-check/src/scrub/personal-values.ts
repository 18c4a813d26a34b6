/** Shorter texts are too common to be looked for elsewhere. */
const SHORTEST = 4;

const wordsOf = (text: string) => text.split(/[\s,;:!?"'()<>[\]{}/|]+/).filter((it) => it !== "");
/** A word as it is looked for: a full stop at its end is the sentence's. */
const bare = (word: string) => word.replace(/\.+$/, "").toLowerCase();

/** Values that stood in a field of personal data, to be found again wherever they are said. */
export type PersonalValues = {
  add(value: unknown): void;
  has(text: string): boolean;
  /** The text without any of them. */
  without(text: string): string;
};

/** Makes an empty collection. Values of several words are found by their first one. */
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
