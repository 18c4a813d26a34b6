import type { Compared, Step } from "./schemas/comparing.ts";
import type { Operand } from "./schemas/operand.ts";
import type { Side } from "./side.ts";

type Pair = Omit<Step, "where">;

/**
 * Caches comparison results per pair of schemas. A recursive schema is presumed compatible while it is being compared;
 * results based on that presumption are provisional until the outermost comparison is decided.
 */
export const verdicts = (keyOf: (pair: Pair, side: Side) => string, look: (pair: Pair, side: Side) => Compared) => {
  const decided = new Map<string, boolean>();
  const presumed = new Set<string>();
  const compared = new Map<string, Compared>();

  /** Results found under a presumption may depend on it and are not cached. */
  const remembered = (pair: Pair, side: Side): Compared => {
    const key = keyOf(pair, side);
    const before = compared.get(key);
    if (before) return before;
    const found = look(pair, side);
    if (presumed.size === 0) compared.set(key, found);
    return found;
  };

  const breaks = (base: Operand, revision: Operand, side: Side): boolean => {
    const pair = { base, revision };
    const key = keyOf(pair, side);
    const before = decided.get(key);
    if (before !== undefined) return before;
    if (presumed.has(key)) return false;
    const above = presumed.size;
    presumed.add(key);
    const { differences: found, below } = compared.get(key) ?? look(pair, side);
    const broken =
      found.some((it) => it.impact !== "compatible") || below.some((it) => breaks(it.base, it.revision, side));
    if (broken) {
      // Presumptions made during this comparison may have depended on it.
      for (const it of [...presumed].slice(above)) presumed.delete(it);
      decided.set(key, true);
    } else if (above === 0) {
      for (const it of presumed) decided.set(it, false);
      presumed.clear();
    }
    return broken;
  };
  return { breaks, remembered };
};
