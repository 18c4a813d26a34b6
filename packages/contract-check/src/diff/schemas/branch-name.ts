import type { Choice } from "../../schema/parts/choice-of.ts";
import { mappedReference } from "../../schema/parts/discriminator.ts";
import type { SchemaAt } from "../../schema/parts/schema-at.ts";

/** The name of an alternative in reports: its discriminator value, name, title or position. */
export const branchName = (branch: SchemaAt, { branches, discriminator }: Choice): string => {
  const reference = branch.node["$ref"];
  const mapped = Object.entries(discriminator?.mapping ?? {}).find(([, it]) => mappedReference(it) === reference);
  if (mapped) return mapped[0];
  if (typeof reference === "string") return reference.split("/").at(-1)!;
  const { title, description } = branch.node as { title?: string; description?: string };
  return title ?? description ?? `alternative ${branches.indexOf(branch) + 1}`;
};
