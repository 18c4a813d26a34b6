/** Maximum nesting of a file's values; contracts have about 40 levels. */
const DEEPEST = 500;

/** Maximum number of values that the aliases of a file (`*name` in YAML) stand for, in addition to the written ones. */
const MOST = 500_000;

const insideOf = (node: object): object[] =>
  Object.values(node).filter((it): it is object => typeof it === "object" && it !== null);

type Open = { node: object; inside: object[]; size: number; height: number };

const opened = (node: object): Open => ({ node, inside: insideOf(node), size: Object.keys(node).length, height: 1 });

/**
 * Says why a parsed file is too much for programs that walk over it: nested too deeply, or with aliases that stand for
 * themselves or for too many values ("billion laughs"). Undefined if it is fine. Visits each shared value once.
 */
export const blowUp = (parsed: unknown): string | undefined => {
  if (typeof parsed !== "object" || parsed === null) return undefined;
  const known = new Map<object, { size: number; height: number }>();
  const open = new Set<object>([parsed]);
  const stack = [opened(parsed)];
  let written = 0;
  for (let here = stack.at(-1); here; here = stack.at(-1)) {
    const next = here.inside.pop();
    if (next === undefined) {
      const { node, size, height } = here;
      if (height > DEEPEST) return `is nested more than ${DEEPEST} levels deep`;
      known.set(node, { size, height });
      open.delete(node);
      written += Object.keys(node).length;
      stack.pop();
      const around = stack.at(-1);
      if (around) [around.size, around.height] = [around.size + size, Math.max(around.height, height + 1)];
      continue;
    }
    if (open.has(next)) return "has an alias that stands for itself";
    const before = known.get(next);
    if (before) {
      [here.size, here.height] = [here.size + before.size, Math.max(here.height, before.height + 1)];
      if (here.size - written > MOST) return `has aliases that stand for more than ${MOST} values`;
      continue;
    }
    open.add(next);
    stack.push(opened(next));
    if (stack.length > DEEPEST) return `is nested more than ${DEEPEST} levels deep`;
  }
  return undefined;
};
