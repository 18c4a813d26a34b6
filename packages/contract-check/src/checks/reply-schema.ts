import type { Contract, Media } from "../contract/contract.ts";
import type { SchemaAt } from "../schema/schema-at.ts";
import { isRefusal } from "./is-refusal.ts";

const REFUSAL = "#/components/schemas/Refusal";

/**
 * The schema of a reply's body. A refusal at a status of success has its own: the one that the reply describes beside
 * the success, or else the platform's.
 */
export const replySchema = (
  contract: Contract,
  status: number,
  media: Media | undefined,
  value: unknown,
): SchemaAt | undefined => {
  if (status < 300 && isRefusal(value)) {
    if (media?.refusal) return media.refusal;
    const schemas = (contract.document["components"] as { schemas?: Record<string, unknown> } | undefined)?.schemas;
    if (schemas?.["Refusal"]) return { node: contract.resolve(REFUSAL), pointer: REFUSAL };
  }
  return media?.schema && { node: media.schema, pointer: media.pointer };
};
