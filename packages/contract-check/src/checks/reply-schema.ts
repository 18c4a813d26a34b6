import type { Contract, Media, Schema } from "../contract/contract.ts";
import type { SchemaAt } from "../schema/parts/schema-at.ts";
import { isRefusal } from "./is-refusal.ts";

const REFUSAL = "#/components/schemas/Refusal";

/** The refusal schema that replies need not describe themselves; empty if the contract has no such component. */
export const platformRefusal = (contract: Contract): Schema[] => {
  const schemas = (contract.document["components"] as { schemas?: Record<string, unknown> } | undefined)?.schemas;
  return schemas?.["Refusal"] ? [contract.resolve(REFUSAL)] : [];
};

/**
 * The schema of a reply's body. A refusal at a success status uses the refusal described beside the success, otherwise
 * the platform's refusal.
 */
export const replySchema = (
  contract: Contract,
  status: number,
  media: Media | undefined,
  value: unknown,
): SchemaAt | undefined => {
  if (status < 300 && isRefusal(value)) {
    if (media?.refusal) return media.refusal;
    const [node] = platformRefusal(contract);
    if (node) return { node, pointer: REFUSAL };
  }
  return media?.schema && { node: media.schema, pointer: media.pointer };
};
