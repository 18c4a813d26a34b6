import { takeSlowPatterns } from "./patterns.ts";
import type { Problem } from "./problem.ts";
import { below, type SchemaAt } from "./parts/schema-at.ts";

const HINT = "Write it so that a text matches in one way only, without a repetition inside a repetition.";

/** The position of a pattern: its own part, otherwise the first part, of which it is a condition or alternative. */
const partOf = (parts: readonly SchemaAt[], pattern: string): SchemaAt | undefined => {
  const own = parts.find(({ node }) => node["pattern"] === pattern);
  if (own) return below(own, {}, "pattern");
  const named = parts.find(({ node }) =>
    Object.hasOwn((node["patternProperties"] as object | undefined) ?? {}, pattern),
  );
  return named ? below(named, {}, "patternProperties", pattern) : parts[0];
};

/** Reports the patterns that ran out of time at this value. */
export const tellSlowPatterns = (
  parts: readonly SchemaAt[],
  { at, inferred }: Pick<Problem, "at" | "inferred">,
  tell: (problem: Problem) => void,
): void => {
  for (const pattern of takeSlowPatterns()) {
    const pointer = partOf(parts, pattern)?.pointer;
    tell({
      rule: "slow-pattern",
      at,
      severity: "error",
      inferred,
      message: `cannot be checked: its pattern ${pattern} runs out of time`,
      hint: HINT,
      breaks: false,
      ...(pointer !== undefined && { pointer }),
    });
  }
};
