import type { Compared, Step } from "./schemas/comparing.ts";
import type { Operand } from "./schemas/operand.ts";
import type { Side } from "./side.ts";

type Pair = Omit<Step, "where">;

/**
 * Whether pairs of schemas break or disturb, and what was found of them, each looked at once. A schema that contains itself is fine
 * as long as nothing else in it breaks: while it is looked at it counts as fine, and so does what was found fine by way of
 * that, until the outermost one is decided.
 */
export const verdicts = (keyOf: (pair: Pair, side: Side) => string, look: (pair: Pair, side: Side) => Compared) => {
  const decided = new Map<string, boolean>();
  const presumed = new Set<string>();
  const compared = new Map<string, Compared>();

  /** What was found while something is only presumed may depend on it, and is not kept. */
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
    const { found, below } = compared.get(key) ?? look(pair, side);
    const broken =
      found.some((it) => it.impact !== "compatible") || below.some((it) => breaks(it.base, it.revision, side));
    if (broken) {
      // Whatever was presumed on the way may have leant on this one.
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
