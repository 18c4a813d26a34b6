import type { Contract, Media, Schema } from "../contract/contract.ts";
import type { SchemaAt } from "../schema/parts/schema-at.ts";
import { isRefusal } from "./is-refusal.ts";

const REFUSAL = "#/components/schemas/Refusal";

/** The schema of a refusal that a reply need not describe itself; none where the contract has no such component. */
export const platformRefusal = (contract: Contract): Schema[] => {
  const schemas = (contract.document["components"] as { schemas?: Record<string, unknown> } | undefined)?.schemas;
  return schemas?.["Refusal"] ? [contract.resolve(REFUSAL)] : [];
};

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
    const [node] = platformRefusal(contract);
    if (node) return { node, pointer: REFUSAL };
  }
  return media?.schema && { node: media.schema, pointer: media.pointer };
};
