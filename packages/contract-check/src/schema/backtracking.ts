/** What bounds the work of a pattern: the number of ways in which its parts can share a text. */
type Effort = {
  /** Number of parts of variable length. */
  variable: number;
  /** A part of variable length, or a choice, is itself repeated: the ways multiply with every character. */
  isNested: boolean;
  isAnchored: boolean;
};

const TOKEN =
  /\\(?<reference>[1-9]|k)?.?|\[(?:\\.|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?|\)|\||[*+?]\??|\{\d+(?:,\d*)?\}\??|[^]/g;
const COUNT = /^\{(\d+)(,\d*)?\}/;

/** Measures a pattern by its quantifiers. A pattern with a reference back counts as nested. */
const effortOf = (source: string): Effort => {
  const open: boolean[] = [];
  const effort: Effort = { variable: 0, isNested: false, isAnchored: source.startsWith("^") };
  /** Whether the part before the next quantifier is a group with choices or parts of variable length. */
  let isManifold = false;
  for (const { 0: token, groups } of source.matchAll(TOKEN)) {
    const count = COUNT.exec(token);
    if (/^[*+?]/.test(token) || count) {
      const isRepeated = count ? Number(count[1]) > 1 || count[2] !== undefined : !token.startsWith("?");
      if (isManifold && isRepeated) effort.isNested = true;
      if (!count || count[2] !== undefined) {
        effort.variable++;
        open.fill(true);
      }
      continue;
    }
    isManifold = false;
    if (groups?.["reference"] !== undefined) effort.isNested = true;
    if (token.startsWith("(")) open.push(false);
    else if (token === ")") isManifold = open.pop() ?? false;
    else if (token === "|") {
      if (open.length === 0) effort.isAnchored = false;
      open.fill(true);
    }
  }
  return effort;
};

/** Maximum number of steps, a few hundredths of a second. */
const MOST = 1e7;

/**
 * Returns the length up to which texts are matched quickly by the backtracking of JavaScript, whatever they contain; 0 if
 * there is no such length.
 */
export const quickLength = (source: string): number => {
  const { variable, isNested, isAnchored } = effortOf(source);
  if (isNested) return 0;
  const degree = variable + (isAnchored ? 0 : 1);
  return degree === 0 ? Infinity : Math.floor(MOST ** (1 / degree)) - 1;
};
