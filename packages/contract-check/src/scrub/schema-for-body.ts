import type { Side } from "../checks/watch.ts";
import type { Contract, Media, Operation } from "../contract/contract.ts";
import type { SchemaAt } from "../schema/schema-at.ts";

const REFUSAL = "#/components/schemas/Refusal";

const mediaOf = (operation: Operation, side: Side, status: number): Media | undefined => {
  const content =
    side.of === "request"
      ? operation.body?.content
      : [String(status), `${Math.floor(status / 100)}XX`, "default"]
          .map((it) => operation.replies.get(it))
          .find(Boolean);
  return [...(content?.values() ?? [])].find((it) => it.schema);
};

/** The schema that a body is scrubbed by; undefined when the contract has none for it. */
export const schemaForBody = (
  contract: Contract,
  operation: Operation,
  side: Side,
  status: number,
  value: unknown,
): SchemaAt | undefined => {
  const schemas = (contract.document["components"] as { schemas?: object } | undefined)?.schemas ?? {};
  const isRefusal = (value as { success?: unknown } | null)?.success === false;
  if (side.of === "reply" && status < 300 && isRefusal && "Refusal" in schemas)
    return { node: contract.resolve(REFUSAL), pointer: REFUSAL };
  const media = mediaOf(operation, side, status);
  return media?.schema && { node: media.schema, pointer: media.pointer };
};
