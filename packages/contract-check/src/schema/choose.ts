import type { Choice } from "./expand.ts";
import type { Problem } from "./problem.ts";
import type { SchemaAt } from "./schema-at.ts";

type Attempt = (branch: SchemaAt) => readonly Problem[];

const namedBy = ({ discriminator, branches }: Choice, value: unknown): SchemaAt | undefined => {
  if (!discriminator || typeof value !== "object" || value === null) return undefined;
  const name = (value as Record<string, unknown>)[discriminator.propertyName];
  if (typeof name !== "string") return undefined;
  const reference = discriminator.mapping[name] ?? `#/components/schemas/${name}`;
  return branches.find((it) => it.node["$ref"] === reference);
};

/** A value of another kind altogether weighs more than any number of wrong parts. */
const weight = (problems: readonly Problem[], at: string) =>
  problems.reduce((sum, it) => sum + (it.rule === "wrong-type" && it.at === at ? 10_000 : it.breaks ? 100 : 1), 0);

/** The alternative that a value was meant to be: the one its discriminator names, else the one with the least wrong. */
export const choose = (choice: Choice, value: unknown, at: string, attempt: Attempt): SchemaAt => {
  const named = namedBy(choice, value);
  if (named) return named;
  let best = choice.branches[0]!;
  let least = Infinity;
  for (const branch of choice.branches) {
    const found = weight(attempt(branch), at);
    if (found < least) [best, least] = [branch, found];
    if (found === 0) break;
  }
  return best;
};
