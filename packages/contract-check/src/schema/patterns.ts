import { createContext, Script } from "node:vm";
import { quickLength } from "./backtracking.ts";

/** A regular expression of a contract. `source` is its text. */
export type Pattern = { source: string; test(text: string): boolean; toString(): string };

/** Milliseconds for one text. V8 checks the limit of a script also while it matches a regular expression. */
const LIMIT = 1000;
/** Number of texts after which a pattern that runs out of time is not tried any more. */
const PATIENCE = 3;
/** Number of remembered texts per pattern. */
const REMEMBERED = 2000;

const context = createContext({ run: () => undefined as unknown });
const script = new Script("run()");

/** The result of a function; undefined if it runs out of time. */
const within = (limit: number, run: () => boolean): boolean | undefined => {
  context["run"] = run;
  try {
    return script.runInContext(context, { timeout: limit }) as boolean;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_SCRIPT_EXECUTION_TIMEOUT") return undefined;
    throw error;
  }
};

let slow = new Set<string>();

/** The patterns that ran out of time since the last call. */
export const takeSlowPatterns = (): readonly string[] => {
  if (slow.size === 0) return [];
  const found = [...slow];
  slow = new Set();
  return found;
};

const made = (source: string): Pattern => {
  const expression = new RegExp(source);
  const quick = quickLength(source);
  const known = new Map<string, boolean | undefined>();
  let failures = 0;
  const guarded = (text: string): boolean => {
    if (known.size >= REMEMBERED) known.clear();
    if (!known.has(text) && failures < PATIENCE) {
      known.set(
        text,
        within(LIMIT, () => expression.test(text)),
      );
      if (known.get(text) === undefined) failures++;
    }
    const result = known.get(text);
    if (result === undefined) slow.add(source);
    return result ?? true;
  };
  return {
    source,
    test: (text) => (text.length <= quick ? expression.test(text) : guarded(text)),
    // Ajv distinguishes patterns by it.
    toString: () => String(expression),
  };
};

const patterns = new Map<string, Pattern>();

/**
 * Compiles a pattern of a contract. Whoever writes a contract or a text may be hostile: matching `^(a+)+$` takes longer
 * than anybody lives. A text for which the time runs out counts as a match; `takeSlowPatterns` names its pattern.
 */
export const patternOf = (source: string): Pattern => {
  const pattern = patterns.get(source) ?? made(source);
  patterns.set(source, pattern);
  return pattern;
};
