import type { Choice } from "../../schema/parts/choice-of.ts";
import { mappedReference } from "../../schema/parts/discriminator.ts";
import type { SchemaAt } from "../../schema/parts/schema-at.ts";

/** What an alternative is called in a report: what its discriminator maps to it, its name, its words, or its place. */
export const branchName = (branch: SchemaAt, { branches, discriminator }: Choice): string => {
  const reference = branch.node["$ref"];
  const mapped = Object.entries(discriminator?.mapping ?? {}).find(([, it]) => mappedReference(it) === reference);
  if (mapped) return mapped[0];
  if (typeof reference === "string") return reference.split("/").at(-1)!;
  const { title, description } = branch.node as { title?: string; description?: string };
  return title ?? description ?? `alternative ${branches.indexOf(branch) + 1}`;
};
