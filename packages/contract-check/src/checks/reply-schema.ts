import type { Contract, Media } from "../contract/contract.ts";
import type { SchemaAt } from "../schema/schema-at.ts";
import { isRefusal } from "./is-refusal.ts";

const REFUSAL = "#/components/schemas/Refusal";

/** The schema of a reply's body. A refusal at a status of success has its own, whatever the reply's is. */
export const replySchema = (
  contract: Contract,
  status: number,
  media: Media | undefined,
  value: unknown,
): SchemaAt | undefined => {
  const schemas = (contract.document["components"] as { schemas?: Record<string, unknown> } | undefined)?.schemas;
  if (status < 300 && isRefusal(value) && schemas?.["Refusal"])
    return { node: contract.resolve(REFUSAL), pointer: REFUSAL };
  return media?.schema && { node: media.schema, pointer: media.pointer };
};
